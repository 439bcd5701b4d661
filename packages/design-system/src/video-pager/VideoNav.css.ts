import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { roomy } from './stage.ts'

const { color, duration, ease } = vars

export const nav = componentStyle({
  position: 'relative',
  gridArea: '2 / 2',
  display: 'grid',
  justifyItems: 'center',
  inlineSize: 48,
  marginInlineEnd: 'calc(12px + env(safe-area-inset-right, 0px))',
  '@container': { [roomy]: { gridArea: '1 / 3', gap: 12, margin: 0 } },
})

/** A phone is swiped, and its dots are buttons too. */
export const side = componentStyle({
  display: 'none',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: color.hover,
  color: color.text,
  cursor: 'pointer',
  transition: `transform ${duration.press}, background-color ${duration.fade}`,
  selectors: {
    '&:active': { transform: 'scale(.96)' },
    '&[aria-disabled=true]': { color: color.onDisabled, cursor: 'auto', transform: 'none' },
  },
  '@container': { [roomy]: { display: 'grid' } },
  '@media': {
    [media.hover]: { selectors: { '&:not([aria-disabled=true]):hover': { backgroundColor: color.border } } },
    [media.reducedMotion]: { selectors: { '&:active': { transform: 'none' } } },
    [media.forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
  },
})

export const dots = componentStyle({
  position: 'relative',
  display: 'grid',
  isolation: 'isolate',
  paddingBlock: 4,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '0 14px',
      borderRadius: vars.radius.pill,
      background: `color-mix(in srgb, ${color.canvas} 64%, transparent)`,
    },
  },
  '@container': { [roomy]: { paddingBlock: 0, selectors: { '&::before': { display: 'none' } } } },
})

/** Drawn by a border, which forced colours keep. */
export const dot = componentStyle({
  position: 'relative',
  inlineSize: 48,
  blockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      inlineSize: 8,
      blockSize: 8,
      border: '4px solid',
      borderRadius: 4,
      opacity: 0.36,
      transition: `opacity ${duration.fade} ${ease.out}`,
    },
    '&[aria-current=true]': { blockSize: 36 },
    '&[data-phone="-1"]': { display: 'none' },
    '&[data-phone="0"]::before': { scale: '.5' },
    '&[data-phone="1"]::before': { scale: '.75' },
    '&[aria-current=true]::before': { blockSize: 24, opacity: 1, scale: '1' },
  },
  '@container': {
    [roomy]: {
      selectors: {
        '&[data-phone]': { display: 'block' },
        '&[data-phone]::before': { scale: '1' },
        '&[data-place="0"]:not([aria-current=true])::before': { scale: '.5' },
        '&[data-place="1"]:not([aria-current=true])::before': { scale: '.75' },
      },
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::before': { opacity: 1 } } },
    [media.forcedColors]: { selectors: { '&::before': { opacity: 1 } } },
  },
})
