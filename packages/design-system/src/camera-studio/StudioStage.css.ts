import { part, rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentGlobalStyle, componentStyle, media } from '../theme/style.ts'
import { glass } from '../recorder/stage.css.ts'
import { narrow } from './CameraStudio.css.ts'

const { color } = vars
const compact = '[data-compact] &'
/** A phone on its side: the dock stands beside the picture. */
const lying = '(max-height: 30rem) and (orientation: landscape)'

/** Dark in both themes: moving pictures live on a stage, words on paper. */
export const stage = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  minInlineSize: 0,
  minBlockSize: 0,
  padding: `${vars.space[24]} ${vars.space[24]} ${vars.space[20]}`,
  background: color.sunken,
  selectors: {
    [compact]: { gap: 0, padding: 0, paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)' },
  },
  '@media': {
    [lying]: {
      selectors: {
        [compact]: {
          flexDirection: 'row',
          paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
        },
      },
    },
  },
})

/** Everything that the dock leaves: the picture takes as much of it as its shape allows. */
export const area = componentStyle({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: 0,
  containerType: 'size',
  selectors: { '[data-compact] [data-shape=vertical]&': { placeItems: 'start center' } },
})

const fit = {
  gridArea: '1 / 1',
  inlineSize: 'min(100cqi, 100cqb * var(--ratio))',
  aspectRatio: 'var(--ratio)',
} as const

export const frame = componentStyle({
  ...fit,
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.sheet,
  background: color.canvas,
  selectors: {
    '[data-compact] [data-shape=vertical] > &': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
    // Words need room: what is said in place of a flat picture may be higher than it.
    '[data-said] > &': { minBlockSize: 'min(100cqb, 20rem)' },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 } },
})

/** Thirds, to compose by. */
export const thirds = componentStyle({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  opacity: 0.16,
  background: ['to right', 'to bottom']
    .map(
      (way) =>
        `linear-gradient(${way}, transparent calc(33.33% - 1px), ${color.text} 33.33%, transparent calc(33.33% + 1px), transparent calc(66.66% - 1px), ${color.text} 66.66%, transparent calc(66.66% + 1px))`,
    )
    .join(','),
})

/** What is over the picture: as large as the picture, or, on a phone, as all there is around it. */
export const over = componentStyle({
  ...fit,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[12],
  pointerEvents: 'none',
  selectors: {
    [compact]: {
      inlineSize: '100%',
      blockSize: '100%',
      aspectRatio: 'auto',
      padding: 0,
    },
  },
})

componentGlobalStyle(`.${over} > * > *`, { pointerEvents: 'auto' })

/** Three columns, so that the middle is the middle. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'start',
  gap: vars.space[8],
  minBlockSize: rem(32),
  selectors: {
    [compact]: { minBlockSize: rem(44), paddingInline: vars.space[12] },
    '[data-compact] &:first-child': {
      alignItems: 'center',
      paddingBlockStart: `calc(${vars.space[8]} + env(safe-area-inset-top, 0px))`,
    },
  },
})

export const middle = componentStyle({ gridColumn: 2, minInlineSize: 0 })
export const end = componentStyle({ gridColumn: 3, justifySelf: 'end' })
export const start = componentStyle({ gridColumn: 1, justifySelf: 'start' })

export const column = componentStyle({
  gridColumn: 3,
  justifySelf: 'end',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
})

/** The name of the music: it is in the recording, so it is in the picture. */
export const song = componentStyle([
  glass,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    maxInlineSize: '100%',
    minBlockSize: rem(32),
    paddingInline: vars.space[12],
    borderRadius: vars.radius.pill,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.caption,
  },
])

export const songTitle = componentStyle({
  overflow: 'hidden',
  fontWeight: vars.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const songArtist = componentStyle({
  flex: 'none',
  '@container': { '(max-width: 374px)': { display: 'none' } },
})

export const foot = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: 'auto',
  selectors: {
    // White names over any picture: half a shade of the stage's ground under them.
    [compact]: {
      paddingBlock: vars.space[24],
      paddingBlockEnd: vars.space[8],
      background: `linear-gradient(transparent, ${part(color.sunken, 52)} 40%)`,
      borderEndStartRadius: vars.radius.sheet,
      borderEndEndRadius: vars.radius.sheet,
    },
  },
})

/** A number at a tool's corner. */
export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineEnd: -2,
  minInlineSize: rem(18),
  paddingInline: vars.space[4],
  borderRadius: vars.radius.pill,
  background: color.text,
  color: color.canvas,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: rem(18),
  textAlign: 'center',
})

export const tool = componentStyle({ position: 'relative' })

export const dock = componentStyle({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  alignSelf: 'center',
  gap: vars.space[32],
  inlineSize: '100%',
  maxInlineSize: rem(760),
  minBlockSize: rem(88),
  '@container': {
    [narrow]: { rowGap: vars.space[12], minBlockSize: rem(144) },
  },
  selectors: {
    [compact]: {
      vars: { '--shutter-size': rem(76) },
      gap: `${vars.space[8]} ${vars.space[24]}`,
      minBlockSize: rem(142),
      paddingBlockStart: vars.space[16],
    },
  },
  '@media': {
    [lying]: {
      selectors: {
        [compact]: { inlineSize: 'auto', gridTemplateColumns: 'auto', alignContent: 'center', padding: vars.space[12] },
      },
    },
  },
})

export const modes = componentStyle({
  justifySelf: 'end',
  '@container': { [narrow]: { gridColumn: '1 / -1', justifySelf: 'center' } },
})

/** In the middle whatever stands beside it. */
export const shutter = componentStyle({
  gridColumn: 2,
  '@media': { [lying]: { selectors: { [compact]: { gridColumn: 1, justifySelf: 'center' } } } },
})

export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { [lying]: { selectors: { [compact]: { justifyContent: 'center' } } } },
})

/** On a phone the modes are words under the shutter, and a dot under the chosen one. */
export const words = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { [lying]: { selectors: { [compact]: { flexDirection: 'column' } } } },
})

export const word = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: rem(44),
  paddingInline: vars.space[12],
  color: color.textMuted,
  fontSize: vars.text.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  selectors: {
    // The bolder form keeps the width, so that nothing moves.
    '&::before': { content: 'attr(data-label)', gridArea: '1 / 1', visibility: 'hidden', fontWeight: vars.weight.bold },
    '&:has(:checked)': { color: color.text, fontWeight: vars.weight.bold },
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 4,
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: 4,
      blockSize: 4,
      borderRadius: vars.radius.pill,
      background: 'currentColor',
    },
    '&:has(:disabled:not(:checked))': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
})

export const wordText = componentStyle({ gridArea: '1 / 1' })

export const wordInput = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' }, '&:focus-visible': { outlineOffset: -4 } },
})

/** Three words with their icons in the width of a phone. */
export const wordy = componentStyle({ fontSize: vars.text.caption })
