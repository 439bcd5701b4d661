import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
const thumb = '1.25rem'
const half = '0.625rem'

export const slider = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
})

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
})

export const label = componentStyle({ minInlineSize: 0, fontWeight: vars.weight.medium })

export const shown = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // A number and its unit stay in their own order, whatever the page's direction.
  unicodeBidi: 'plaintext',
})

export const rail = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // WCAG 2.5.8: a press above or below the thumb counts.
  blockSize: '1.5rem',
  selectors: {
    // The ring goes round the thumb, which no selector reaches in every browser: it is drawn where the thumb is.
    '&:has(:focus-visible)::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(var(--slider) * (100% - ${thumb}))`,
      inlineSize: thumb,
      blockSize: thumb,
      marginBlock: 'auto',
      borderRadius: vars.radius.pill,
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.coarse]: { blockSize: '2.75rem' } },
})

/** From the middle of the thumb at one end to its middle at the other, so that the fill ends where the thumb is. */
const track = {
  position: 'absolute',
  insetInline: half,
  blockSize: 4,
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
} as const

export const whole = componentStyle({
  ...track,
  background: color.border,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})

const part = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 'inherit',
} as const

export const buffered = componentStyle({
  ...part,
  inlineSize: 'calc(var(--slider-buffered) * 100%)',
  background: color.borderControl,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
})

export const fill = componentStyle({
  ...part,
  inlineSize: 'calc(var(--slider) * 100%)',
  background: color.accent,
  selectors: { ':has(~ input:disabled) > &': { background: color.accentDisabled } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { ':has(~ input:disabled) > &': { background: 'GrayText' } },
    },
  },
})

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: thumb,
  border: `2px solid ${color.accent}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  cursor: 'grab',
} as const
const off = { borderColor: color.accentDisabled, cursor: 'default' } as const
const wrong = { borderColor: color.danger } as const
const system = { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Canvas' } as const

/** The native range lies over the drawn track: it takes the finger, the keys and the focus, and draws the thumb. */
export const input = componentStyle({
  appearance: 'none',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  outline: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&:disabled': { cursor: 'default' },
    // A selector that one browser does not know makes it drop the whole rule: one rule for each.
    '&::-webkit-slider-thumb': { ...knob, WebkitAppearance: 'none' },
    '&::-moz-range-thumb': knob,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:disabled::-webkit-slider-thumb': off,
    '&:disabled::-moz-range-thumb': off,
    '&[aria-invalid=true]::-webkit-slider-thumb': wrong,
    '&[aria-invalid=true]::-moz-range-thumb': wrong,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': system,
        '&::-moz-range-thumb': system,
        '&:disabled::-webkit-slider-thumb': { borderColor: 'GrayText' },
        '&:disabled::-moz-range-thumb': { borderColor: 'GrayText' },
      },
    },
  },
})

/** One mark for each step, from the first to the last. */
export const ticks = componentStyle({
  vars: { '--slider-to': 'to right', '--slider-tick': color.borderControl },
  blockSize: 4,
  marginBlockStart: -2,
  marginInline: `calc(${half} - 0.5px)`,
  background: `repeating-linear-gradient(var(--slider-to), var(--slider-tick) 0 1px, transparent 1px calc((100% - 1px) / var(--slider-steps)))`,
  selectors: { '&:dir(rtl)': { vars: { '--slider-to': 'to left' } } },
  pointerEvents: 'none',
  '@media': {
    // Under the thumb, not under the 44 px that a finger gets.
    [media.coarse]: { marginBlockStart: '-0.75rem' },
    [media.forcedColors]: { forcedColorAdjust: 'none', vars: { '--slider-tick': 'CanvasText' } },
  },
})
