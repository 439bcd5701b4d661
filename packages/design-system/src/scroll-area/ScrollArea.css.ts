import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

export const area = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // The bar keeps its place while it is not seen: nothing moves when it comes.
  scrollbarColor: 'transparent transparent',
  transition: `scrollbar-color ${vars.duration.fade} linear`,
  outlineOffset: -2,
  selectors: {
    '&:where([data-state=visible], :focus-visible)': { scrollbarColor: `${vars.color.borderControl} transparent` },
  },
  // The system paints its own bar, and it stays.
  '@media': { [media.forcedColors]: { scrollbarColor: 'auto' } },
})

export const axis = componentVariants({
  block: { overflowX: 'hidden', overflowY: 'auto' },
  inline: { overflowX: 'auto', overflowY: 'hidden' },
  both: { overflow: 'auto' },
})
