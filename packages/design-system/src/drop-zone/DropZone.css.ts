import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color, space } = vars
const over = '&[data-over]'

/** A frame of dashes: a place for something. What may be taken and is held over it fills it. */
export const dropZone = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  padding: space[24],
  border: `2px dashed ${color.borderControl}`,
  borderRadius: vars.radius.sheet,
  color: color.textMuted,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  selectors: {
    [over]: { borderStyle: 'solid', borderColor: color.accent, background: color.accentSoft, color: color.text },
    '&[data-disabled]': { borderColor: color.border, color: color.onDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [over]: { borderColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})
