/** The member's own log: their browser begins it, and looks whether anything stands in it that is not of their doing. */
import type { KeyLogHead } from '@skein/contract'
import { liveKeys } from '@skein/contract/key-log'
import { call } from '../client/call.ts'
import type { Identity } from './identity.ts'
import { emptyLog, followLog, headOfEntries, stateKey, type KeyLog } from './key-log.ts'
import { changeTrust, readTrust } from './key.store.ts'
import { logKeyOf } from './log-key.ts'
import { noTrust } from './trust.ts'

/** `rewritten`: it is not what this browser saw before. `foreign`: its last key is none that this browser knows of. */
export type LogProblem = 'rewritten' | 'foreign'

export const readLogOf = (id: string) => call('getKeyLog', { params: { id } })

/** Begins the log with this key. A failure is no harm: it is tried again the next time. */
async function begin(identity: Identity, log: KeyLog): Promise<KeyLog> {
  try {
    const { entries } = log
    const entry = await call('startKeyLog', { body: await stateKey(entries, identity) })
    const head = await headOfEntries(identity.userId, [...entries, entry])
    return (await followLog(identity.userId, log, head, () => Promise.resolve([...entries, entry]))).log
  } catch {
    return log
  }
}

/**
 * Looks through the member's own log.
 * @param waitingId the key that the server says is to take the place of this one: the member is told of it anyway
 */
export async function auditOwnLog(
  identity: Identity,
  head: KeyLogHead | null,
  waitingId: string | undefined,
): Promise<{ log: KeyLog; problem: LogProblem | null }> {
  const { userId, keyId } = identity
  const known = (await readTrust(userId, userId).catch(() => null))?.log ?? emptyLog
  const followed = await followLog(userId, known, head, () => readLogOf(userId))
  if (followed.isForked) return { log: known, problem: 'rewritten' }
  let { log } = followed
  // A log of other keys is none to go on with: it is told of below.
  if (waitingId === undefined && liveKeys(log.entries).length === 0) log = await begin(identity, log)
  if (log !== known) await changeTrust(userId, userId, (trust) => ({ ...trust, log })).catch(() => noTrust)
  const last = liveKeys(log.entries).findLast((entry) => entry.keyId !== waitingId)
  const isOwn = last === undefined || (last.keyId === keyId && last.logKey === (await logKeyOf(identity)).logKey)
  return { log, problem: isOwn ? null : 'foreign' }
}

/** The member has seen that the log is another: from now on it is this one. */
export const forgetOwnLog = (userId: string): Promise<unknown> =>
  changeTrust(userId, userId, (trust) => ({ ...trust, log: emptyLog }))
