/**
 * Counters tell the order of one side. Which message of the one side answers which of the other is told by what each writer had seen, so
 * that a server cannot put a "yes" behind another question.
 */
import type { Disorder, Placed } from './placed.ts'

type Around = {
  /** Whether a place is empty without the viewer's doing. */
  isGone: (key: string, place: number) => boolean
  /** Whether the messages reach back to the beginning. */
  isWhole: boolean
  /** What is there and did not open. */
  unopened: readonly Pick<Placed, 'senderKeyId' | 'counter'>[]
}

/** Looks at each message that says what its writer had seen, oldest first. */
export function betweenSides(
  messages: readonly Placed[],
  { isGone, isWhole, unopened }: Around,
): ReadonlyMap<string, Disorder> {
  // Of copies the first one counts: a later one says nothing of who had seen what.
  const firstAt = new Map<string, Map<number, number>>()
  messages.forEach(({ senderKeyId, counter }, at) => {
    const places = firstAt.get(senderKeyId) ?? new Map<number, number>()
    firstAt.set(senderKeyId, places)
    if (!places.has(counter)) places.set(counter, at)
  })

  const found = new Map<string, Disorder>()
  messages.forEach(({ id, seen }, at) => {
    if (seen === undefined) return
    const theirs = [...(firstAt.get(seen.keyId) ?? [])]
    const isLater = theirs.some(([counter, place]) => counter <= seen.counter && place > at)
    const isLoaded = isWhole || theirs.some(([counter, place]) => counter < seen.counter && place < at)
    const isThere = unopened.some(({ senderKeyId, counter }) => senderKeyId === seen.keyId && counter === seen.counter)
    if (isLater) found.set(id, 'moved')
    else if (seen.counter > 0 && isLoaded && isGone(seen.keyId, seen.counter) && !isThere)
      found.set(id, 'missing-before')
    else if (theirs.some(([counter, place]) => counter > seen.counter && place < at)) found.set(id, 'crossed')
  })
  return found
}
