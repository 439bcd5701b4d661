'use client'
import { parseDate, type CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { nearest, type DayBounds } from './calendar-days.ts'

/**
 * The day that has the tab stop, whose month is shown: what is chosen, else today, within the bounds. It follows a choice that comes from
 * elsewhere.
 */
export function useCurrentDay(
  chosen: string | null,
  today: CalendarDate,
  bounds: DayBounds,
): readonly [CalendarDate, (day: CalendarDate) => void] {
  const [current, setCurrent] = useState(() => (chosen === null ? today : parseDate(chosen)))
  const [followed, setFollowed] = useState(chosen)
  if (chosen !== followed) {
    setFollowed(chosen)
    if (chosen !== null) setCurrent(parseDate(chosen))
  }
  return [nearest(current, bounds), setCurrent]
}
