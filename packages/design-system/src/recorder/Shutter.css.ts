import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { part, rem } from './stage-units.ts'

const { color } = vars
/** What is in it fades, not the button itself: the ring of the focus stays as strong as anywhere. */
const off = '[aria-disabled=true]:not([data-face=busy]) > &'

export const shutter = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 'var(--shutter-size, 5rem)',
  blockSize: 'var(--shutter-size, 5rem)',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  transition: `transform ${vars.duration.press} ${vars.ease.out}`,
  selectors: {
    '&:active:not([aria-disabled=true])': { transform: 'scale(.96)' },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
  '@media': {
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { '&:active:not([aria-disabled=true])': { transform: 'none' } },
    },
  },
})

/** The ring, and on it the arc: seconds of a minute, which is advice and not a limit, or what is left of a limit. It begins at the top. */
export const ring = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  transform: 'rotate(-90deg)',
  selectors: {
    ':is([data-face=stop], [data-face=busy]) > &': { color: part(color.text, 32) },
    [off]: { opacity: 0.42 },
  },
  '@media': { [media.forcedColors]: { stroke: 'ButtonText' } },
})

export const arc = componentStyle({
  stroke: color.danger,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})

export const face = componentStyle({
  inlineSize: '75%',
  blockSize: '75%',
  borderRadius: vars.radius.pill,
  background: color.danger,
  transition: `transform ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    [off]: { opacity: 0.42 },
    '[data-face=photo] > &': { background: color.text },
    '[data-face=stop] > &': { inlineSize: rem(28), blockSize: rem(28), borderRadius: 8 },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { '[data-face=stop] > &': { background: 'Highlight' } },
    },
  },
})
