import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
const popping = keyframes({ '50%': { transform: 'scale(1.18)' } })
/** Narrower than ten targets of a finger: two rows of five. */
const phone = '(max-width: 30rem)'

export const bar = componentStyle({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(10, auto)',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${color.border}`,
  // Half of one row: one row is a pill, two rows keep its corners.
  borderRadius: '1.4375rem',
  background: color.surface,
  boxShadow: vars.shadow.float,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(5, auto)' } },
})

export const reaction = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  margin: 0,
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.pill,
  background: 'none',
  fontFamily: vars.font.emoji,
  fontSize: '1.25rem',
  lineHeight: 1,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    '&[aria-pressed=true]': { borderColor: color.accent, background: color.accentSoft },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed=true])': { background: color.hover } } },
    [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: '1.5rem' },
    // The system paints every border alike: those at rest go away, so that the one around the reader's own tells it.
    [media.forcedColors]: {
      borderColor: 'ButtonFace',
      selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: 3 } },
    },
  },
})

export const pop = componentStyle({
  animation: `${popping} ${vars.duration.like} ${vars.ease.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
