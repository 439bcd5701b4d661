import { box } from '../choice/choice.css.ts'
import { componentStyle } from '../theme/style.ts'

/** The mark of "some of them": a bar in place of the tick. */
export const checkbox = componentStyle([
  box,
  { selectors: { '&:indeterminate::before': { clipPath: 'inset(46% 27.5% round 1px)' } } },
])
