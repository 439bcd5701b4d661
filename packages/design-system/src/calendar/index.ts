export { Calendar, type CalendarProps } from './Calendar.tsx'
export { RangeCalendar, type DayRange, type RangeCalendarProps } from './RangeCalendar.tsx'
export { calendarKeys } from './Calendar.keys.ts'
export { calendarWords, type CalendarWords } from './calendar.words.ts'
