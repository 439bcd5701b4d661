import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

const line = vars.leading.post
const around = `calc(2 * (${vars.space[12]}))`

export const textarea = componentStyle({
  display: 'block',
  minBlockSize: `calc(var(--textarea-rows, 1) * ${line} + ${around})`,
  maxBlockSize: `calc(var(--textarea-max-rows, 1000) * ${line} + ${around})`,
  margin: 0,
  padding: `calc(${vars.space[12]} - 1px)`,
  resize: 'vertical',
  textWrap: 'pretty',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
})

/** Where `field-sizing` is missing, `useGrowingHeight` sets the height instead. */
export const autosize = componentStyle({
  resize: 'none',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
})
