/** How a number is written in a language, and read from what somebody types. Pure, for the field. */
import { asciiDigits } from '../digits/ascii-digits.ts'

export interface NumberText {
  readonly format: (value: number) => string
  /** @returns the number, `null` where nothing is written, `undefined` where it is none */
  readonly parse: (text: string) => number | null | undefined
}

/** Signs that stand for the same: minus and hyphens; what separates thousands by a space; marks of direction. */
const minus = /[-−‐‑﹣－]/gu
const blanks = /[\s'’\u200e\u200f\u061c]/gu

/**
 * @param locale BCP 47
 * @param options as `Intl.NumberFormat` takes them: decimals, a currency, a unit or percent
 */
export function numberText(locale: string, options: Intl.NumberFormatOptions): NumberText {
  const written = new Intl.NumberFormat(locale, options)
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5)
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  const decimal = sign('decimal') ?? '.'
  const group = sign('group') ?? ''
  const isPercent = options.style === 'percent'

  const parse = (text: string) => {
    const bare = asciiDigits(text).replaceAll(blanks, '').replaceAll(minus, '-')
    if (bare === '') return null
    // With words go the points of those that are cut short: "12 min."
    let number = bare.replaceAll(/\p{L}+\.?|[^\d\-.,٫٬]/gu, '')
    // "1.5" where a point separates thousands: three digits stand behind the last such point, and two in India's lakhs before it.
    const behind = group === '' ? [] : number.split(group).slice(1)
    const grouped = behind.every((digits, at) => (at === behind.length - 1 ? /^\d{3}(\D|$)/ : /^\d{2,3}$/).test(digits))
    if (grouped) number = number.replaceAll(group, '')
    number = number.replace(grouped || number.includes(decimal) ? decimal : group, '.')
    if (!/^-?(\d+\.?\d*|\.\d+)$/.test(number)) return undefined
    return isPercent ? Number(`${number}e-2`) : Number(number)
  }
  return { format: (value) => written.format(value), parse }
}
