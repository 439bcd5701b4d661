import { createGlobalThemeContract } from '@vanilla-extract/css'
import { base, light } from '../tokens/generated/tokens.ts'
import { kebab } from '../tokens/kebab.ts'

const { breakpoint: _screenWidths, ...constant } = base
const shape = { ...constant, ...light }

/** A tree of tokens with a reference to its CSS variable in place of each value. */
type Variables<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string ? `var(--${string})` : Variables<Tree[Name]>
}

/**
 * The theme contract: one CSS variable for each token, under a fixed name (`vars.color.textMuted` is
 * `var(--ds-color-text-muted)`), so that a theme can be written in plain CSS as well.
 */
export const vars: Variables<typeof shape> = createGlobalThemeContract(
  shape,
  (_, path) => `ds-${path.map(kebab).join('-')}`,
)
