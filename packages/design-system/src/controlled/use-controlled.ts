'use client'
import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react'

/**
 * One value that a parent may own. With `value` given it is the parent's, and a change is only told; without it, it is
 * kept here from `fallback` on. Which of the two is decided by `value !== undefined` at every render: a parent that lets
 * go leaves what it showed last, never what it was told and refused.
 *
 * @param value the parent's value, or `undefined`
 * @param fallback the first value where there is no parent's
 * @param onChange told of every change, in both cases; a value that is shown already is none
 * @returns what is shown, and how to change it: one function for as long as the component lives
 */
export function useControlled<Value>(
  value: Value | undefined,
  fallback: Value,
  onChange?: (value: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(fallback)
  const owned = value !== undefined
  const shown = owned ? value : own
  // What stays if the parent lets go.
  if (!Object.is(own, shown)) setOwn(shown)
  const latest = useRef({ shown, owned, onChange })
  // Before every other effect: one of a child may set already.
  useInsertionEffect(() => {
    latest.current = { shown, owned, onChange }
  })

  const first = useRef(owned)
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || first.current === owned) return
    first.current = owned
    console.warn(
      owned
        ? 'A component that kept its value itself is given one by its parent now. Give it one from the first render on, or never.'
        : 'A component whose value its parent owned is given none any more. Give it one at every render; for "nothing" there is null or an empty value.',
    )
  }, [owned])

  const set = useCallback((next: Value) => {
    const now = latest.current
    if (Object.is(now.shown, next)) return
    if (!now.owned) {
      // Two changes in one event: the second is compared with the first.
      latest.current = { ...now, shown: next }
      setOwn(next)
    }
    now.onChange?.(next)
  }, [])
  return [shown, set]
}
