import { base } from '../tokens/index.ts'
import type { ControlRole } from './roles.ts'

export type ThemeDensity = 'compact' | 'comfortable' | 'spacious'

type Heights = Readonly<Record<ControlRole, string>>

/** `comfortable` is ours. None is lower than the 24 px that a target needs (WCAG 2.2, 2.5.8). */
const table: Readonly<Record<ThemeDensity, Heights>> = {
  compact: { xs: '1.5rem', sm: '2rem', md: '2.25rem', lg: '2.5rem' },
  comfortable: base.control,
  spacious: { xs: '2rem', sm: '2.5rem', md: '3rem', lg: '3.5rem' },
}

/** The heights of controls by the name of a density; none without. @throws TypeError that says what was given */
export function controlHeights(given: ThemeDensity | undefined): Heights | undefined {
  if (given === undefined) return undefined
  if (Object.hasOwn(table, given)) return table[given]
  throw new TypeError(
    `createTheme: density has to be one of ${Object.keys(table).join(', ')}; given was ${JSON.stringify(given)}`,
  )
}
