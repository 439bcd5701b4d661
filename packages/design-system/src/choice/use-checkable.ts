'use client'
import { useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset } from '../controlled/use-form-reset.ts'
import { composeRefs } from '../slot/merge-props.ts'

/** On, off, or some of what it stands for. */
export type CheckedState = boolean | 'indeterminate'

/** The state of a native checkbox that a parent may own, and that a reset of its form puts back. */
export function useCheckable<State extends CheckedState>(
  checked: State | undefined,
  fallback: State,
  onCheckedChange: ((checked: State) => void) | undefined,
  ref: Ref<HTMLInputElement> | undefined,
) {
  const [state, setState] = useControlled(checked, fallback, onCheckedChange)
  const [first] = useState(state)
  const input = useRef<HTMLInputElement>(null)
  const refs = useMemo(() => composeRefs(input, ref), [ref])
  useFormReset(input, () => setState(first))
  // A property without an attribute: nothing but script can say it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = state === 'indeterminate'
  }, [state])
  return [state, setState, refs] as const
}
