import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts'

const { color, space } = vars
const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
/** Where it comes from: below, or the inline end. */
const away = 'var(--sheet-away)'
const arrive = keyframes({ from: { transform: away } })
// From where it is: a finger may have pulled it half the way.
const leave = keyframes({ to: { transform: away } })
const wide = 'screen and (min-width: 45rem)'
const exit = `calc(${vars.duration.sheet} * 0.7)`

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  overflow: 'clip',
  background: color.scrim,
  pointerEvents: 'auto',
  animation: `${fadeIn} ${vars.duration.fade} linear`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeOut} ${exit} linear forwards`, pointerEvents: 'none' },
  },
})

/** Where it stands from 720 px on; below, it is always a bottom sheet. */
export const place = componentVariants({
  bottom: {},
  auto: { '@media': { [wide]: { alignItems: 'center', padding: space[16] } } },
  end: { '@media': { [wide]: { alignItems: 'stretch', justifyContent: 'flex-end' } } },
})

export const panel = componentStyle({
  vars: { '--sheet-away': 'translateY(100%)' },
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 560,
  maxBlockSize: `calc(100dvh - ${space[40]})`,
  border: `1px solid ${color.border}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow.sheet,
  outline: 'none',
  transition: `transform ${vars.duration.enter} ${vars.ease.out}`,
  animation: `${arrive} ${vars.duration.sheet} ${vars.ease.out}`,
  selectors: {
    '&[data-dragging]': { transition: 'none', userSelect: 'none' },
    '[data-state=closed] > &': { animation: `${leave} ${exit} ${vars.ease.out} forwards`, transition: 'none' },
  },
  '@media': {
    [media.reducedMotion]: {
      transition: 'none',
      animation: `${fadeIn} ${vars.duration.fade} linear`,
      selectors: { '[data-state=closed] > &': { animation: `${fadeOut} ${vars.duration.fade} linear forwards` } },
    },
  },
})

export const shape = componentVariants({
  bottom: {},
  auto: {
    '@media': {
      [wide]: {
        vars: { '--sheet-away': 'translateY(8px)' },
        maxBlockSize: '100%',
        borderBlockEnd: `1px solid ${color.border}`,
        borderRadius: vars.radius.sheet,
      },
    },
  },
  end: {
    '@media': {
      [wide]: {
        vars: { '--sheet-away': 'translateX(100%)' },
        inlineSize: '24rem',
        maxBlockSize: 'none',
        border: 0,
        borderInlineStart: `1px solid ${color.border}`,
        borderRadius: 0,
        selectors: { '&:dir(rtl)': { vars: { '--sheet-away': 'translateX(-100%)' } } },
      },
    },
  },
})

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minBlockSize: 20,
  paddingInline: space[16],
  paddingBlockEnd: space[8],
  touchAction: 'none',
})

const handleHeight = 20

export const handle = componentStyle({
  flex: '1 0 100%',
  blockSize: handleHeight,
  selectors: {
    // The bar of the drawing, 36 by 4; the area around it is what a finger finds.
    '&::before': {
      content: '',
      display: 'block',
      inlineSize: 36,
      marginInline: 'auto',
      marginBlockStart: 8,
      borderBlockEnd: `4px solid ${color.borderControl}`,
      borderRadius: vars.radius.pill,
    },
  },
})

export const handleOnPhone = componentVariants({
  bottom: {},
  auto: { '@media': { [wide]: { blockSize: 0, visibility: 'hidden', marginBlockStart: space[8] } } },
  end: { '@media': { [wide]: { blockSize: 0, visibility: 'hidden', marginBlockStart: space[8] } } },
})

export const title = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
})

export const titleHidden = hidden

export const body = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[16],
  paddingBlockEnd: `calc(${space[16]} + env(safe-area-inset-bottom, 0px))`,
})
