import type { base, light, lightMoreContrast } from '../tokens/index.ts'

/** What a colour is for: the names under `color` in the tables of tokens. */
export type ColorRole = keyof typeof light.color

/** The roles that readers who ask for more contrast see in stronger colours. */
export type MoreContrastRole = keyof typeof lightMoreContrast.color

export type RadiusRole = keyof typeof base.radius

/** The sizes of controls. */
export type ControlRole = keyof typeof base.control

/** One colour, as CSS writes it, for every role. */
export type Colors = Readonly<Record<ColorRole, string>>

export type MoreContrastColors = Readonly<Record<MoreContrastRole, string>>

/** The colours of a theme in the shape of the tables in `@skein/design-system/tokens`. */
export type ThemeColors = {
  readonly light: { readonly color: Colors }
  readonly dark: { readonly color: Colors }
  /** Only the roles that differ from `light`. */
  readonly lightMoreContrast: { readonly color: MoreContrastColors }
  /** Only the roles that differ from `dark`. */
  readonly darkMoreContrast: { readonly color: MoreContrastColors }
}

export type ThemeSet = keyof ThemeColors

/** The keys of a table whose type names them all. */
export const rolesOf = <Role extends string>(table: Readonly<Record<Role, unknown>>): readonly Role[] =>
  Object.keys(table).filter((key): key is Role => Object.hasOwn(table, key))
