import { part, rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentGlobalStyle, componentStyle, media } from '../theme/style.ts'
import { lying } from './lying.ts'

const { color } = vars
const compact = '[data-layout=compact] &'
const itself = '&[data-layout=compact]'
const narrow = '[data-layout=narrow] &'

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
    [itself]: { gap: 0, padding: 0, paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)' },
  },
  '@media': {
    [lying]: {
      selectors: {
        [itself]: {
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
  selectors: { '[data-layout=compact] [data-shape=upright]&': { placeItems: 'start center' } },
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
    '[data-layout=compact] [data-shape=upright] > &': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
    // Words need room: what is said in place of a flat picture may be higher than it.
    '[data-wordy] > &': { minBlockSize: 'min(100cqb, 20rem)' },
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
    '[data-layout=compact] &:first-child': {
      alignItems: 'center',
      paddingBlockStart: `calc(${vars.space[8]} + env(safe-area-inset-top, 0px))`,
    },
  },
})

/** What stands in one of the columns, one under the other. */
const cell = { display: 'flex', flexDirection: 'column', gap: vars.space[8] } as const

export const start = componentStyle({ ...cell, gridColumn: 1, justifySelf: 'start' })
export const middle = componentStyle({ ...cell, gridColumn: 2, minInlineSize: 0 })
export const end = componentStyle({ ...cell, gridColumn: 3, justifySelf: 'end' })

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
  selectors: {
    [narrow]: { rowGap: vars.space[12], minBlockSize: rem(144) },
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

export const before = componentStyle({
  display: 'flex',
  justifySelf: 'end',
  selectors: { [narrow]: { gridColumn: '1 / -1', justifySelf: 'center' } },
})

/** In the middle whatever stands beside it. */
export const centre = componentStyle({
  display: 'flex',
  gridColumn: 2,
  '@media': { [lying]: { selectors: { [compact]: { gridColumn: 1, justifySelf: 'center' } } } },
})

export const after = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { [lying]: { selectors: { [compact]: { justifyContent: 'center' } } } },
})

export const below = componentStyle({ gridColumn: '1 / -1' })
