import { componentStyle } from '../theme/style.ts'

/**
 * The box of something that floats; compose it first, `componentStyle([anchored, { … }])`. A popover brings its own box and
 * this takes it back, but for border and padding, which are the composing style's. The width never depends on where the
 * box happens to stand while it is measured.
 */
export const anchored = componentStyle({
  position: 'fixed',
  zIndex: 60,
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--anchored-height)',
  whiteSpace: 'normal',
  textAlign: 'start',
  transformOrigin: 'top',
  selectors: {
    '&[data-side=top]': { transformOrigin: 'bottom' },
    '&[data-side=left]': { transformOrigin: 'right' },
    '&[data-side=right]': { transformOrigin: 'left' },
    // A modal dialog that was opened out of it stands below the top layer: what it made inert steps out of its way.
    '[inert] &': { visibility: 'hidden' },
  },
})
