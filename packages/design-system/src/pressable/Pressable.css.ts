import { componentStyle } from '../theme/style.ts'

/** What every button without a drawing of its own begins with. Nothing here moves or places it: that is for whoever draws it. */
export const pressable = componentStyle({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:is(:disabled, [aria-disabled=true])': { cursor: 'default' } },
})
