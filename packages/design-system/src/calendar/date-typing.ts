import { asciiDigits } from '../digits/ascii-digits.ts'
import type { DatePart } from './date-parts.ts'

/** What is being typed into a segment. */
export interface Typed {
  /** Its digits, as ASCII's. */
  readonly text: string
  /** The number that it is by now; nothing while it is none, or may become another (the year 20 is on its way to 2026). */
  readonly number: number | undefined
  /** No further digit can follow. */
  readonly full: boolean
}

/** The most that can be typed; a day by itself, since its month may come later. */
const most: Readonly<Record<DatePart, number>> = { year: 9999, month: 12, day: 31, hour: 23, minute: 59, dayPeriod: 1 }
const least: Readonly<Record<DatePart, number>> = { year: 1, month: 1, day: 1, hour: 0, minute: 0, dayPeriod: 0 }

/** How many digits a part is written with. */
export const digitsOf = (part: DatePart): number => (part === 'year' ? 4 : 2)

/**
 * Digits behind those that were typed before. What would be too much begins anew with the last digit.
 * @param twelve whether hours go from 1 to 12
 */
export function typeDigits(part: DatePart, before: string, added: string, twelve: boolean): Typed | undefined {
  const digits = (text: string) => asciiDigits(text).replaceAll(/\D/g, '')
  const [min, max] = part === 'hour' && twelve ? [1, 12] : [least[part], most[part]]
  const fits = (text: string) => text.length <= digitsOf(part) && Number(text) <= max
  const text = [digits(before + added), digits(added), digits(added).slice(-1)].find(fits)
  if (text === undefined || digits(added) === '') return undefined
  const number = Number(text)
  const isNumber = number >= min && (part !== 'year' || text.length === digitsOf(part))
  return {
    text,
    number: isNumber ? number : undefined,
    full: text.length === digitsOf(part) || number * 10 > max,
  }
}

/** The year that one, two or three digits mean once nothing follows: the first two those of this century. @returns nothing for 0 */
export function yearOf(text: string, present: number): number | undefined {
  const year = Number(text)
  if (text.length > 2) return year || undefined
  return text === '' ? undefined : present - (present % 100) + year
}

/** Which half of the day a letter means: the first in which the two names differ ('AM', 'PM'; '오전', '오후'), or a and p on any keyboard. */
export function periodOf(letter: string, names: readonly string[]): number | undefined {
  const typed = letter.toLowerCase()
  const [am = '', pm = ''] = names.map((name) => name.toLowerCase())
  const at = Array.from(am).findIndex((char, index) => char !== pm[index])
  const found = [am[at], pm[at]].indexOf(typed)
  const index = found < 0 ? ['a', 'p'].indexOf(typed) : found
  return index < 0 ? undefined : index
}
