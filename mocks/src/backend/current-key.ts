import type { PublicKey, PublishedKey } from '@skein/contract'
import type { State, StoredKey } from './state.ts'

/** A key without its backup, which is its owner's alone. */
export const publicPart = ({ keyId, publicKey, createdAt }: StoredKey): PublicKey => ({ keyId, publicKey, createdAt })

/** Where no time is given it has been in force all along. */
const isInForce = ({ inForceAt }: StoredKey) => inForceAt === undefined || Date.parse(inForceAt) <= Date.now()

/** A member's keys as they stand now: the one in force, and the one that waits to take its place. */
export function keysOf(state: State, userId: string): { current?: StoredKey; next?: StoredKey } {
  const keys = state.keys.get(userId) ?? []
  const current = keys.findLast(isInForce)
  const next = keys.findLast((key) => !isInForce(key))
  return { ...(current && { current }), ...(next && { next }) }
}

/** When a key comes, or came, into force. */
export const publishedPart = (key: StoredKey): PublishedKey => ({
  ...publicPart(key),
  inForceAt: key.inForceAt ?? key.createdAt,
})

/** The key that messages to a member are encrypted with now. */
export function currentKeyOf(state: State, userId: string): PublicKey | undefined {
  const { current } = keysOf(state, userId)
  return current && publicPart(current)
}

/** Takes back a replacement that waits. @returns whether there was one */
export function dropNextKey(state: State, userId: string): boolean {
  const { next } = keysOf(state, userId)
  if (next !== undefined) state.keys.set(userId, state.keys.get(userId)?.filter((key) => key !== next) ?? [])
  return next !== undefined
}
