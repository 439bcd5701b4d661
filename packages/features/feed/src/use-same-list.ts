import { useState } from 'react'

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, at) => item === b[at])

/** The list, as the same array for as long as it holds the same items: a feed takes a new array for a new list. */
export function useSameList(list: readonly string[]): readonly string[] {
  const [kept, keep] = useState(list)
  if (isSame(kept, list)) return kept
  keep(list)
  return list
}
