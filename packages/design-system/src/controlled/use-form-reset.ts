'use client'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Tells a control that keeps its value in React that its form was reset: the browser puts native inputs back by itself
 * and says so to nobody else. It listens on the document, where a form's `reset` arrives last, so that one prevented on
 * the way counts as none.
 *
 * @param field the native control, or what holds several
 */
export function useFormReset(field: RefObject<HTMLElement | null>, onReset: () => void): void {
  useEffect(() => {
    const heard = (event: Event) => {
      const form = event.target
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
      // A form's own list knows of controls that stand elsewhere and name it by `form="id"`.
      if (Array.from(form.elements).some((element) => field.current?.contains(element))) onReset()
    }
    document.addEventListener('reset', heard)
    return () => document.removeEventListener('reset', heard)
  }, [field, onReset])
}

/**
 * What a reset goes back to: the `default…` prop as it is now, since a form's data may come after its first render; where
 * none is given, what was shown at first.
 */
export function useInitial<Value>(given: Value | undefined, shown: Value): Value {
  const [first] = useState(shown)
  return given ?? first
}

/**
 * The browser puts radios and checkboxes back to what their attributes say, and React writes those once only: they are
 * kept at what a reset goes back to.
 *
 * @param field the native control, or what holds several
 */
export function useNativeDefault(
  field: RefObject<HTMLElement | null>,
  isDefault: (input: HTMLInputElement) => boolean,
): void {
  useLayoutEffect(() => {
    const element = field.current
    const inputs = element instanceof HTMLInputElement ? [element] : (element?.querySelectorAll('input') ?? [])
    for (const input of inputs) input.defaultChecked = isDefault(input)
  })
}
