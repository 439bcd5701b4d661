import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

/** A row that takes several lines where it is narrow. */
export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  '@media': { [media.coarse]: { gap: vars.space[8] } },
})
