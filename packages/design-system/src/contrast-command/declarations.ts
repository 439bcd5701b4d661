import { contrastPairs } from '../create-theme/promises.ts'
import { rolesOf, type ColorRole, type Colors, type ThemeColors } from '../create-theme/roles.ts'
import { readColour } from '../create-theme/colour.ts'
import { dark, darkMoreContrast, light, lightMoreContrast } from '../tokens/index.ts'

/** What cannot be checked. The message is one sentence for whoever called the command. */
export class UnusableInput extends Error {}

/** Every role there is. */
export const roles: readonly ColorRole[] = rolesOf<ColorRole>(light.color)

/** One role as a theme writes it, and when it holds. */
export type Declaration = {
  readonly role: ColorRole
  readonly value: string
  /** In the dark theme alone, or the light one; in both where it says nothing. */
  readonly dark?: boolean | undefined
  /** For readers who ask for more contrast alone. */
  readonly more: boolean
}

const measured: ReadonlySet<ColorRole> = new Set(contrastPairs.flatMap(({ front, ground }) => [front, ground]))

/** What is said of fewer readers counts more; of two that say the same the last. */
const weight = ({ dark: scheme, more }: Declaration) => (more ? 2 : 0) + (scheme === undefined ? 0 : 1)

/**
 * The four sets that a reader sees where these declarations stand beside our own style sheet: a role that none of them names is ours.
 * @throws UnusableInput where nothing is declared, or something that is no colour
 */
export function themeOf(declarations: readonly Declaration[]): ThemeColors {
  if (declarations.length === 0)
    throw new UnusableInput('It holds no colour of a theme, such as --ds-color-accent or light.color.accent.')
  for (const { role, value } of declarations)
    if (measured.has(role) && readColour(value) === undefined)
      throw new UnusableInput(`${role} is ${value}, which is no opaque colour that can be measured.`)
  const ordered = declarations.toSorted((one, other) => weight(one) - weight(other))
  const made = (ours: Colors, isDark: boolean, isMore: boolean): Colors => {
    const colours: Record<ColorRole, string> = { ...ours }
    for (const { role, value, dark: scheme, more } of ordered)
      if ((scheme ?? isDark) === isDark && (isMore || !more)) colours[role] = value
    return colours
  }
  return {
    light: { color: made(light.color, false, false) },
    dark: { color: made(dark.color, true, false) },
    lightMoreContrast: { color: made({ ...light.color, ...lightMoreContrast.color }, false, true) },
    darkMoreContrast: { color: made({ ...dark.color, ...darkMoreContrast.color }, true, true) },
  }
}
