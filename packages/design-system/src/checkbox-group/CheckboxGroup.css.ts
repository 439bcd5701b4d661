import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

/** Under the words of the box that stands for it. */
export const item = componentStyle({
  selectors: {
    '[data-orientation=vertical] [data-component="CheckboxGroup.All"] ~ &': { marginInlineStart: vars.space[32] },
  },
})
