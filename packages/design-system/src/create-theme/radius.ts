import type { RadiusRole } from './roles.ts'

export type ThemeRadius = 'sharp' | 'soft' | 'round'

type Radii = Readonly<Partial<Record<RadiusRole, string>>>

/** What is not here keeps our own corner: `soft` is ours, and a pill is a pill in every theme. */
const table: Readonly<Record<ThemeRadius, Radii>> = {
  sharp: { control: '2px', card: '4px', sheet: '6px' },
  soft: { control: '6px', card: '10px', sheet: '14px' },
  round: { control: '12px', card: '18px', sheet: '24px' },
}

/** The corners by their name; none without. @throws TypeError that says what was given */
export function radii(given: ThemeRadius | undefined): Radii | undefined {
  if (given === undefined) return undefined
  if (Object.hasOwn(table, given)) return table[given]
  throw new TypeError(
    `createTheme: radius has to be one of ${Object.keys(table).join(', ')}; given was ${JSON.stringify(given)}`,
  )
}
