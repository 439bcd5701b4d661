import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
const on = '&[aria-pressed=true]'

/** Over the looks of a button. What is pressed has a thicker edge as well: colour alone tells nobody. */
export const toggle = componentStyle({
  fontWeight: vars.weight.medium,
  selectors: {
    [on]: {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      background: color.accentSoft,
      color: color.accentText,
    },
    [`${on}:disabled`]: {
      borderColor: color.border,
      boxShadow: `inset 0 0 0 1px ${color.border}`,
      color: color.onDisabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [on]: { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
        [`${on}:disabled`]: { borderColor: 'GrayText', boxShadow: 'none', background: 'Canvas', color: 'GrayText' },
      },
    },
  },
})

/** An icon alone: as wide as high. */
export const square = componentStyle({
  inlineSize: vars.control.sm,
  paddingInline: 0,
  '@media': { [media.coarse]: { inlineSize: '2.75rem' } },
})
