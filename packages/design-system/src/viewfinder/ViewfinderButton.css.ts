import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

const { color } = vars

export const button = componentStyle({ position: 'relative' })

/** A number at its corner. */
export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineEnd: -2,
  minInlineSize: rem(18),
  paddingInline: vars.space[4],
  borderRadius: vars.radius.pill,
  background: color.text,
  color: color.canvas,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: rem(18),
  textAlign: 'center',
})
