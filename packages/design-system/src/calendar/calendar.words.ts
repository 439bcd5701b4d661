import { defineWords } from '../provider/words.ts'

/** Days come written out by the language: 'Saturday, 28 November 2026'. */
export type CalendarWords = {
  readonly label: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly today: (day: string) => string
  readonly unavailable: (day: string) => string
  readonly rangeStart: (day: string) => string
  readonly rangeEnd: (day: string) => string
  /** Said once the first day of a range is chosen. */
  readonly rangeBegun: (day: string) => string
  /** Said once a range is chosen. */
  readonly rangeChosen: (start: string, end: string) => string
}

export const calendarWords = defineWords<CalendarWords>('calendar', {
  label: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: (day) => `Today, ${day}`,
  unavailable: (day) => `${day}, not available`,
  rangeStart: (day) => `${day}, first day`,
  rangeEnd: (day) => `${day}, last day`,
  rangeBegun: (day) => `From ${day}. Choose the last day.`,
  rangeChosen: (start, end) => `${start} to ${end}`,
})
