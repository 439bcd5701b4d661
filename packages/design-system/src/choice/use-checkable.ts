'use client'
import { useImperativeHandle, useLayoutEffect, useRef, type ChangeEvent, type Ref, type RefObject } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial, useNativeDefault } from '../controlled/use-form-reset.ts'

/** On, off, or some of what it stands for. */
export type CheckedState = boolean | 'indeterminate'

/**
 * React hears a change with the click that makes it. A click that is prevented is taken back by the browser afterwards, and
 * nothing changes after all.
 */
export function isTakenBack(event: ChangeEvent): boolean {
  return event.defaultPrevented || event.nativeEvent.defaultPrevented
}

/** A checkbox that shows its state. Of `indeterminate`, a property without an attribute, nothing but script can tell it. */
export function useIndeterminate(state: CheckedState): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = state === 'indeterminate'
  }, [state])
  return input
}

/**
 * The state of a native checkbox that a parent may own, and that a reset of its form puts back.
 *
 * @param given the `defaultChecked` of the consumer, which a reset goes back to
 * @param fallback the first state where neither is given
 */
export function useCheckable<State extends CheckedState>(
  checked: State | undefined,
  given: State | undefined,
  fallback: State,
  onCheckedChange: ((checked: State) => void) | undefined,
  ref: Ref<HTMLInputElement> | undefined,
) {
  const [state, setState] = useControlled(checked, given ?? fallback, onCheckedChange)
  const initial = useInitial(given, state)
  const input = useIndeterminate(state)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [input])
  useFormReset(input, () => setState(initial))
  useNativeDefault(input, () => initial === true)
  return [state, setState, input] as const
}
