import {
  endOfMonth,
  endOfWeek,
  fromAbsolute,
  getDayOfWeek,
  getLocalTimeZone,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
  type CalendarDate,
} from '@internationalized/date'

/** The days that there are: ISO 8601, both included. */
export interface DayBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** The day that a clock of the zone shows. @param now milliseconds since 1970 @param timeZone IANA; the device's without one */
export const dayAt = (now: number, timeZone: string = getLocalTimeZone()): CalendarDate =>
  toCalendarDate(fromAbsolute(now, timeZone))

/** Whether a day (ISO 8601) lies within the bounds; written alike, days sort as texts do. */
export const isWithin = (day: string, { min, max }: DayBounds): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max)

/** The nearest day within the bounds. */
export function nearest(day: CalendarDate, { min, max }: DayBounds): CalendarDate {
  if (min !== undefined && day.toString() < min) return parseDate(min)
  return max !== undefined && day.toString() > max ? parseDate(max) : day
}

/** The weeks of a month as its grid shows them: seven places each, beginning as the region does, empty where another month has its days. */
export function weeksOf(day: CalendarDate, locale: string): readonly (readonly (CalendarDate | undefined)[])[] {
  const first = startOfMonth(day)
  const lead = getDayOfWeek(first, locale)
  const length = endOfMonth(day).day
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const number = week * 7 + place - lead + 1
      return number >= 1 && number <= length ? first.set({ day: number }) : undefined
    }),
  )
}

/** Seven days, the first of a week in the region before the others: for the heads of the columns. */
export function daysOfWeek(day: CalendarDate, locale: string): readonly CalendarDate[] {
  const first = startOfWeek(day, locale)
  return Array.from({ length: 7 }, (_, days) => first.add({ days }))
}

/** Where a key leads from a day (APG grid of dates); nowhere for a key that does not move. */
export function dayByKey(
  day: CalendarDate,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  rtl: boolean,
  locale: string,
): CalendarDate | undefined {
  const page = shiftKey ? { years: 1 } : { months: 1 }
  switch (key) {
    case 'ArrowRight':
      return day.add({ days: rtl ? -1 : 1 })
    case 'ArrowLeft':
      return day.add({ days: rtl ? 1 : -1 })
    case 'ArrowDown':
      return day.add({ weeks: 1 })
    case 'ArrowUp':
      return day.subtract({ weeks: 1 })
    case 'Home':
      return startOfWeek(day, locale)
    case 'End':
      return endOfWeek(day, locale)
    case 'PageDown':
      return day.add(page)
    case 'PageUp':
      return day.subtract(page)
    default:
      return undefined
  }
}

/**
 * How far a range that begins on a day may go, either way, within the month of `shown`: up to the next day that cannot be chosen.
 * @returns the bounds, ISO 8601
 */
export function reachOf(
  start: CalendarDate,
  shown: CalendarDate,
  unavailable: (day: string) => boolean,
): { readonly min: string; readonly max: string } {
  const go = (days: 1 | -1, end: CalendarDate) => {
    let day = start
    while (day.compare(end) * days < 0) {
      const next = day.add({ days })
      if (unavailable(next.toString())) break
      day = next
    }
    return day.toString()
  }
  return { min: go(-1, startOfMonth(shown)), max: go(1, endOfMonth(shown)) }
}
