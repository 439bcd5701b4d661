import type { KeyStatement } from '@skein/contract'
import { liveKeys } from '@skein/contract/key-log'
import type { Executor } from '../database/statements.ts'
import { Problem } from '../calls/problem.ts'
import { logRemoval, readKeyLog, state } from './key-log.ts'
import { dropNextKey } from './keys.ts'

/** Takes back a replacement that waits, and writes so in the log, signed by nobody. @returns whether there was one */
export async function takeBack(tx: Executor, userId: string, now: number): Promise<boolean> {
  const keyId = await dropNextKey(tx, userId, now)
  if (keyId !== undefined) await logRemoval(tx, userId, keyId, now)
  return keyId !== undefined
}

/**
 * Takes back a replacement that waits, for a browser. Where the key before is in the log, only a browser that holds it can.
 * @returns whether there was one
 * @throws Problem `key-changed`
 */
export async function takeBackSigned(
  tx: Executor,
  userId: string,
  statement: KeyStatement | undefined,
  now: number,
): Promise<boolean> {
  const live = liveKeys(await readKeyLog(tx, userId))
  if (statement === undefined && live.length < 2) return takeBack(tx, userId, now)
  const keyId = await dropNextKey(tx, userId, now)
  if (keyId === undefined) return false
  if (statement?.kind !== 'removal' || statement.keyId !== keyId || statement.signedBy !== 'before')
    throw new Problem('key-changed')
  await state(tx, userId, statement, { time: now, inForceAt: now })
  return true
}
