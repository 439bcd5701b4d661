import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: rem(44),
})

export const body = componentStyle({ flex: 1, minInlineSize: 0 })

export const text = componentStyle({
  margin: 0,
  marginBlockEnd: vars.space[8],
  fontSize: vars.text.control,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.control,
  textWrap: 'pretty',
})

export const strong = componentStyle({ fontWeight: vars.weight.medium })
export const muted = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.caption })
