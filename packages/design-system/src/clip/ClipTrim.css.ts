import { part, rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

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

const grip = '2.75rem'

/**
 * What is pressed at each end: 44 px, transparent. From half of them before the film to half of them behind it, so that the
 * middle of each is the moment itself.
 */
export const rail = componentStyle({
  vars: { '--slider-thumb': grip },
  position: 'absolute',
  insetBlock: -4,
  insetInline: `calc(${grip} / -2)`,
  isolation: 'isolate',
  pointerEvents: 'none',
})

/** From the end of the rail to the inner side of the frame's end. */
const inside = (part: string) => `calc(${part} * (100% - ${grip}) + ${grip} / 2 + 1px)`

/** Fourteen pixels at the inner side of each end, with a line to hold on to. */
export const handle = componentStyle({
  position: 'absolute',
  insetBlock: 4,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(14),
  background: color.text,
  '::after': { content: '', inlineSize: 2, blockSize: rem(16), borderRadius: 1, background: color.canvas },
  selectors: {
    ':first-child > &': {
      insetInlineStart: inside('var(--slider)'),
      borderStartStartRadius: 8,
      borderEndStartRadius: 8,
    },
    ':last-child > &': {
      insetInlineEnd: inside('(1 - var(--slider))'),
      borderStartEndRadius: 8,
      borderEndEndRadius: 8,
    },
    ':focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid ButtonText',
      background: 'ButtonText',
      '::after': { background: 'ButtonFace' },
    },
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
