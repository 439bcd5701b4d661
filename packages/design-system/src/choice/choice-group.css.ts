import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const group = componentStyle({ minInlineSize: 0 })

export const label = componentStyle({
  marginBlockEnd: vars.space[6],
  fontSize: vars.text.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
})

export const items = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '[data-orientation=horizontal] > &': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[24] },
  },
})
