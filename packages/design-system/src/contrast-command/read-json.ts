import type { ThemeSet } from '../create-theme/roles.ts'
import { roles, UnusableInput, type Declaration } from './declarations.ts'

const sets: Readonly<Record<ThemeSet, Pick<Declaration, 'dark' | 'more'>>> = {
  light: { dark: false, more: false },
  dark: { dark: true, more: false },
  lightMoreContrast: { dark: false, more: true },
  darkMoreContrast: { dark: true, more: true },
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function parsed(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new UnusableInput(`It is no JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** A theme as `createTheme` gives it, as JSON: `{ "light": { "color": { "accent": "#b45309" } }, "dark": … }`. */
export function readJson(source: string): readonly Declaration[] {
  const theme = parsed(source)
  return Object.entries(sets).flatMap(([set, when]) =>
    roles.flatMap((role) => {
      const value = member(member(member(theme, set), 'color'), role)
      if (value === undefined) return []
      if (typeof value !== 'string') throw new UnusableInput(`${set}.color.${role} is no text.`)
      return [{ role, value, ...when }]
    }),
  )
}
