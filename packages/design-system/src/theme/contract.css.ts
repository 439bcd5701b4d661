import { createGlobalThemeContract } from '@vanilla-extract/css'
import { base, light } from '../tokens/tokens.gen.ts'

const { breakpoint: _screenWidths, ...constant } = base

function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
}

/**
 * The theme contract: one CSS variable for each token, under a fixed name (`vars.color.textMuted` is
 * `var(--ds-color-text-muted)`), so that a theme can be written in plain CSS as well.
 */
export const vars = createGlobalThemeContract({ ...constant, ...light }, (_, path) => `ds-${path.map(kebab).join('-')}`)
