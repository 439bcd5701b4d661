import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants } from '../theme/style.ts'

export const counter = componentStyle({
  flexShrink: 0,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.caption,
})

export const states = componentVariants({
  room: { color: vars.color.textMuted },
  near: { color: vars.color.warning, fontWeight: vars.weight.medium },
  over: { color: vars.color.danger, fontWeight: vars.weight.semibold },
})
