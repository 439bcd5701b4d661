/** Languages that write a whole number of three figures or fewer in the digits of ASCII. A tag that asks for other digits (`-u-nu-…`) is none. */
const asciiLanguage = /^(?:de|en|es|fr|ja)(?:-(?!u-)[a-z\d]+)*$/i

/**
 * A number as the language writes it: 1,204 or 1.204 or ١٬٢٠٤. A browser takes tens of milliseconds of a phone to make its first
 * `Intl.NumberFormat`, so a small count in one of the commonest languages does without.
 * @param locale a BCP 47 tag
 * @param value a count, from nought on
 */
export const wholeNumber = (locale: string, value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 && asciiLanguage.test(locale)
    ? String(value)
    : new Intl.NumberFormat(locale).format(value)
