'use client'
import type { CalendarDate } from '@internationalized/date'
import { useRef, useState } from 'react'
import { announce } from '../announcer/announce.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useWordSet } from '../provider/words.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { reachOf } from './calendar-days.ts'
import { CalendarMonth, type CalendarBaseProps } from './CalendarMonth.tsx'
import { calendarWords } from './calendar.words.ts'
import { useCurrentDay } from './use-current-day.ts'
import { useDayText } from './use-day-text.ts'
import { useToday } from './use-today.ts'

/** From one day to another, ISO 8601, both of them in it; `end` is never before `start`. */
export type DayRange = { readonly start: string; readonly end: string }

export type RangeCalendarProps = CalendarBaseProps & {
  /** The range, where a parent owns it; `null` for none. */
  value?: DayRange | null | undefined
  /** The first range: none by default. A reset of the form goes back to it, also where a parent owns the value. */
  defaultValue?: DayRange | null | undefined
  /** Told once both days are chosen. */
  onValueChange?: ((value: DayRange) => void) | undefined
}

const none = () => false

/**
 * A month of days, of which a range is chosen by its first and its last day, in either order. A range holds no day that cannot be chosen.
 * Escape gives a first day up.
 *
 * `ref` and unknown props belong to the group around it. A form sends the range by `name` as an interval of ISO 8601: '2026-11-02/2026-11-06'.
 * @throws Error where a day that it is given is none
 */
export function RangeCalendar({
  value,
  defaultValue = null,
  onValueChange,
  today,
  name,
  form,
  ref,
  onKeyDown,
  ...props
}: RangeCalendarProps) {
  const words = useWordSet(calendarWords)
  const text = useDayText()
  const present = useToday(today)
  const [range, setRange] = useControlled<DayRange | null>(
    value,
    defaultValue,
    (next) => next !== null && onValueChange?.(next),
  )
  const initial = useInitial(defaultValue, range)
  /** The first day that was chosen of a range, which has no last one yet. */
  const [begun, setBegun] = useState<CalendarDate>()
  const [current, setCurrent] = useCurrentDay(range?.start ?? null, present, props)
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)
  useFormReset(host, () => {
    setBegun(undefined)
    setRange(initial)
  })

  const shown = begun ? between(begun, current) : range
  const choose = (day: CalendarDate) => {
    setCurrent(day)
    if (!begun) {
      setBegun(day)
      announce(words.rangeBegun(text.full(day)))
      return
    }
    setBegun(undefined)
    setRange(between(begun, day))
    const [start, end] = begun.compare(day) <= 0 ? [begun, day] : [day, begun]
    announce(words.rangeChosen(text.full(start), text.full(end)))
  }
  return (
    <CalendarMonth
      {...props}
      ref={refs}
      component="RangeCalendar"
      today={present}
      current={current}
      onCurrentChange={setCurrent}
      chosen={(iso) => {
        if (!shown || iso < shown.start || iso > shown.end) return undefined
        if (shown.start === shown.end) return 'all'
        return iso === shown.start ? 'start' : iso === shown.end ? 'end' : 'between'
      }}
      reach={begun && reachOf(begun, current, props.unavailable ?? none)}
      onChoose={choose}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        if (event.key !== 'Escape' || !begun) return
        // A popover around it stays: what was begun is given up first.
        event.preventDefault()
        setBegun(undefined)
      })}
      sent={{ name, form, value: range ? `${range.start}/${range.end}` : '' }}
    />
  )
}

/** The range of two days, whichever of them comes first. */
function between(one: CalendarDate, other: CalendarDate): DayRange {
  const [start, end] = one.compare(other) <= 0 ? [one, other] : [other, one]
  return { start: start.toString(), end: end.toString() }
}
