import { CalendarDate, parseDateTime } from '@internationalized/date'

/** What a date is written in, one segment for each. */
export type DatePart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'dayPeriod'

/** What stands in the segments: nothing where one is empty. `hour` as it is written, 1 to 12 where there is a `dayPeriod` (0 before noon, 1 after). */
export type DateParts = { readonly [Part in DatePart]?: number | undefined }

/** How fine a date is. */
export type DateGranularity = 'day' | 'minute'

/** How a date is written, as far as its parts are concerned. */
export interface DateForm {
  readonly granularity: DateGranularity
  /** Twelve hours, twice. */
  readonly twelve: boolean
}

const pad = (number: number) => String(number).padStart(2, '0')

/**
 * The parts of a date.
 * @param iso ISO 8601: 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm'
 * @throws Error where it is none
 */
export function partsOf(iso: string, { granularity, twelve }: DateForm): DateParts {
  const { year, month, day, hour, minute } = parseDateTime(iso)
  if (granularity === 'day') return { year, month, day }
  if (!twelve) return { year, month, day, hour, minute }
  return { year, month, day, hour: hour % 12 || 12, minute, dayPeriod: hour < 12 ? 0 : 1 }
}

/**
 * The date that parts make, ISO 8601; `null` while one is missing. A day that its month has not (31 February) is the last that it has: never one
 * of another month.
 */
export function isoOf(parts: DateParts, { granularity, twelve }: DateForm): string | null {
  const { year, month, day, hour, minute, dayPeriod } = parts
  if (year === undefined || month === undefined || day === undefined) return null
  const date = new CalendarDate(year, month, day).toString()
  if (granularity === 'day') return date
  if (hour === undefined || minute === undefined) return null
  if (!twelve) return `${date}T${pad(hour)}:${pad(minute)}`
  return dayPeriod === undefined ? null : `${date}T${pad((hour % 12) + 12 * dayPeriod)}:${pad(minute)}`
}

/** From where to where a part goes, both included. */
export interface PartLimits {
  readonly min: number
  readonly max: number
}

/** What a part can be beside the others: a month that is known says how many days there are. */
export function limitsOf(part: DatePart, { year, month }: DateParts, twelve: boolean): PartLimits {
  switch (part) {
    case 'year':
      return { min: 1, max: 9999 }
    case 'month':
      return { min: 1, max: 12 }
    case 'day':
      // Without a year it may be a leap year.
      return { min: 1, max: month === undefined ? 31 : new CalendarDate(year ?? 2000, month, 31).day }
    case 'hour':
      return twelve ? { min: 1, max: 12 } : { min: 0, max: 23 }
    case 'minute':
      return { min: 0, max: 59 }
    default:
      return { min: 0, max: 1 }
  }
}

/** How far PageUp and PageDown go. */
export const pageOf: Readonly<Record<DatePart, number>> = {
  year: 5,
  month: 2,
  day: 7,
  hour: 2,
  minute: 15,
  dayPeriod: 1,
}

/** A part some steps on: round and round, but for years. */
export function stepped(part: DatePart, from: number, by: number, { min, max }: PartLimits): number {
  if (part === 'year') return Math.min(Math.max(from + by, min), max)
  const count = max - min + 1
  return ((((from - min + by) % count) + count) % count) + min
}
