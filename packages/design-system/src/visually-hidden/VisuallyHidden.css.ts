import { componentStyle } from '../theme/style.ts'

/** Out of sight, not out of the accessibility tree; the size of one pixel, because zero is skipped by some readers. */
export const hidden = componentStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Shows itself while it, or something in it, has the focus: a link that skips to the content. */
export const focusable = componentStyle({
  selectors: {
    '&:not(:focus, :focus-within, :active)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
