import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

const { color } = vars

export const label = componentStyle({ display: 'block', fontSize: vars.text.control, lineHeight: vars.leading.control })

export const name = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space[8],
  fontWeight: vars.weight.semibold,
})

export const select = componentStyle({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: rem(44),
  paddingInline: `${vars.space[12]} ${vars.space[40]}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: vars.text.label,
  textOverflow: 'ellipsis',
  selectors: { '&:disabled': { borderColor: color.border, color: color.onDisabled } },
})

export const frame = componentStyle({ position: 'relative', display: 'block' })

export const mark = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[12],
  marginBlock: 'auto',
  color: color.textMuted,
  pointerEvents: 'none',
})
