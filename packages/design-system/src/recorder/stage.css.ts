import { ring } from '../button/Button.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { part, rem } from './stage-units.ts'

const { color } = vars
const opaque = '(prefers-reduced-transparency: reduce)'

/** What stands over a picture. At 64 % the text keeps 4.5:1 even over white (WCAG 1.4.3); no less than that. */
export const glass = componentStyle({
  border: `1px solid ${part(color.text, 10)}`,
  background: part(color.canvas, 64),
  backdropFilter: 'blur(16px) saturate(1.3)',
  color: color.text,
  '@media': {
    [opaque]: { background: part(color.canvas, 88), backdropFilter: 'none' },
    [media.forcedColors]: { background: 'Canvas', backdropFilter: 'none' },
  },
})

/** A round button of 44 px over the picture or on the stage. */
export const round = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: rem(44),
  blockSize: rem(44),
  margin: 0,
  padding: 0,
  borderRadius: vars.radius.pill,
  color: color.text,
  cursor: 'pointer',
  transitionProperty: 'background-color, transform',
  transitionDuration: `${vars.duration.fade}, ${vars.duration.press}`,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '&:active:enabled': { transform: 'scale(.96)' },
    '&:disabled': { cursor: 'default', opacity: 0.5 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { background: part(color.canvas, 76) } } },
    [media.reducedMotion]: {
      transitionProperty: 'background-color',
      selectors: { '&:active:enabled': { transform: 'none' } },
    },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
})

/** The same on the stage's own ground. */
export const solid = componentStyle({
  border: '1px solid transparent',
  background: color.hover,
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { background: color.border } } } },
})

/** The element that the camera's canvas is put into. */
export const picture = componentStyle({ position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: 'inherit' })

/** Larger than the button's own: the whole shutter, or the whole picture, waits. */
export const waiting = componentStyle([
  ring,
  { selectors: { '&&': { inlineSize: 32, blockSize: 32, borderWidth: 3 } } },
])
