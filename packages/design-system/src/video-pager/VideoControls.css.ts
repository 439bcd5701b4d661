import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { foot, roomy } from './stage.ts'

const { color } = vars
const ink = (share: number) => `color-mix(in srgb, var(--ink) ${share}%, transparent)`

/** Time runs from left to right in every language, as on every player: the row is not mirrored. */
export const controls = componentStyle({
  position: 'relative',
  direction: 'ltr',
  gridArea: '4 / 1 / 5 / -1',
  justifySelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  margin: `0 calc(4px + env(safe-area-inset-right, 0px)) calc(4px + ${foot}) calc(4px + env(safe-area-inset-left, 0px))`,
  '@container': { [roomy]: { gridArea: '3 / 2', margin: '0 4px 8px' } },
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
})

export const control = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fade}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: ink(14) } } },
  },
  vars: { '--ink': color.text },
})

const track = {
  blockSize: 4,
  borderRadius: 2,
  background: `linear-gradient(to right, var(--ink) calc(100% * var(--played)), ${ink(50)} 0 calc(100% * var(--buffered)), ${ink(28)} 0)`,
} as const

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: 12,
  blockSize: 12,
  border: 0,
  borderRadius: '50%',
  background: 'var(--ink)',
} as const

export const slider = componentStyle({
  appearance: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: 44,
  margin: '0 12px 0 4px',
  background: 'none',
  cursor: 'pointer',
  // A finger on it draws time, not the page.
  touchAction: 'none',
  vars: { '--ink': color.text },
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: -4 },
    '&::-moz-range-thumb': thumb,
    '&:disabled': { cursor: 'auto' },
    '&:disabled::-webkit-slider-thumb': { visibility: 'hidden' },
    '&:disabled::-moz-range-thumb': { visibility: 'hidden' },
  },
  // The system would paint the track and what has been played alike.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', vars: { '--ink': 'CanvasText' } } },
})

export const time = componentStyle({
  minInlineSize: 76,
  textAlign: 'end',
  marginInlineEnd: 4,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const length = componentStyle({
  fontWeight: vars.weight.regular,
  color: color.textMuted,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})
