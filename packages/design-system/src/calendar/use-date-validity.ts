'use client'
import { parseDateTime, toCalendarDate } from '@internationalized/date'
import { useEffect, type RefObject } from 'react'
import { useWordSet } from '../provider/words.ts'
import type { DayBounds } from './calendar-days.ts'
import { calendarWords } from './calendar.words.ts'
import { datePickerWords } from './date-picker.words.ts'
import { segmentsIn } from './segment-focus.ts'
import { useDayText } from './use-day-text.ts'

interface DateRules extends DayBounds {
  readonly unavailable: ((day: string) => boolean) | undefined
}

/**
 * Holds a form up, as a native date does, while the date is out of bounds or not available: the browser says so at the first segment.
 * @param host what holds the segments
 * @param iso the date, ISO 8601; bounds may be coarser than it
 * @param written how a bound is written in a sentence
 */
export function useDateValidity(
  host: RefObject<HTMLElement | null>,
  iso: string | null,
  { min, max, unavailable }: DateRules,
  written: (iso: string) => string,
): void {
  const words = useWordSet(datePickerWords)
  const { unavailable: notAvailable } = useWordSet(calendarWords)
  const text = useDayText()
  const fault = () => {
    if (iso === null) return ''
    if (min !== undefined && iso.slice(0, min.length) < min) return words.tooEarly(written(min))
    if (max !== undefined && iso.slice(0, max.length) > max) return words.tooLate(written(max))
    const day = toCalendarDate(parseDateTime(iso))
    return unavailable?.(day.toString()) ? notAvailable(text.full(day)) : ''
  }
  const said = fault()
  useEffect(() => segmentsIn(host.current)[0]?.setCustomValidity(said))
}
