import { componentStyle, media } from '../theme/style.ts'

/** A finger that rests asks for the menu: the system neither selects the word under it nor offers its own. */
export const trigger = componentStyle({
  '@media': { [media.coarse]: { userSelect: 'none', WebkitTouchCallout: 'none' } },
})
