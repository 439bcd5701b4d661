import { part, rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { narrow } from './CameraStudio.css.ts'

const { color } = vars
const compact = '[data-compact] &'

/** One column on a phone, and all of it scrolls; beside one another otherwise. */
export const review = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100%',
  outline: 'none',
  selectors: { [compact]: { flexDirection: 'column', overflowY: 'auto', overscrollBehavior: 'contain' } },
})

export const stage = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[20],
  minInlineSize: 0,
  padding: `${vars.space[24]} ${vars.space[32]}`,
  background: color.sunken,
  overflow: 'clip',
  selectors: {
    [compact]: {
      flex: 'none',
      gap: vars.space[12],
      padding: `env(safe-area-inset-top, 0px) ${vars.space[16]} ${vars.space[12]}`,
    },
  },
})

export const head = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  minBlockSize: rem(52),
  marginBlockEnd: `calc(-1 * ${vars.space[12]})`,
})

export const back = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  paddingInline: vars.space[4],
  color: color.text,
})

export const area = componentStyle({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: 0,
  containerType: 'size',
  selectors: { [compact]: { flex: 'none', blockSize: rem(212) } },
})

export const frame = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 'min(100cqi, 100cqb * var(--ratio))',
  aspectRatio: 'var(--ratio)',
  borderRadius: vars.radius.sheet,
  background: color.canvas,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 } },
})

export const picture = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** In the middle; while it plays it is in nobody's way until it is looked for. */
export const play = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: rem(64),
  blockSize: rem(64),
  selectors: {
    [compact]: { inlineSize: rem(48), blockSize: rem(48) },
    '&[data-playing]:not(:hover, :focus-visible)': { opacity: 0 },
  },
  transitionProperty: 'background-color, opacity, transform',
})

export const tags = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[12],
  insetInline: vars.space[12],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  selectors: {
    [compact]: { insetBlockEnd: vars.space[6], insetInline: vars.space[6] },
  },
})

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  minBlockSize: rem(28),
  paddingInline: vars.space[8],
  borderRadius: vars.radius.pill,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.meta,
  // On the small picture there is room for one.
  selectors: { '[data-compact] &:not(:first-child)': { display: 'none' } },
})

export const note = componentStyle({
  margin: 0,
  maxInlineSize: '48ch',
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
})

/** The words, on the page's own paper. */
export const form = componentStyle({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: rem(432),
  borderInlineStart: `1px solid ${color.border}`,
  background: color.surface,
  '@container': { [narrow]: { inlineSize: rem(376) } },
  // Its ways on stand at the foot of the window, however few words there are.
  selectors: { [compact]: { flex: '1 0 auto', inlineSize: 'auto', border: 0 } },
})

export const fields = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space[20],
  selectors: { [compact]: { flex: '1 0 auto', overflow: 'visible', padding: vars.space[16] } },
})

export const footer = componentStyle({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: `${vars.space[16]} ${vars.space[20]}`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
  selectors: {
    [compact]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      padding: `${vars.space[12]} ${vars.space[16]} calc(${vars.space[16]} + env(safe-area-inset-bottom, 0px))`,
      boxShadow: `0 -8px 16px -12px ${part(color.text, 16)}`,
    },
  },
})

export const ways = componentStyle({ display: 'flex', gap: vars.space[12] })
export const post = componentStyle({ flex: 1 })

/** It points back: to where reading begins. */
export const chevron = componentStyle({
  transform: 'rotate(180deg)',
  selectors: { '&:dir(rtl)': { transform: 'none' } },
})
