import { dark, darkMoreContrast, light, lightMoreContrast } from '../tokens/index.ts'
import { readColour, type Oklch } from './colour.ts'
import { derive, type Asked, type Move } from './derive.ts'
import { controlHeights, type ThemeDensity } from './density.ts'
import { accentFamily, aiFamily } from './families.ts'
import { contrastPairs, moreContrastPairs } from './promises.ts'
import {
  rolesOf,
  type Colors,
  type ColorRole,
  type MoreContrastColors,
  type MoreContrastRole,
  type ThemeColors,
  type ThemeSet,
} from './roles.ts'
import { radii, type ThemeRadius } from './radius.ts'
import { sheetOf } from './sheet.ts'

export type CreateThemeOptions = {
  /** The brand's colour, as CSS writes one: `#b45309`, `teal`, `oklch(60% 0.15 50)`. */
  accent: string
  /** What belongs to AI alone; ours, a violet, without it. An accent that is violet itself needs another here. */
  ai?: string | undefined
  /** The corners of fields, cards, menus and sheets. Pills, discs and switches stay round. `soft` is ours. */
  radius?: ThemeRadius | undefined
  /**
   * How high controls stand. `comfortable` is ours; `compact` holds where a mouse is, and a finger keeps our heights.
   */
  density?: ThemeDensity | undefined
  /** The part of the page that has the theme; all of it without. A selector without pseudo-elements, or several with commas. */
  selector?: string | undefined
  /** Stands in a comment above the style sheet. */
  name?: string | undefined
}

/** A role that does not stand where it was asked to, or where it would belong by that. */
export type MovedRole = Move & { readonly set: ThemeSet }

/** A theme, in the shape of the tables in `@skein/design-system/tokens`. */
export type CreatedTheme = ThemeColors & {
  /** What had to move, and how far. Empty where every colour stands where it was asked to. */
  readonly moved: readonly MovedRole[]
  /** A style sheet in the layer `ds.theme`, with all four sets. */
  readonly css: string
}

/** @throws TypeError that says what was given */
function asColour(option: string, given: unknown): Oklch {
  const colour = typeof given === 'string' ? readColour(given) : undefined
  if (colour === undefined)
    throw new TypeError(
      `createTheme: ${option} has to be an opaque colour as CSS writes it, such as 'teal'; given was ${JSON.stringify(given)}`,
    )
  return colour
}

function asSelector(given: unknown): string | undefined {
  if (given === undefined || (typeof given === 'string' && /^[^{};]*[^\s{};][^{};]*$/.test(given))) return given
  throw new TypeError(
    `createTheme: selector has to be one of CSS, such as '.brand'; given was ${JSON.stringify(given)}`,
  )
}

const strongRoles = rolesOf(lightMoreContrast.color)

function strongOf(colours: Colors): MoreContrastColors {
  const strong: Record<MoreContrastRole, string> = { ...lightMoreContrast.color }
  for (const role of strongRoles) strong[role] = colours[role]
  return strong
}

/**
 * A whole theme from one colour: our own tables with its hue and its strength, light and dark, each once more for readers who ask for more
 * contrast. Every pair of `contrastPairs` and `moreContrastPairs` keeps its ratio whatever the colour: what does not is made lighter or
 * darker in small steps until it does, and `moved` tells it. Pure: needs no document, and gives the same for the same.
 * @throws TypeError for what is no opaque colour, no selector, or no name of a radius or a density
 */
export function createTheme(options: CreateThemeOptions): CreatedTheme {
  const asked: Asked[] = [{ family: accentFamily, colour: asColour('accent', options.accent) }]
  if (options.ai !== undefined) asked.push({ family: aiFamily, colour: asColour('ai', options.ai) })
  const selector = asSelector(options.selector)
  const radius = radii(options.radius)
  const control = controlHeights(options.density)

  const all: readonly ColorRole[] = rolesOf(light.color)
  const lightSet = derive({ ours: light.color, own: all, pairs: contrastPairs, away: 'darker' }, asked)
  const darkSet = derive({ ours: dark.color, own: all, pairs: contrastPairs, away: 'lighter' }, asked)
  const more = { own: strongRoles, pairs: moreContrastPairs }
  const lightMore = derive(
    { ...more, ours: { ...light.color, ...lightMoreContrast.color }, base: lightSet.colours, away: 'darker' },
    asked,
  )
  const darkMore = derive(
    { ...more, ours: { ...dark.color, ...darkMoreContrast.color }, base: darkSet.colours, away: 'lighter' },
    asked,
  )

  const colours: ThemeColors = {
    light: { color: lightSet.colours },
    dark: { color: darkSet.colours },
    lightMoreContrast: { color: strongOf(lightMore.colours) },
    darkMoreContrast: { color: strongOf(darkMore.colours) },
  }
  const moved = (
    [
      ['light', lightSet],
      ['dark', darkSet],
      ['lightMoreContrast', lightMore],
      ['darkMoreContrast', darkMore],
    ] as const
  ).flatMap(([set, { moves }]) => moves.map((move) => ({ set, ...move })))
  return { ...colours, moved, css: sheetOf({ colours, radius, control, selector, name: options.name }) }
}
