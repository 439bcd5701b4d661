'use client'
import { useCallback, useMemo } from 'react'
import { useControlled } from './use-controlled.ts'

type One = {
  multiple?: false | undefined
  /** The item that is chosen, where a parent owns that; `''` for none. */
  value?: string | undefined
  /** The item that is chosen at first: none by default. */
  defaultValue?: string | undefined
  /** Told of every change; `''` for none. */
  onValueChange?: ((value: string) => void) | undefined
}

type Several = {
  /** Several may be chosen beside one another. */
  multiple: true
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
}

/** The props of what has one item chosen or none, or several: a text, or a list of them. */
export type OneOrSeveral = One | Several

/**
 * One item of a set or several, which a parent may own.
 *
 * @returns what is chosen, as a list in both cases, and how to change it: where one alone is, the last of what is given
 */
export function useOneOrSeveral({
  multiple,
  value,
  defaultValue,
  onValueChange,
}: OneOrSeveral): readonly [readonly string[], (next: readonly string[]) => void] {
  const several = multiple === true
  const [chosen, setChosen] = useControlled<string | readonly string[]>(
    value,
    defaultValue ?? (several ? [] : ''),
    (next) => {
      if (multiple) {
        if (typeof next !== 'string') onValueChange?.(next)
      } else if (typeof next === 'string') onValueChange?.(next)
    },
  )
  const all = useMemo(() => (typeof chosen === 'string' ? [chosen].filter(Boolean) : chosen), [chosen])
  const set = useCallback(
    (next: readonly string[]) => setChosen(several ? next : (next.at(-1) ?? '')),
    [several, setChosen],
  )
  return [all, set]
}
