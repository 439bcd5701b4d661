'use client'
import { useCallback, useState } from 'react'

/**
 * One value that a parent may own. With `value` given it is the parent's, and a change is only told; without it, it is
 * kept here from `fallback` on. Which of the two is decided by `value !== undefined` at every render.
 *
 * @param value the parent's value, or `undefined`
 * @param fallback the first value where there is no parent's
 * @param onChange told of every change, in both cases
 */
export function useControlled<Value>(
  value: Value | undefined,
  fallback: Value,
  onChange?: (value: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(fallback)
  const set = useCallback(
    (next: Value) => {
      setOwn(next)
      onChange?.(next)
    },
    [onChange],
  )
  return [value === undefined ? own : value, set]
}
