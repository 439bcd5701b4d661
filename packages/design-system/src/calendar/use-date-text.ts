'use client'
import { parseDateTime } from '@internationalized/date'
import { useMemo } from 'react'
import { useLocale } from '../provider/words.ts'
import type { DatePart } from './date-parts.ts'
import { digitsOf } from './date-typing.ts'

/** How the language writes the parts of a date, and a date in a sentence, by the Gregorian calendar. */
export function useDateText(periods: readonly string[]) {
  const { locale } = useLocale()
  return useMemo(() => {
    const number = (minimumIntegerDigits: number) => {
      const format = new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits })
      return (value: number) => format.format(value)
    }
    const [short, long] = [number(2), number(4)]
    const month = new Intl.DateTimeFormat(locale, { month: 'long', calendar: 'gregory', timeZone: 'UTC' })
    return {
      /** '08', '2026', 'PM' */
      part: (part: DatePart, value: number) => {
        if (part === 'dayPeriod') return periods[value] ?? ''
        return digitsOf(part) === 4 ? long(value) : short(value)
      },
      /** 'November' */
      month: (value: number) => month.format(Date.UTC(2026, value - 1, 1)),
      /** 'November 28, 2026', or with a time 'November 28, 2026 at 2:30 PM'. @param iso ISO 8601, with a time or without */
      date: (iso: string) =>
        new Intl.DateTimeFormat(locale, {
          dateStyle: 'long',
          ...(iso.includes('T') && { timeStyle: 'short' }),
          calendar: 'gregory',
          timeZone: 'UTC',
        }).format(parseDateTime(iso).toDate('UTC')),
    }
  }, [locale, periods])
}
