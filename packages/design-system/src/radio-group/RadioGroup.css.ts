import { box } from '../choice/choice.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const radio = componentStyle([
  box,
  { borderRadius: vars.radius.pill, selectors: { '&::before': { clipPath: 'circle(20% at 50% 50%)' } } },
])
