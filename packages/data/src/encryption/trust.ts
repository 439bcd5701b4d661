/**
 * Which of a member's keys this browser goes by (trust on first use): the first one it sees, and after that only what the viewer has
 * looked at. Pure, so that every way a server could swap a key can be tried.
 */
import { keyIdOf } from '@skein/contract/public-key'
import type { PeerKey } from './hpke.ts'
import type { KeyLog } from './key-log.ts'

export type KnownKey = PeerKey & {
  /** Milliseconds since 1970, on this browser's clock. */
  seenAt: number
  /** The viewer has seen that it is new; the first one needs no look. */
  isAcknowledged: boolean
  /** The viewer has compared the safety number. */
  isCompared: boolean
}

export type Trust = {
  /** In the order in which they were seen. */
  keys: KnownKey[]
  acceptsPlain: boolean
  /** The log of their keys as far as this browser saw it. */
  log?: KeyLog
  /** It turned out to be another than was seen before, or than the other one sees; until the viewer has looked. */
  isForked?: boolean
  /** Hashes by which it was noticed: the viewer is not told of one twice. */
  forks?: readonly string[]
}

/**
 * `none`: never had a key; messages are plain. `trusted`. `changed`: another key than the viewer goes by. `removed`: the key has gone,
 * and messages would be plain from now on. `forked`: the log of their keys is not what it was. The last three wait for the viewer.
 */
export type Standing = 'none' | 'trusted' | 'changed' | 'removed' | 'forked'

export const noTrust: Trust = { keys: [], acceptsPlain: false }

/** Takes note of the key that the server names now. Its id is computed here: whatever the server calls it does not count. */
export async function notice(trust: Trust, publicKey: string | null, now: number): Promise<Trust> {
  if (publicKey === null) return trust
  const keyId = await keyIdOf(publicKey)
  if (trust.keys.some((key) => key.keyId === keyId)) return trust
  const isFirst = trust.keys.length === 0
  const key = { keyId, publicKey, seenAt: now, isAcknowledged: isFirst, isCompared: false }
  return { ...trust, keys: [...trust.keys, key], acceptsPlain: false }
}

/** How the key that the server names now stands. */
export async function standingOf(trust: Trust, publicKey: string | null): Promise<Standing> {
  if (trust.isForked === true) return 'forked'
  if (publicKey === null) return trust.keys.length === 0 || trust.acceptsPlain ? 'none' : 'removed'
  const keyId = await keyIdOf(publicKey)
  // Going back to an earlier key is a change as well: somebody may have got hold of it.
  const last = trust.keys.findLast(({ isAcknowledged }) => isAcknowledged)
  return last?.keyId === keyId ? 'trusted' : 'changed'
}

/** The viewer has seen that this is the key now. It becomes the last, so that it is the one to go by. */
export const acknowledge = (trust: Trust, keyId: string): Trust => {
  const found = trust.keys.find((key) => key.keyId === keyId)
  if (found === undefined) return trust
  return {
    ...trust,
    keys: [...trust.keys.filter((key) => key !== found), { ...found, isAcknowledged: true }],
    acceptsPlain: false,
  }
}

/** The viewer has seen that the other one has no key any more. */
export const acceptPlain = (trust: Trust): Trust => ({ ...trust, acceptsPlain: true })

/** Takes note of a log that somebody else sees otherwise. */
export const noticeFork = (trust: Trust, hash: string): Trust =>
  trust.forks?.includes(hash) === true ? trust : { ...trust, isForked: true, forks: [...(trust.forks ?? []), hash] }

/** The viewer has seen that the log is another: what it is now is gone by from here on. */
export function acceptLog(trust: Trust): Trust {
  if (trust.isForked !== true) return trust
  const { log: _, isForked: __, ...rest } = trust
  return rest
}

/** The viewer has compared the safety number of this key, or takes that back. */
export const setCompared = (trust: Trust, keyId: string, isCompared: boolean): Trust => ({
  ...trust,
  keys: trust.keys.map((key) => (key.keyId === keyId ? { ...key, isCompared } : key)),
})

/** The key with this id, as far as the viewer goes by it. */
export const acknowledgedKey = (trust: Trust, keyId: string): KnownKey | undefined =>
  trust.keys.find((key) => key.keyId === keyId && key.isAcknowledged)
