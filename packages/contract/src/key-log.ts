/**
 * The rules of the log of a member's keys, once for the server that keeps it and the browsers that check it: a chain of hashes, so that
 * nothing of it is changed or left out unnoticed, and of signatures, so that it is seen which key the one before it vouched for.
 */
import { isSignedBy, sha256 } from './public-key.ts'
import type { KeyLogEntry, KeyLogHead, KeyStatement } from './schemas/index.ts'

/** The log is not one: it was changed, something was left out of it, or a signature does not hold. */
export class BrokenKeyLog extends Error {
  override readonly name = 'BrokenKeyLog'
}

type Signed = Pick<KeyLogEntry, 'index' | 'previous' | 'kind' | 'keyId' | 'logKey'>

/** The text that a browser signs. */
export const textToSign = (userId: string, { index, previous, kind, keyId, logKey }: Signed): string =>
  JSON.stringify(['skein/key-log', 1, userId, index, previous, kind, keyId, logKey])

/** The hash of an entry, which the next one names. */
export const hashOfEntry = (userId: string, entry: KeyLogEntry): Promise<string> =>
  sha256(
    JSON.stringify([
      'skein/key-log/entry',
      1,
      textToSign(userId, entry),
      entry.signedBy,
      entry.signature,
      entry.time,
      entry.inForceAt,
    ]),
  )

/** The keys that came and were not taken back, in their order. */
export function liveKeys(entries: readonly KeyLogEntry[]): readonly KeyLogEntry[] {
  const live: KeyLogEntry[] = []
  for (const entry of entries) {
    const at = entry.kind === 'key' ? -1 : live.findLastIndex(({ keyId }) => keyId === entry.keyId)
    if (entry.kind === 'key') live.push(entry)
    else if (at >= 0) live.splice(at, 1)
  }
  return live
}

/** The key that vouches for the next entry: of a removal the one before that which is taken back. */
function signerOf(live: readonly KeyLogEntry[], { kind, keyId, logKey, signedBy }: KeyLogEntry): string | null {
  if (signedBy === 'itself') return kind === 'key' ? logKey : null
  if (kind === 'key') return live.at(-1)?.logKey ?? null
  const at = live.findLastIndex((entry) => entry.keyId === keyId)
  return live[at - 1]?.logKey ?? null
}

/** @throws BrokenKeyLog where `entry` does not follow on what stands before it */
async function checkEntry(
  userId: string,
  { live, head, index }: { live: readonly KeyLogEntry[]; head: string | null; index: number },
  entry: KeyLogEntry,
): Promise<void> {
  if (entry.index !== index || entry.previous !== head) throw new BrokenKeyLog(`Entry ${index} does not follow.`)
  if ((entry.kind === 'key') !== (entry.logKey !== null)) throw new BrokenKeyLog(`Entry ${index} is of no kind.`)
  if (entry.signedBy === 'server') {
    // Nobody signed it: it may leave in force what is, and bring nothing.
    if (entry.kind === 'removal' && entry.signature === null) return
    throw new BrokenKeyLog(`Entry ${index} is signed by nobody.`)
  }
  const signer = signerOf(live, entry)
  const text = textToSign(userId, entry)
  if (signer === null || entry.signature === null || !(await isSignedBy(signer, text, entry.signature)))
    throw new BrokenKeyLog(`The signature of entry ${index} does not hold.`)
}

/**
 * Checks a whole log.
 * @returns the hash of each entry, in their order
 * @throws BrokenKeyLog
 */
export async function checkKeyLog(userId: string, entries: readonly KeyLogEntry[]): Promise<string[]> {
  const hashes: string[] = []
  for (const [index, entry] of entries.entries()) {
    const live = liveKeys(entries.slice(0, index))
    await checkEntry(userId, { live, head: hashes.at(-1) ?? null, index }, entry)
    hashes.push(await hashOfEntry(userId, entry))
  }
  return hashes
}

/**
 * The entry that a statement makes at the end of a log.
 * @param entries which were checked before
 * @param times when it is written, and from when on it holds, as ISO moments
 * @throws BrokenKeyLog where it does not follow
 */
export async function entryOf(
  userId: string,
  entries: readonly KeyLogEntry[],
  statement: KeyStatement,
  times: Pick<KeyLogEntry, 'time' | 'inForceAt'>,
): Promise<KeyLogEntry> {
  const last = entries.at(-1)
  const head = last ? await hashOfEntry(userId, last) : null
  const entry = { ...statement, ...times }
  await checkEntry(userId, { live: liveKeys(entries), head, index: entries.length }, entry)
  return entry
}

/** The entry by which the server takes back a key that waits; nothing where the log does not have it. */
export async function removalOf(
  userId: string,
  entries: readonly KeyLogEntry[],
  keyId: string,
  time: string,
): Promise<KeyLogEntry | undefined> {
  const last = entries.at(-1)
  if (last === undefined || !liveKeys(entries).some((entry) => entry.keyId === keyId)) return undefined
  const previous = await hashOfEntry(userId, last)
  const whose = { kind: 'removal', keyId, logKey: null, signedBy: 'server', signature: null } as const
  return { index: entries.length, previous, ...whose, time, inForceAt: time }
}

/** Where a log stands, by the hashes of its entries. */
export const headOf = (hashes: readonly string[]): KeyLogHead | null => {
  const hash = hashes.at(-1)
  return hash === undefined ? null : { length: hashes.length, hash }
}
