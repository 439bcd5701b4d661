import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { container, foot, roomy } from './stage.ts'

const { color, duration, ease } = vars
const over = (share: number, ground: string = color.sunken) => `color-mix(in srgb, ${ground} ${share}%, transparent)`

const appear = keyframes({ from: { opacity: 0 } })
const turn = keyframes({ to: { rotate: '1turn' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

/** What stands over a picture: readable on pure white too. */
const glass = {
  background: over(64, color.canvas),
  backdropFilter: 'blur(16px) saturate(1.3)',
  '@media': {
    '(prefers-reduced-transparency: reduce)': { background: over(88, color.canvas), backdropFilter: 'none' },
    [media.forcedColors]: { background: 'Canvas' },
  },
} as const

export const pager = componentStyle({
  position: 'relative',
  containerName: container,
  containerType: 'size',
  inlineSize: '100%',
  blockSize: '100dvh',
  overflow: 'clip',
  background: color.sunken,
  color: color.text,
  // Said outright: whoever measures contrast reads the dark theme's ink otherwise.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

/** Everything lies in one grid, so that the order of Tab need not be the order on the screen. */
export const stage = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto auto auto / minmax(0, 1fr) auto',
  justifyItems: 'end',
  // Up and down belong to the pager; the browser keeps its zoom, and back by a swipe from the side.
  touchAction: 'pan-x pinch-zoom',
  '@container': {
    [roomy]: {
      gridTemplate: 'auto minmax(0, 1fr) auto / 1fr min(calc((100cqb - 64px) * 9 / 16), calc(100cqi - 160px)) 1fr',
      columnGap: 16,
      justifyItems: 'start',
      paddingBlock: 32,
    },
  },
})

/** The light of the picture in the room around it. It stands still. */
export const ambient = componentStyle({
  display: 'none',
  '@container': {
    [roomy]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      inlineSize: 980,
      blockSize: 1100,
      insetBlockStart: '50%',
      translate: '0 -50%',
      objectFit: 'cover',
      filter: 'blur(90px) saturate(.8)',
      opacity: 0.2,
    },
  },
  '@media': { [media.forcedColors]: { visibility: 'hidden' } },
})

export const slides = componentStyle({
  position: 'relative',
  gridArea: '1 / 1 / -1 / -1',
  justifySelf: 'stretch',
  '@container': { [roomy]: { gridArea: '1 / 2 / -1 / 3' } },
})

export const slide = componentStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  background: color.canvas,
  transform: 'translateY(calc(var(--place) * 100% + var(--drag, 0px)))',
  transition: `transform ${duration.sheet} ${ease.out}`,
  animation: `${appear} ${duration.fade} ${ease.out}`,
  cursor: 'pointer',
  selectors: {
    '[style*=--drag] &': { transition: 'none' },
    // The ring around a slide that fills the window would be outside of it.
    '&:focus-visible': { outlineOffset: -2 },
    // The shades that words are read on.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(${over(80)}, transparent) top / 100% 136px no-repeat, linear-gradient(to top, ${over(92)}, ${over(68)} 50%, transparent) bottom / 100% 52% no-repeat`,
    },
  },
  '@container': {
    [roomy]: {
      borderRadius: vars.radius.sheet,
      transform: 'translateY(calc(var(--place) * (100% + 12px) + var(--drag, 0px)))',
      selectors: { '&::before': { backgroundSize: '100% 136px, 100% 46%' }, '&:focus-visible': { outlineOffset: 2 } },
    },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const video = componentStyle({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '&[data-wide]': { objectFit: 'contain' } },
  '@container': {
    [roomy]: {
      transition: `opacity ${duration.fade}`,
      selectors: { '[inert] > &': { opacity: 0.32 } },
    },
    // On its side a phone is wider than any upright film.
    [`${container} (orientation: landscape) and (max-height: 31rem)`]: { objectFit: 'contain' },
  },
})

export const overlay = componentStyle({
  position: 'absolute',
  insetInline: 'calc(16px + env(safe-area-inset-left, 0px)) calc(76px + env(safe-area-inset-right, 0px))',
  insetBlockEnd: `calc(56px + ${foot})`,
  cursor: 'auto',
  '@container': {
    // The actions lie in a row at the lower edge, and there is no room for words beside them.
    [`${container} (max-height: 31rem) and (max-width: 31rem)`]: { paddingBlockEnd: '4rem' },
    [roomy]: {
      insetInline: 16,
      insetBlockEnd: 64,
      transition: `opacity ${duration.fade}`,
      selectors: { '[inert] > &': { opacity: 0 } },
    },
  },
  // There are no shades then, and what has no text has nothing behind it.
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
})

/** Between the counter and what stands at the lower edge. */
export const cover = componentStyle({
  position: 'absolute',
  inset: `72px calc(76px + env(safe-area-inset-right, 0px)) calc(180px + ${foot}) calc(16px + env(safe-area-inset-left, 0px))`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  cursor: 'auto',
  '@container': { [roomy]: { insetInline: 24 } },
})

export const counter = componentStyle({
  position: 'relative',
  gridArea: '1 / 1 / 2 / -1',
  alignSelf: 'start',
  margin: 'calc(14px + env(safe-area-inset-top, 0px)) calc(14px + env(safe-area-inset-right, 0px)) 0',
  padding: '5px 12px',
  borderRadius: vars.radius.pill,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { gridArea: '1 / 2', justifySelf: 'end', margin: 14 } },
  ...glass,
})

/** What pressing the picture would do, or that it is on its way, or that it cannot be. It is no button of its own. */
export const mark = componentStyle({
  position: 'relative',
  gridArea: '1 / 1 / -1 / -1',
  placeSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 64,
  minBlockSize: 64,
  paddingInline: 16,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: {
    '[data-state=playing] > * > &': { display: 'none' },
    // What is covered has a button of its own in this place.
    '[data-state=paused] > * > &:empty': { display: 'none' },
    '[data-state=loading] > * > &': {
      background: 'none',
      backdropFilter: 'none',
      border: '2px solid',
      borderBlockStartColor: 'transparent',
      minInlineSize: 32,
      minBlockSize: 32,
      padding: 0,
      // What comes at once need not be said to be coming.
      animation: `${appear} 1ms 150ms backwards, ${turn} ${duration.spin} linear infinite`,
    },
  },
  '@container': { [roomy]: { gridArea: '1 / 2 / -1 / 3' } },
  ...glass,
  '@media': {
    ...glass['@media'],
    [media.reducedMotion]: {
      selectors: {
        '[data-state=loading] > * > &': {
          animation: `${appear} 1ms 150ms backwards, ${breathe} ${duration.breathe} infinite`,
        },
      },
    },
  },
})

export const actions = componentStyle({
  position: 'relative',
  gridArea: '3 / 2',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  inlineSize: 48,
  margin: '20px calc(12px + env(safe-area-inset-right, 0px)) 12px 0',
  '@container': {
    [`${container} (max-height: 31rem)`]: { flexDirection: 'row', inlineSize: 'auto' },
    [roomy]: { gridArea: '2 / 3 / -1 / -1', alignSelf: 'end', gap: 16, margin: 0 },
  },
})
