import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
/** What is pressed and what is drawn are as wide as one another; whoever draws ends of its own says how wide they are. */
const thumb = 'var(--slider-thumb, 1.25rem)'
/** WCAG 2.5.8: what a thumb may go to is no smaller, however little that is. */
const target = '1.5rem'
const half = `calc(${thumb} / 2)`
/** From the middle of the thumb at one end to its middle at the other. */
const length = `(100% - ${thumb})`
const vertical = '[data-orientation=vertical] &'

export const slider = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&[data-orientation=vertical]': { display: 'inline-flex', alignItems: 'center', gap: vars.space[8] } },
})

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  selectors: { [vertical]: { flexDirection: 'column', alignItems: 'center', gap: 0, textAlign: 'center' } },
})

export const label = componentStyle({ minInlineSize: 0, fontWeight: vars.weight.medium })

export const shown = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // A number and its unit stay in their own order, whatever the page's direction.
  unicodeBidi: 'plaintext',
  selectors: { [vertical]: { marginInlineStart: 0 } },
})

/** The rail and its marks. Standing up it is a line of text that is written upwards: lengths along it are inline sizes in both cases. */
export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    [vertical]: { flex: '1 1 10rem', writingMode: 'vertical-lr', direction: 'rtl' },
    // Its marks lie where reading goes to.
    '[data-orientation=vertical]:dir(rtl) > &': { writingMode: 'vertical-rl' },
  },
})

export const rail = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // A press above or below the thumb counts.
  blockSize: target,
  '@media': { [media.coarse]: { blockSize: '2.75rem' } },
})

/** As long as the thumb's middle goes, so that the fill ends where the thumb is. */
export const whole = componentStyle({
  position: 'absolute',
  insetInline: half,
  blockSize: 4,
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
  background: color.border,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})

const part = {
  position: 'absolute',
  insetBlock: 0,
  borderRadius: 'inherit',
} as const

export const buffered = componentStyle({
  ...part,
  insetInlineStart: 0,
  inlineSize: 'calc(var(--slider-buffered) * 100%)',
  background: color.borderControl,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
})

const isOff = ':has(~ :disabled, ~ * :disabled) > &'

export const fill = componentStyle({
  ...part,
  insetInlineStart: 'calc(var(--slider-from, 0) * 100%)',
  inlineSize: 'calc((var(--slider) - var(--slider-from, 0)) * 100%)',
  background: color.accent,
  selectors: { [isOff]: { background: color.accentDisabled } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { [isOff]: { background: 'GrayText' } },
    },
  },
})

const fromStart = `min(var(--slider-least, 0) * ${length}, 100% - ${target})`
const longEnough = `max((var(--slider-most, 1) - var(--slider-least, 0)) * ${length} + ${thumb}, ${target})`

/** The native range lies over the drawn track, on the part of it that its thumb may go to. Its own thumb is there to be pressed. */
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: fromStart,
  inlineSize: longEnough,
  blockSize: '100%',
  margin: 0,
  background: 'none',
  outline: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    // By their sides and not by their text's: WebKitGTK has no range whose text runs upwards.
    [vertical]: {
      insetBlock: 'auto',
      insetInline: 'auto',
      left: 0,
      bottom: fromStart,
      width: '100%',
      height: longEnough,
      touchAction: 'pan-x',
    },
    // Drawn as the system likes (SliderThumb): it is pressed and not seen.
    [`${vertical}[data-lying]`]: { opacity: 0 },
    '&:disabled': { cursor: 'default' },
    '&[aria-readonly=true]': { pointerEvents: 'none' },
    // A selector that one browser does not know makes it drop the whole rule: one rule for each.
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      WebkitAppearance: 'none',
      inlineSize: thumb,
      blockSize: thumb,
      background: 'none',
      cursor: 'grab',
    },
    '&::-moz-range-thumb': {
      inlineSize: thumb,
      blockSize: thumb,
      border: 0,
      background: 'none',
      cursor: 'grab',
    },
    '&::-moz-range-track': { background: 'none' },
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:disabled::-webkit-slider-thumb': { cursor: 'default' },
    '&:disabled::-moz-range-thumb': { cursor: 'default' },
  },
})

/** The thumb as it is seen. No selector reaches the native one in every browser, for a ring around it. */
export const knob = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(var(--slider) * ${length})`,
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: thumb,
  marginBlock: 'auto',
  border: `2px solid ${color.accent}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  pointerEvents: 'none',
  selectors: {
    ':focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    ':disabled + &': { borderColor: color.accentDisabled },
    '[aria-readonly=true] + &': { borderColor: color.borderControl },
    '[aria-invalid=true] + &': { borderColor: color.danger },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Highlight',
      background: 'Canvas',
      selectors: {
        ':disabled + &': { borderColor: 'GrayText' },
        '[aria-readonly=true] + &': { borderColor: 'CanvasText' },
      },
    },
  },
})

/** One of several thumbs on a rail. */
export const one = componentStyle({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  // Where two meet, the one that moved last can be moved back.
  selectors: { '&[data-last]': { zIndex: 1 } },
})

const edge = (at: string) => `calc(var(${at}) * (100% - ${thumb}) + ${half})`
const own = `calc(var(--slider-own) * (100% - ${thumb}))`

const pressed = '&:not([aria-readonly=true], [data-stuck] > *)'
/** A press goes to the track inside: the boxes of the ranges lie over one another, and none may seem to hide the other. */
const track = { blockSize: '100%', pointerEvents: 'auto' } as const

/** It takes the presses that are nearer to its thumb than to its neighbours, and those on its thumb where that lies on top. */
export const nearest = componentStyle({
  vars: { '--slider-first': edge('--slider-press-from'), '--slider-last': edge('--slider-press-to') },
  clipPath: 'inset(0 calc(100% - var(--slider-last)) 0 var(--slider-first))',
  selectors: {
    '[data-last] > &': {
      vars: {
        '--slider-first': `min(${edge('--slider-press-from')}, ${own})`,
        '--slider-last': `max(${edge('--slider-press-to')}, ${own} + ${thumb})`,
      },
    },
    '&:dir(rtl)': { clipPath: 'inset(0 var(--slider-first) 0 calc(100% - var(--slider-last)))' },
    '[data-orientation=vertical] &&': { clipPath: 'inset(calc(100% - var(--slider-last)) 0 var(--slider-first))' },
    [`${pressed}::-webkit-slider-runnable-track`]: track,
    [`${pressed}::-moz-range-track`]: track,
  },
})

/** It takes presses on its thumb alone, as high as the rail: what lies under it is no track. */
export const grip = componentStyle({
  selectors: {
    '&::-webkit-slider-runnable-track': { blockSize: '100%' },
    '&::-webkit-slider-thumb': { blockSize: '100%', cursor: 'ew-resize', pointerEvents: 'auto' },
    '&::-moz-range-thumb': { blockSize: '100%', cursor: 'ew-resize', pointerEvents: 'auto' },
  },
})

/** One mark for each step, from the first to the last. */
export const ticks = componentStyle({
  vars: { '--slider-to': 'to right', '--slider-tick': color.borderControl },
  blockSize: 4,
  marginBlockStart: -2,
  marginInline: `calc(${half} - 0.5px)`,
  background: `repeating-linear-gradient(var(--slider-to), var(--slider-tick) 0 1px, transparent 1px calc((100% - 1px) / var(--slider-steps)))`,
  selectors: {
    '&:dir(rtl)': { vars: { '--slider-to': 'to left' } },
    '[data-orientation=vertical] &&': { vars: { '--slider-to': 'to top' } },
  },
  pointerEvents: 'none',
  '@media': {
    // Under the thumb, not under the 44 px that a finger gets.
    [media.coarse]: { marginBlockStart: '-0.75rem' },
    [media.forcedColors]: { forcedColorAdjust: 'none', vars: { '--slider-tick': 'CanvasText' } },
  },
})
