import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

const { color } = vars

/** Where the arrow is, a press opens and closes; it is no target of its own, since the whole field is one. */
export const arrow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  paddingInline: `${vars.space[4]} calc(${vars.space[12]} - 1px)`,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { ':disabled ~ &, [readonly] ~ &': { color: color.textFaint, cursor: 'default' } },
})
