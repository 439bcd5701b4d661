'use client'
import type { CalendarDate } from '@internationalized/date'
import { useMemo } from 'react'
import { useLocale } from '../provider/words.ts'

/** How the language writes days, months and days of the week, by the Gregorian calendar. */
export function useDayText() {
  const { locale } = useLocale()
  return useMemo(() => {
    const by = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
      return (day: CalendarDate) => format.format(day.toDate('UTC'))
    }
    const number = new Intl.NumberFormat(locale, { useGrouping: false })
    return {
      /** 'November 2026' */
      month: by({ month: 'long', year: 'numeric' }),
      /** 'Saturday, 28 November 2026' */
      full: by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      /** 'Saturday' */
      weekday: by({ weekday: 'long' }),
      /** 'Sat' */
      weekdayShort: by({ weekday: 'short' }),
      /** The number of the day alone: no language adds a word to it in a grid. */
      number: (day: CalendarDate) => number.format(day.day),
    }
  }, [locale])
}
