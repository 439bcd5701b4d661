/** What a server could do to messages that it cannot read: send one again, move it, or leave it out. All three are noticed here. */
import { betweenSides } from './between-sides.ts'
import type { Disorder, Placed } from './placed.ts'

export type Order = {
  disorders: ReadonlyMap<string, Disorder>
  /** Newer messages were seen here before, and are not in the thread. */
  isEndMissing: boolean
}

/** What this browser remembers of a conversation, by `sender key id`: the highest place it saw, and places the viewer deleted. */
export type Remembered = {
  highest: Readonly<Record<string, number>>
  deleted: Readonly<Record<string, readonly number[]>>
}

/**
 * Looks through the messages of a thread, oldest first.
 * @param isWhole whether they reach back to the beginning
 * @param unopened what each encrypted message says that is there and did not open: the viewer sees it, so it is not missing
 */
export function orderOf(
  messages: readonly Placed[],
  { highest, deleted }: Remembered,
  isWhole: boolean,
  unopened: readonly Pick<Placed, 'senderKeyId' | 'counter'>[] = [],
): Order {
  const disorders = new Map<string, Disorder>()
  const here = new Map<string, Set<number>>()
  for (const { senderKeyId, counter } of messages) {
    const places = here.get(senderKeyId) ?? new Set()
    here.set(senderKeyId, places.add(counter))
  }
  const isGone = (key: string, place: number) =>
    here.get(key)?.has(place) !== true && deleted[key]?.includes(place) !== true

  const last = new Map<string, number>()
  const seen = new Map<string, Set<number>>()
  for (const { id, senderKeyId: key, counter } of messages) {
    const before = last.get(key)
    const places = seen.get(key) ?? new Set()
    if (places.has(counter)) disorders.set(id, 'repeated')
    else if (before !== undefined && counter < before) disorders.set(id, 'moved')
    else {
      const from = before ?? (isWhole ? 0 : counter - 1)
      for (let place = counter - 1; place > from; place -= 1) {
        if (!isGone(key, place)) continue
        disorders.set(id, 'missing-before')
        break
      }
    }
    seen.set(key, places.add(counter))
    last.set(key, Math.max(before ?? 0, counter))
  }
  for (const [id, disorder] of betweenSides(messages, { isGone, isWhole, unopened }))
    if (!disorders.has(id)) disorders.set(id, disorder)
  const isEndMissing = Object.entries(highest).some(([key, place]) => {
    // In a thread that is here from its beginning, nothing of a key means that all of it was left out.
    const newest = last.get(key) ?? (isWhole ? 0 : undefined)
    const isThere = unopened.some(({ senderKeyId, counter }) => senderKeyId === key && counter >= place)
    return newest !== undefined && newest < place && isGone(key, place) && !isThere
  })
  return { disorders, isEndMissing }
}
