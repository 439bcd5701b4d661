'use client'
import { parseDate, type CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { useLocale } from '../provider/words.ts'
import { dayAt } from './calendar-days.ts'

/** Today: the day that is given, ISO 8601, else that of the nearest provider's clock and zone, else the device's. */
export function useToday(given: string | undefined): CalendarDate {
  const { now, timeZone } = useLocale()
  const [present] = useState(() => now ?? Date.now())
  return given === undefined ? dayAt(present, timeZone) : parseDate(given)
}
