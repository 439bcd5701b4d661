import { part, rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
const half = '1.375rem'

export const bar = componentStyle({
  inlineSize: '100%',
  maxInlineSize: rem(640),
  minInlineSize: 0,
  fontSize: vars.text.meta,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.meta,
})

export const head = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockEnd: vars.space[8],
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
})

export const title = componentStyle({ margin: 0, fontSize: 'inherit', fontWeight: vars.weight.semibold })
export const length = componentStyle({ color: color.textMuted })

export const film = componentStyle({
  position: 'relative',
  display: 'flex',
  blockSize: rem(56),
})

export const low = componentStyle({ blockSize: rem(48) })

export const strip = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.hover,
})

export const picture = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.sunken}` } },
})

const dim = { position: 'absolute', insetBlock: 0, background: part(color.sunken, 74) } as const
export const before = componentStyle({ ...dim, insetInlineStart: 0, inlineSize: 'calc(var(--from) * 100%)' })
export const after = componentStyle({ ...dim, insetInlineEnd: 0, inlineSize: 'calc((1 - var(--to)) * 100%)' })

/** What is kept, framed. */
export const kept = componentStyle({
  position: 'absolute',
  insetBlock: -2,
  insetInlineStart: 'calc(var(--from) * 100%)',
  inlineSize: 'calc((var(--to) - var(--from)) * 100%)',
  border: `2px solid ${color.text}`,
  borderRadius: vars.radius.card,
  pointerEvents: 'none',
})

/** Fourteen pixels at the inner side of each end, with a line to hold on to. */
export const handle = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(14),
  background: color.text,
  '::after': { content: '', inlineSize: 2, blockSize: rem(16), borderRadius: 1, background: color.canvas },
  selectors: {
    '&[data-end=from]': { insetInlineStart: -1, borderStartStartRadius: 8, borderEndStartRadius: 8 },
    '&[data-end=to]': { insetInlineEnd: -1, borderStartEndRadius: 8, borderEndEndRadius: 8 },
    // The ranges lie over it and show nothing themselves.
    ':has(> [data-range=from]:focus-visible) [data-end=from]&, :has(> [data-range=to]:focus-visible) [data-end=to]&': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      '::after': { background: 'ButtonFace' },
    },
  },
})

/** Transparent 44 px: what is pressed. Only the thumb takes the finger, or the upper range would hide the lower. */
const grip = {
  appearance: 'none',
  inlineSize: '2.75rem',
  blockSize: '4rem',
  border: 0,
  background: 'none',
  cursor: 'ew-resize',
  pointerEvents: 'auto',
} as const

/** From half a thumb before the film to half a thumb behind it, so that the thumb's middle is the moment itself. */
export const range = componentStyle({
  appearance: 'none',
  position: 'absolute',
  insetBlock: -4,
  insetInline: `calc(-1 * ${half})`,
  margin: 0,
  background: 'none',
  outline: 'none',
  pointerEvents: 'none',
  touchAction: 'pan-y',
  selectors: {
    '&:focus': { zIndex: 1 },
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-webkit-slider-thumb': { ...grip, WebkitAppearance: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&::-moz-range-thumb': grip,
  },
})

export const playhead = componentStyle({
  position: 'absolute',
  insetBlock: -6,
  insetInlineStart: 'calc(var(--at, 0) * 100%)',
  inlineSize: 3,
  marginInlineStart: -1.5,
  borderRadius: vars.radius.pill,
  background: color.text,
  boxShadow: `0 0 0 1px ${part(color.sunken, 60)}`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})

export const times = componentStyle({
  position: 'relative',
  blockSize: rem(16),
  marginBlockStart: vars.space[8],
  color: color.textMuted,
})

/** Under its handle, and never past the ends of the film. */
export const time = componentStyle({
  position: 'absolute',
  inlineSize: rem(48),
  textAlign: 'center',
  selectors: {
    '&[data-end=from]': {
      insetInlineStart: `clamp(0px, calc(var(--from) * 100% - ${rem(17)}), calc(100% - ${rem(96)}))`,
    },
    '&[data-end=to]': {
      insetInlineEnd: `clamp(0px, calc((1 - var(--to)) * 100% - ${rem(17)}), calc(100% - ${rem(96)}))`,
    },
  },
})
