/** What this browser remembers of places in conversations. Without storage nothing is remembered, and nothing is noticed either. */
import { changePlaces, readPlaces, type Places } from '../encryption/key.store.ts'
import type { Placed } from '../encryption/placed.ts'

const none: Places = { sent: {}, highest: {}, deleted: {} }

export const placesOf = (userId: string, peerId: string): Promise<Places> =>
  readPlaces(userId, peerId).catch(() => none)

/** The highest place of a key of the other one that this browser saw; nothing where nothing can be remembered. */
export const seenPlace = (userId: string, peerId: string, keyId: string): Promise<number | undefined> =>
  readPlaces(userId, peerId).then(
    ({ highest }) => highest[keyId] ?? 0,
    () => undefined,
  )

/** The newest message of each conversation whose place is known already. */
const remembered = new Map<string, string>()

/** Takes note of the highest place of each key that was seen. */
export async function rememberPlaces(userId: string, peerId: string, placed: readonly Placed[]): Promise<void> {
  const [conversation, newest] = [`${userId} ${peerId}`, placed.at(-1)?.id]
  if (newest === undefined || remembered.get(conversation) === newest) return
  remembered.set(conversation, newest)
  const seen = new Map<string, number>()
  for (const { senderKeyId, counter } of placed) seen.set(senderKeyId, Math.max(counter, seen.get(senderKeyId) ?? 0))
  await changePlaces(userId, peerId, (places) => ({
    ...places,
    highest: {
      ...places.highest,
      ...Object.fromEntries([...seen].map(([key, place]) => [key, Math.max(place, places.highest[key] ?? 0)])),
    },
  })).catch(() => none)
}

/** The viewer deleted a message, or everything up to what was seen: these places are empty on purpose. */
export async function recordDeletion(
  userId: string,
  peerId: string,
  one?: Pick<Placed, 'senderKeyId' | 'counter'>,
): Promise<void> {
  await changePlaces(userId, peerId, (places) => {
    const gone =
      one === undefined
        ? Object.entries(places.highest).map(
            ([key, highest]) => [key, Array.from({ length: highest }, (_, at) => at + 1)] as const,
          )
        : [[one.senderKeyId, [...(places.deleted[one.senderKeyId] ?? []), one.counter]] as const]
    return { ...places, deleted: { ...places.deleted, ...Object.fromEntries(gone) } }
  }).catch(() => none)
}
