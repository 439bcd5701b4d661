/** Numbers and dates as a language writes them. */
import type { Language } from '@skein/contract'
import { number } from './runtime.ts'
import { shownZone } from './time-zone.ts'

/** A count: 1,204 in English, 1.204 in German. */
export const formatNumber = (language: Language, value: number): string => number(language, value)

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment in words. `options` as `Intl.DateTimeFormat` takes them, `timeZone` included; without it the zone that the member chose counts. Formatters are kept.
 * @throws RangeError when the moment is not a date.
 */
export function formatDate(language: Language, moment: string | Date, options: Intl.DateTimeFormatOptions): string {
  const zone = options.timeZone ?? shownZone()
  const key = `${language}${zone}${JSON.stringify(options)}`
  let format = dateFormats.get(key)
  if (format === undefined)
    dateFormats.set(key, (format = new Intl.DateTimeFormat(language, zone ? { ...options, timeZone: zone } : options)))
  return format.format(typeof moment === 'string' ? new Date(moment) : moment)
}

/** Several things as the language lists them: a, b and c. */
export const formatList = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
