'use client'
import { useRef } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { CalendarMonth, type CalendarBaseProps } from './CalendarMonth.tsx'
import { useCurrentDay } from './use-current-day.ts'
import { useToday } from './use-today.ts'

export type CalendarProps = CalendarBaseProps & {
  /** The day, ISO 8601 ('2026-11-28'), where a parent owns it; `null` for none. */
  value?: string | null | undefined
  /** The first day: none by default. A reset of the form goes back to it, also where a parent owns the value. */
  defaultValue?: string | null | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * A month of days, of which one is chosen (APG grid). Weeks begin as the region of the locale has it; days are Gregorian, in the digits and
 * words of the language. A day is a text, as a native date field has it: no zone shifts it.
 *
 * `ref` and unknown props belong to the group around it. A form sends the day by `name`.
 * @throws Error where a day that it is given is none
 */
export function Calendar({
  value,
  defaultValue = null,
  onValueChange,
  today,
  name,
  form,
  ref,
  ...props
}: CalendarProps) {
  const present = useToday(today)
  const [day, setDay] = useControlled<string | null>(
    value,
    defaultValue,
    (next) => next !== null && onValueChange?.(next),
  )
  const initial = useInitial(defaultValue, day)
  const [current, setCurrent] = useCurrentDay(day, present, props)
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)
  useFormReset(host, () => setDay(initial))
  return (
    <CalendarMonth
      {...props}
      ref={refs}
      component="Calendar"
      today={present}
      current={current}
      onCurrentChange={setCurrent}
      chosen={(iso) => (iso === day ? 'all' : undefined)}
      onChoose={(chosen) => {
        setCurrent(chosen)
        setDay(chosen.toString())
      }}
      sent={{ name, form, value: day ?? '' }}
    />
  )
}
