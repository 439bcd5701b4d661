import { componentStyle } from '../theme/style.ts'

/** The bar is the panel: the popover's own frame goes. Twice the class, because its sheet may come later. */
export const panel = componentStyle({
  selectors: {
    '&&': {
      inlineSize: 'max-content',
      padding: 0,
      border: 0,
      borderRadius: '1.4375rem',
      overflow: 'visible',
      background: 'none',
      boxShadow: 'none',
    },
  },
})
