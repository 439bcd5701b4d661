import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars
const blink = keyframes({ '50%': { opacity: 0 } })

export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[12],
  inlineSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.text.title,
  fontVariantNumeric: 'tabular-nums',
})

/** Height of a cell, and its width where there is room. */
export const size = componentVariants({
  md: { vars: { '--code-cell': vars.control.md } },
  lg: { vars: { '--code-cell': vars.control.lg } },
})

/** Over all cells, with nothing of its own to be seen: it takes the press, the keys and what is pasted. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // Under 16 px iOS zooms into a field when it takes focus, and stays there.
  fontSize: 'max(1rem, 16px)',
  cursor: 'text',
  forcedColorAdjust: 'none',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    // The browser paints a ground of its own over the cells.
    '&:autofill': { opacity: 0 },
    '&:disabled': { cursor: 'default' },
  },
})

export const group = componentStyle({ display: 'flex', gap: vars.space[6], minInlineSize: 0 })

const meant = ':focus ~ * > &[data-meant]'

export const cell = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 'var(--code-cell)',
  minInlineSize: 0,
  blockSize: 'var(--code-cell)',
  boxSizing: 'border-box',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
  selectors: {
    ':disabled ~ * > &, [readonly] ~ * > &': { borderColor: color.border, backgroundColor: color.sunken },
    ':disabled ~ * > &': { color: color.textFaint },
    '[aria-invalid=true] ~ * > &': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    [meant]: { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
    // The caret, where no digit stands yet.
    [`${meant}:empty::after`]: {
      content: '',
      inlineSize: 2,
      blockSize: '1.25em',
      background: 'currentColor',
      animation: `${blink} 1s steps(1) infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { [`${meant}:empty::after`]: { animation: 'none' } } },
    [media.forcedColors]: { selectors: { [`${meant}:empty::after`]: { background: 'CanvasText' } } },
  },
})
