import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const fade = keyframes({ from: { opacity: 0 } })

/** What stands at the foot of the window and must not be covered, such as the bar of a phone: a page gives its height. */
const inset = 'var(--ds-toast-inset, 0px)'
const phoneBottom = `calc(12px + ${inset} + env(safe-area-inset-bottom, 0px))`

export const viewport = componentStyle({
  // A popover brings its own box: take it back.
  position: 'fixed',
  inset: 'auto',
  insetInline: 12,
  bottom: phoneBottom,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  // The area around the toasts is not there for the pointer: no dead clicks.
  pointerEvents: 'none',
  '@media': {
    'screen and (min-width: 45.0625rem)': { bottom: `calc(24px + ${inset})`, insetInline: 24 },
    'screen and (min-width: 67.5625rem)': { bottom: `calc(36px + ${inset})`, insetInline: 36, alignItems: 'flex-end' },
  },
})

export const region = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  inlineSize: '100%',
  maxInlineSize: 420,
  selectors: { '&:empty': { display: 'contents' } },
})

export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'start',
  columnGap: 12,
  inlineSize: '100%',
  padding: '13px 15px',
  // Transparent here, drawn by the system in forced colours.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.color.toast,
  color: vars.color.onToast,
  fontFamily: vars.font.sans,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  textAlign: 'start',
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  overflowWrap: 'anywhere',
  animation: `${enter} ${vars.duration.enter} ${vars.ease.out}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&[data-tone=danger]': {
      background: vars.color.dangerSoft,
      borderColor: vars.color.danger,
      color: vars.color.text,
    },
    // A swipe that was not far enough glides back.
    '&:not([data-swiping])': { transition: `transform ${vars.duration.fade} ${vars.ease.out}` },
  },
  '@media': {
    [media.reducedMotion]: {
      animation: `${fade} ${vars.duration.fade} linear`,
      selectors: { '&:not([data-swiping])': { transition: 'none' } },
    },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
})

export const icon = componentStyle({
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  selectors: { '[data-tone=danger] > &': { color: vars.color.danger } },
})

export const title = componentStyle({
  gridColumn: 2,
  fontWeight: vars.weight.semibold,
  selectors: { '[data-tone=danger] &': { color: vars.color.danger } },
})

export const description = componentStyle({
  gridColumn: 2,
  gridRow: 2,
  fontWeight: vars.weight.regular,
  opacity: 0.82,
  selectors: { '[data-tone=danger] &': { opacity: 1 } },
})

const button = componentStyle({
  gridRow: '1 / span 2',
  // Taller than the line it stands beside, and must not make the card taller.
  marginBlock: -6,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 32,
  minBlockSize: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    // The focus colour is chosen for surfaces; on the dark card the card's own ink is the one that shows.
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: 'color-mix(in oklab, currentColor 14%, transparent)' } } },
    [media.coarse]: { minInlineSize: 44, minBlockSize: 44, marginBlock: -12 },
  },
})

export const action = componentStyle([
  button,
  { gridColumn: 3, marginInlineEnd: -4, paddingInline: 12, fontWeight: vars.weight.semibold },
])

const stroke = {
  content: '',
  position: 'absolute',
  inlineSize: 12,
  borderBlockStart: '1.75px solid currentColor',
} as const

/** Its cross is two strokes, not an icon: a toast is the fewest elements it can be. */
export const close = componentStyle([
  button,
  {
    position: 'relative',
    gridColumn: 4,
    marginInlineEnd: -8,
    opacity: 0.9,
    '::before': { ...stroke, transform: 'rotate(45deg)' },
    '::after': { ...stroke, transform: 'rotate(-45deg)' },
    '@media': { [media.coarse]: { marginInlineEnd: -14 } },
  },
])
