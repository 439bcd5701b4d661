import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

/** A tick of 2 px with round ends, in parts of its box, so that it grows with the text and needs no picture. */
export const tick =
  'polygon(30% 46.6%, 41.25% 57.9%, 70% 29.2%, 73.3% 27.7%, 78.1% 32.5%, 76.7% 35.8%, 44.5% 68%, 41.25% 69.4%, 38% 68%, 23.3% 53.4%, 21.9% 50%, 26.7% 45.2%)'

export const frame = componentStyle({ display: 'inline-flex', verticalAlign: 'middle' })

/** 32 px high with one line; a finger gets 44. */
export const row = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  paddingBlock: vars.space[6],
  color: color.text,
  cursor: 'pointer',
  '@media': { [media.coarse]: { paddingBlock: vars.space[12] } },
  selectors: { '&:has(> :disabled)': { cursor: 'default' } },
})

export const rowEnd = componentStyle({
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: '0.3125rem',
  '@media': { [media.coarse]: { paddingBlock: '0.5625rem' } },
})

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const label = componentStyle({
  fontSize: vars.text.label,
  lineHeight: vars.leading.label,
  selectors: { '&:not(:only-child)': { fontWeight: vars.weight.medium } },
})

export const description = componentStyle({
  color: color.textMuted,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  textWrap: 'pretty',
})

// Not `:indeterminate` alone: that is what each radio is, too, while none of its group is chosen.
const on = ':is(:checked, [type=checkbox]:indeterminate)'
const wrong = ':is([aria-invalid=true], [data-invalid])'

/** A box or circle of 20 px, and the mark in it. The input draws itself: nothing stands over it or beside it. */
export const box = componentStyle({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.onAccent,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fade} ${vars.ease.out}, border-color ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: -1,
      background: 'currentColor',
      clipPath: tick,
      opacity: 0,
      transition: `opacity ${vars.duration.press} linear`,
    },
    [`&${on}::before`]: { opacity: 1 },
    [`&${on}`]: { borderColor: color.accent, backgroundColor: color.accent },
    [`&${wrong}`]: { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    [`&${wrong}${on}`]: { backgroundColor: color.danger, color: color.onDanger },
    '&:disabled': { borderColor: color.border, boxShadow: 'none', backgroundColor: color.sunken },
    [`&:disabled${on}`]: {
      borderColor: color.accentDisabled,
      backgroundColor: color.accentDisabled,
      color: color.onAccentDisabled,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`:hover > &:enabled:not(${wrong})`]: { borderColor: color.text },
        [`:hover > &:enabled${on}:not(${wrong})`]: {
          borderColor: color.accentHover,
          backgroundColor: color.accentHover,
        },
      },
    },
    [media.coarse]: { selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.8125rem' } } },
    // Said by the system's colours, border and mark; the repeated class outweighs the hover above.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      outlineColor: 'Highlight',
      selectors: {
        '&&&&': { borderColor: 'ButtonBorder', boxShadow: 'none', backgroundColor: 'Canvas', color: 'Canvas' },
        [`&&&&${on}`]: { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        [`&&&&${wrong}`]: { borderWidth: 3 },
        '&&&&:disabled': { borderColor: 'GrayText' },
        [`&&&&:disabled${on}`]: { borderColor: 'GrayText', backgroundColor: 'GrayText' },
      },
    },
  },
})
