import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants } from '../theme/style.ts'

const line = componentStyle({
  flexShrink: 0,
  margin: 0,
  border: 0,
  borderColor: vars.color.border,
  borderStyle: 'solid',
})

export const separator = componentVariants({
  horizontal: { borderBlockStartWidth: 1, inlineSize: '100%' },
  vertical: { borderInlineStartWidth: 1, alignSelf: 'stretch' },
})

export { line }
