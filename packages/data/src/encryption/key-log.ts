/** The log of a member's keys as a browser follows it: what it saw once must be there for ever, and nothing may be put in between. */
import type { KeyLogEntry, KeyLogHead, KeyStatement } from '@skein/contract'
import { BrokenKeyLog, checkKeyLog, hashOfEntry, headOf, liveKeys, textToSign } from '@skein/contract/key-log'
import type { Identity } from './identity.ts'
import { logKeyOf } from './log-key.ts'

/** A log that was checked, with the hash of each entry. */
export type KeyLog = { entries: readonly KeyLogEntry[]; hashes: readonly string[] }

export const emptyLog: KeyLog = { entries: [], hashes: [] }

/**
 * Whether a log is as somebody else saw it.
 * @returns nothing where they saw more of it
 */
export const agrees = ({ hashes }: KeyLog, { length, hash }: KeyLogHead): boolean | undefined =>
  length > hashes.length ? undefined : hashes[length - 1] === hash

/**
 * Goes on from what is known of a log to where it is said to stand.
 * @param read asks for the whole log, where there is more than is known
 * @returns `isForked` where it is no log, or not the one that was known; what was known is then kept
 */
export async function followLog(
  userId: string,
  known: KeyLog,
  head: KeyLogHead | null,
  read: () => Promise<readonly KeyLogEntry[]>,
): Promise<{ log: KeyLog; isForked: boolean }> {
  if (head === null) return { log: known, isForked: known.hashes.length > 0 }
  if (head.length === known.hashes.length && agrees(known, head) === true) return { log: known, isForked: false }
  try {
    const entries = await read()
    const log = { entries, hashes: await checkKeyLog(userId, entries) }
    const isExtended = known.hashes.every((hash, at) => log.hashes[at] === hash)
    return isExtended && agrees(log, head) === true ? { log, isForked: false } : { log: known, isForked: true }
  } catch (error) {
    if (error instanceof BrokenKeyLog) return { log: known, isForked: true }
    throw error
  }
}

/** A clock of a browser that is wrong by less makes no difference. */
const slackMs = 24 * 60 * 60_000

/** Whether the key that the server names is the one that the log has: the last one, or the one before where that waits still. */
export function namesKey({ entries }: KeyLog, keyId: string, now: number): boolean {
  const live = liveKeys(entries)
  const [last, before] = [live.at(-1), live.at(-2)]
  if (last === undefined || last.keyId === keyId) return true
  const mayWait = Date.parse(last.inForceAt) > now - slackMs
  // Before the first one that waits there may be a key from before there were logs.
  const isBefore = before === undefined ? !entries.some((entry) => entry.keyId === keyId) : before.keyId === keyId
  return mayWait && isBefore
}

/** Where entries stand that need no check. */
export async function headOfEntries(userId: string, entries: readonly KeyLogEntry[]): Promise<KeyLogHead | null> {
  const last = entries.at(-1)
  return last ? { length: entries.length, hash: await hashOfEntry(userId, last) } : null
}

const after = async (userId: string, entries: readonly KeyLogEntry[]) => ({
  index: entries.length,
  previous: (await headOfEntries(userId, entries))?.hash ?? null,
})

/**
 * States that a key is the member's from now on.
 * @param before the identity that it takes the place of, where this browser holds it: it signs, if the log has it
 */
export async function stateKey(
  entries: readonly KeyLogEntry[],
  identity: Identity,
  before?: Identity,
): Promise<KeyStatement> {
  const own = await logKeyOf(identity)
  const signer = before && (await logKeyOf(before))
  const isSigned = signer !== undefined && liveKeys(entries).at(-1)?.logKey === signer.logKey
  const place = await after(identity.userId, entries)
  const stated = { ...place, kind: 'key', keyId: identity.keyId, logKey: own.logKey } as const
  const signature = await (isSigned ? signer : own).sign(textToSign(identity.userId, stated))
  return { ...stated, signedBy: isSigned ? 'before' : 'itself', signature }
}

/** States that a key which waits is taken back, signed by the one before; nothing where that one is not in the log. */
export async function stateRemoval(
  entries: readonly KeyLogEntry[],
  identity: Identity,
  keyId: string,
): Promise<KeyStatement | undefined> {
  const signer = await logKeyOf(identity)
  const live = liveKeys(entries)
  const at = live.findLastIndex((entry) => entry.keyId === keyId)
  if (live[at - 1]?.logKey !== signer.logKey) return undefined
  const place = await after(identity.userId, entries)
  const stated = { ...place, kind: 'removal', keyId, logKey: null } as const
  return { ...stated, signedBy: 'before', signature: await signer.sign(textToSign(identity.userId, stated)) }
}

/** Where a log stands. */
export const standOf = ({ hashes }: KeyLog): KeyLogHead | null => headOf(hashes)
