import { frameStates } from '../input/frame-states.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars

/** The frame of every field: its segments stand deeper in it than one control would. */
export const frame = componentStyle({
  boxSizing: 'border-box',
  selectors: {
    '&:has(input:focus)': frameStates.focus,
    '&&:has([aria-invalid=true])': frameStates.invalid,
    '&:has([aria-invalid=true]:focus)': frameStates.invalidFocus,
    '&:has(input:is(:disabled, [readonly]))': frameStates.still,
    '&:has(input:disabled)': frameStates.off,
  },
})

export const segments = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingInlineStart: `calc(${vars.space[8]} - 1px)`,
  fontVariantNumeric: 'tabular-nums',
})

export const run = componentStyle({ display: 'inline-flex', alignItems: 'center' })

export const literal = componentStyle({ color: color.textMuted, whiteSpace: 'pre' })

export const segment = componentStyle({
  boxSizing: 'border-box',
  // 28 px, so that it can be pressed, in a field that is pressed as a whole.
  minBlockSize: '1.75rem',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'center',
  caretColor: 'transparent',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    // What is selected is the whole of the segment that has the focus, and drawn as that.
    // What was selected stays so where the focus is gone, and is then read like the others.
    '&::selection': { background: 'transparent' },
    '&:focus::selection': { color: color.onAccent },
    '&:focus': { background: color.accent, color: color.onAccent, outline: '2px solid transparent', outlineOffset: -2 },
    '&:focus::placeholder': { color: color.onAccent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:focus': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:focus::placeholder': { color: 'HighlightText' },
        '&:focus::selection': { color: 'HighlightText' },
      },
    },
  },
})

/** Never less than 24 px (WCAG 2.5.8). */
const twoDigits = { inlineSize: 'max(1.5rem, 2ch + 0.25rem)' }

/** As wide as what can stand in them, with room around it. */
export const widths = componentVariants({
  year: { inlineSize: 'calc(4ch + 0.375rem)' },
  // Two m are wider than two digits.
  month: { inlineSize: 'calc(2ch + 0.5rem)' },
  day: twoDigits,
  hour: twoDigits,
  minute: twoDigits,
  dayPeriod: { inlineSize: 'calc(4ch + 0.25rem)', paddingInlineStart: '0.125rem', textAlign: 'start' },
})

export const open = componentStyle({ marginInline: vars.space[4] })

/** As wide as the calendar in it. */
export const popover = componentStyle({ selectors: { '&&': { inlineSize: 'fit-content', padding: vars.space[12] } } })
