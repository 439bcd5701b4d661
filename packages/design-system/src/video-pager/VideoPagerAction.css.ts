import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { roomy } from './stage.ts'

const { color } = vars
const glass = (share: number) => `color-mix(in srgb, ${color.canvas} ${share}%, transparent)`

/** A pill of glass on the picture; beside it, a disc with its text under it. */
export const action = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 48,
  minBlockSize: 48,
  margin: 0,
  padding: '8px 0',
  border: '1px solid transparent',
  borderRadius: 24,
  background: glass(64),
  color: color.text,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@container': {
    [roomy]: { padding: 0, borderRadius: vars.radius.control, background: 'none' },
  },
  '@media': { [media.forcedColors]: { background: 'ButtonFace', color: 'ButtonText' } },
})

export const disc = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 28,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.duration.fade}, transform ${vars.duration.press}`,
  selectors: { ':active > &': { transform: 'scale(.96)' } },
  '@container': { [roomy]: { inlineSize: 48, minBlockSize: 48 } },
  '@media': {
    [media.hover]: { selectors: { ':hover > &': { backgroundColor: color.hover } } },
    [media.reducedMotion]: { selectors: { ':active > &': { transform: 'none' } } },
  },
})

export const like = componentStyle({ color: color.like })
