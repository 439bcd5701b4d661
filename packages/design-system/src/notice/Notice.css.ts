import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color, space } = vars

export const notice = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  // Where the words would have less room than for eight letters, what can be done about it stands below them.
  flexWrap: 'wrap',
  gap: `0 ${space[12]}`,
  minBlockSize: '3rem',
  paddingBlock: 5,
  paddingInline: 14,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  color: color.text,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
})

/** Colour on icon, and in danger on the words too: each pair has 4.5:1. */
export const tone = componentVariants({
  info: { background: color.sunken },
  success: { background: color.sunken },
  warning: { background: color.warningSoft },
  danger: { background: color.dangerSoft, color: color.danger },
  // One pixel all round and three at the start: the sign of AI.
  ai: { borderColor: color.aiBorder, borderInlineStartWidth: 3 },
})

export const icon = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  paddingBlock: space[8],
  color: color.textMuted,
  selectors: {
    '[data-tone=success] > &': { color: color.success },
    '[data-tone=warning] > &': { color: color.warning },
    '[data-tone=danger] > &': { color: 'inherit' },
    '[data-tone=ai] > &': { color: color.aiText },
  },
})

export const text = componentStyle({
  flex: '1 1 8em',
  minInlineSize: 0,
  paddingBlock: space[8],
  overflowWrap: 'anywhere',
})

export const action = componentStyle({
  flex: 'none',
  minBlockSize: '2.25rem',
  marginInline: 'auto -8px',
  paddingInline: space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
  '@media': {
    [media.coarse]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
})
