import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  // A transparent border becomes a visible one in forced colours, where backgrounds are taken away.
  border: '1px solid transparent',
} as const

export const badge = componentStyle({
  ...pill,
  gap: vars.space[4],
  minBlockSize: '1.5rem',
  paddingInline: `calc(${vars.space[8]} - 1px)`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.caption,
})

export const tone = componentVariants({
  neutral: { backgroundColor: color.hover, color: color.textMuted },
  accent: { backgroundColor: color.accentSoft, color: color.accentText },
  ai: { backgroundColor: color.aiSoft, color: color.aiText },
  success: { backgroundColor: color.successSoft, color: color.success },
  warning: { backgroundColor: color.warningSoft, color: color.warning },
  danger: { backgroundColor: color.dangerSoft, color: color.danger },
})

export const count = componentStyle({
  ...pill,
  minInlineSize: '1.25rem',
  minBlockSize: '1.25rem',
  paddingInline: `calc(${vars.space[6]} - 1px)`,
  borderRadius: vars.radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: vars.text.meta,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.meta,
})

export const aiBadge = componentStyle({
  ...pill,
  gap: vars.space[4],
  minBlockSize: '1.25rem',
  paddingInline: `calc(${vars.space[8]} - 1px)`,
  borderRadius: vars.radius.pill,
  backgroundColor: color.aiSoft,
  color: color.aiText,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
})

export const verified = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  verticalAlign: 'middle',
  color: color.verified,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})
