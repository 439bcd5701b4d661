import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

/** One line that takes several where it is narrow, or a column. */
export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', inlineSize: 'fit-content' } },
})
