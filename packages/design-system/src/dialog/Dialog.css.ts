import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } })
const phone = 'screen and (max-width: 44.9375rem)'
/** Leaving takes seven tenths of arriving. */
const exit = `calc(${vars.duration.enter} * 0.7)`

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[16],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.scrim,
  // A menu that is just closing may have switched the pointer off for the whole body.
  pointerEvents: 'auto',
  animation: `${fadeIn} ${vars.duration.fade} linear`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeOut} ${exit} linear forwards`, pointerEvents: 'none' },
  },
  '@media': { [phone]: { selectors: { '&[data-full]': { padding: 0, placeItems: 'stretch' } } } },
})

export const panel = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 32px)',
  padding: vars.space[24],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.sheet,
  outline: 'none',
  animation: `${rise} ${vars.duration.enter} ${vars.ease.out}`,
  selectors: {
    '[data-state=closed] > &': { animation: `${sink} ${exit} ${vars.ease.out} forwards` },
  },
  '@media': {
    [media.reducedMotion]: {
      animation: `${fadeIn} ${vars.duration.fade} linear`,
      selectors: { '[data-state=closed] > &': { animation: `${fadeOut} ${vars.duration.fade} linear forwards` } },
    },
    [phone]: {
      selectors: {
        '[data-full] > &': {
          maxInlineSize: 'none',
          minBlockSize: '100dvh',
          maxBlockSize: '100dvh',
          border: 0,
          borderRadius: 0,
          paddingBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom, 0px))`,
        },
      },
    },
  },
})

export const width = componentVariants({
  sm: { maxInlineSize: '22.5rem' },
  md: { maxInlineSize: '30rem' },
  lg: { maxInlineSize: '37.5rem' },
})

export const bare = componentStyle({ padding: 0 })

export const title = componentStyle({
  margin: 0,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: `calc(${vars.tracking.lead} * 1em)`,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  // Not under the close button.
  selectors: { '[data-closes] &': { paddingInlineEnd: vars.space[40] } },
  '@media': { [media.coarse]: { selectors: { '[data-closes] &': { paddingInlineEnd: '3rem' } } } },
})

export const titleHidden = hidden

export const description = componentStyle({
  margin: 0,
  marginBlockStart: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.text.label,
  lineHeight: '1.375rem',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const closeButton = componentStyle({
  position: 'absolute',
  insetBlockStart: 18,
  insetInlineEnd: 16,
  '@media': { [media.coarse]: { insetBlockStart: 14, insetInlineEnd: 12 } },
})

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  marginBlockStart: vars.space[20],
})
