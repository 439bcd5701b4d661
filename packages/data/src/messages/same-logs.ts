/** Whether two members are shown the same logs of keys: each message says where they stood for its writer. */
import type { QueryClient } from '@tanstack/react-query'
import type { KeyLogHead } from '@skein/contract'
import type { Content } from '../encryption/envelope.ts'
import { agrees, emptyLog, followLog } from '../encryption/key-log.ts'
import { changeTrust, readTrust } from '../encryption/key.store.ts'
import { readLogOf } from '../encryption/own-log.ts'
import { noticeFork } from '../encryption/trust.ts'

/**
 * Whether the log of `userId`, as this browser knows it or the server has it by now, goes through where somebody else saw it.
 * @returns nothing where the server does not say
 */
async function goesThrough(viewerId: string, userId: string, head: KeyLogHead): Promise<boolean | undefined> {
  const known = (await readTrust(viewerId, userId).catch(() => null))?.log ?? emptyLog
  try {
    return agrees(known, head) ?? !(await followLog(userId, known, head, () => readLogOf(userId))).isForked
  } catch {
    return undefined
  }
}

/**
 * Compares where the writer of a message saw both logs with what this browser is shown. Where that is another log, the server tells the
 * two of different keys: the conversation waits for the viewer.
 */
export async function seesSameLogs(
  client: QueryClient,
  viewerId: string,
  peerId: string,
  logs: Content['logs'],
): Promise<boolean> {
  for (const [userId, head] of [
    [peerId, logs?.own ?? null],
    [viewerId, logs?.other ?? null],
  ] as const) {
    const isSame = head === null || (await goesThrough(viewerId, userId, head))
    if (isSame === true) continue
    if (isSame === false) {
      await changeTrust(viewerId, peerId, (trust) => noticeFork(trust, head?.hash ?? ''))
      await client.invalidateQueries({ queryKey: ['conversation', peerId, 'state'] })
    }
    return false
  }
  return true
}
