/**
 * What generated messages call: plural rules and numbers by the platform's `Intl`, one formatter kept per language.
 * `language` is a BCP 47 tag.
 */
const cached = <T>(make: (language: string) => T) => {
  const made = new Map<string, T>()
  return (language: string): T => {
    let formatter = made.get(language)
    if (formatter === undefined) made.set(language, (formatter = make(language)))
    return formatter
  }
}

const pluralRules = cached((language) => new Intl.PluralRules(language))
const ordinalRules = cached((language) => new Intl.PluralRules(language, { type: 'ordinal' }))
const numberFormat = cached((language) => new Intl.NumberFormat(language))

/** The plural category of `count` (Unicode CLDR), such as 'one' or 'other'. */
export const plural = (language: string, count: number): string => pluralRules(language).select(count)

/** The ordinal category of `count`: 'two' for 2nd in English. */
export const ordinal = (language: string, count: number): string => ordinalRules(language).select(count)

/**
 * A number as the language writes it: 1,204 or 1.204. A whole number of three figures has the same in each of the languages that are
 * written here, and a browser takes tens of milliseconds of a phone to make its first `Intl.NumberFormat`, which most first pages then need
 * for nothing else.
 */
export const number = (language: string, value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numberFormat(language).format(value)
