'use client'
import { useState, type RefObject } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { isoOf, partsOf, type DateForm, type DatePart, type DateParts } from './date-parts.ts'

interface DatePartsOptions {
  readonly value: string | null | undefined
  readonly defaultValue: string | null | undefined
  readonly onValueChange: ((value: string | null) => void) | undefined
  readonly form: DateForm
  /** What holds the segments; its form is listened to. */
  readonly host: RefObject<HTMLElement | null>
}

/** A date and the parts that stand in its segments, which may not be one yet, or none that there is. */
export function useDateParts({ value, defaultValue, onValueChange, form, host }: DatePartsOptions) {
  const [given, setGiven] = useControlled<string | null>(value, defaultValue ?? null, onValueChange)
  const initial = useInitial(defaultValue, given)
  const taken = given === null ? {} : partsOf(given, form)
  const iso = isoOf(taken, form)
  /** What was typed, as long as it makes the date that is shown. */
  const [draft, setDraft] = useState<DateParts>()
  const isLive = draft !== undefined && isoOf(draft, form) === iso
  if (draft !== undefined && !isLive) setDraft(undefined)
  const parts = isLive ? draft : taken
  useFormReset(host, () => {
    setDraft(undefined)
    setGiven(initial)
  })

  const change = (changed: DateParts) => {
    const next = { ...parts, ...changed }
    setDraft(next)
    setGiven(isoOf(next, form))
  }
  return {
    /** The date, ISO 8601; `null` while a part is missing. */
    iso,
    parts,
    setPart: (part: DatePart, number: number | undefined) => change({ [part]: number }),
    /** Another day; the time stays. @param day ISO 8601 */
    setDay: (day: string) => change(partsOf(day, { granularity: 'day', twelve: form.twelve })),
    /** Shows the date that there is for one that there is not. */
    settle: () => iso !== null && setDraft(undefined),
  }
}
