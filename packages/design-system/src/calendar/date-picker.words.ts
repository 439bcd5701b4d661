import { defineWords } from '../provider/words.ts'

/** Days come written out by the language: 'Saturday, 28 November 2026'. */
export type DatePickerWords = {
  /** The names of the segments. */
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  readonly minute: string
  readonly dayPeriod: string
  /** What stands in an empty one: as many letters as there are digits. */
  readonly yearHint: string
  readonly monthHint: string
  readonly dayHint: string
  /** Said of a segment in which nothing stands. */
  readonly empty: string
  /** The button, and the popover that it opens. */
  readonly choose: string
  readonly change: (day: string) => string
  readonly tooEarly: (first: string) => string
  readonly tooLate: (last: string) => string
}

export const datePickerWords = defineWords<DatePickerWords>('date-picker', {
  year: 'Year',
  month: 'Month',
  day: 'Day',
  hour: 'Hour',
  minute: 'Minute',
  dayPeriod: 'AM or PM',
  yearHint: 'yyyy',
  monthHint: 'mm',
  dayHint: 'dd',
  empty: 'Empty',
  choose: 'Choose a day',
  change: (day) => `Choose a day. Now ${day}`,
  tooEarly: (first) => `Choose ${first} or later.`,
  tooLate: (last) => `Choose ${last} or earlier.`,
})
