import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { lying } from './lying.ts'

const { color } = vars

/** Words, and a dot under the chosen one. */
export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { [lying]: { selectors: { '[data-layout=compact] &': { flexDirection: 'column' } } } },
})

export const word = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: rem(44),
  paddingInline: vars.space[12],
  color: color.textMuted,
  fontSize: vars.text.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  selectors: {
    // The bolder form keeps the width, so that nothing moves.
    '&::before': { content: 'attr(data-label)', gridArea: '1 / 1', visibility: 'hidden', fontWeight: vars.weight.bold },
    '&:has(:checked)': { color: color.text, fontWeight: vars.weight.bold },
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 4,
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: 4,
      blockSize: 4,
      borderRadius: vars.radius.pill,
      background: 'currentColor',
    },
    '&:has(:disabled:not(:checked))': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
})

export const wordText = componentStyle({ gridArea: '1 / 1' })

export const wordInput = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' }, '&:focus-visible': { outlineOffset: -4 } },
})
