/** The log of members' keys as the database keeps it. */
import type { KeyLogEntry, KeyLogHead, KeyStatement } from '@skein/contract'
import { BrokenKeyLog, entryOf, hashOfEntry, removalOf } from '@skein/contract/key-log'
import { limits } from '@skein/contract/limits'
import { KeyLogEntry as Entry } from '@skein/contract/schemas'
import type { Executor } from '../database/statements.ts'
import { Problem } from '../calls/problem.ts'

/** The whole log of a member, oldest first. */
export async function readKeyLog(executor: Executor, userId: string): Promise<KeyLogEntry[]> {
  const rows = await executor
    .selectFrom('key_log')
    .select('entry')
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
  return rows.map(({ entry }) => Entry.parse(JSON.parse(entry)))
}

/** Where the log of a member stands. */
export async function keyLogHead(executor: Executor, userId: string): Promise<KeyLogHead | null> {
  const row = await executor
    .selectFrom('key_log')
    .select(['position', 'hash'])
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { length: row.position + 1, hash: row.hash } : null
}

async function add(tx: Executor, userId: string, entry: KeyLogEntry): Promise<void> {
  const hash = await hashOfEntry(userId, entry)
  await tx
    .insertInto('key_log')
    .values({ user_id: userId, position: entry.index, entry: JSON.stringify(entry), hash })
    .execute()
}

type Times = { time: number; inForceAt: number }

const moment = (time: number) => new Date(time).toISOString()

/**
 * Writes what a browser states at the end of its member's log.
 * @throws Problem `key-changed` where it does not follow on what stands there or is signed by another key, `quota-reached`
 */
export async function state(
  tx: Executor,
  userId: string,
  statement: KeyStatement,
  { time, inForceAt }: Times,
): Promise<KeyLogEntry> {
  const entries = await readKeyLog(tx, userId)
  if (statement.kind === 'key' && entries.length >= limits.keys.maxLog) throw new Problem('quota-reached')
  try {
    const times = { time: moment(time), inForceAt: moment(inForceAt) }
    const entry = await entryOf(userId, entries, statement, times)
    await add(tx, userId, entry)
    return entry
  } catch (error) {
    if (error instanceof BrokenKeyLog) throw new Problem('key-changed')
    throw error
  }
}

/** Writes that a key was taken back, which nobody signed. */
export async function logRemoval(tx: Executor, userId: string, keyId: string, time: number): Promise<void> {
  const entries = await readKeyLog(tx, userId)
  const entry = await removalOf(userId, entries, keyId, moment(time))
  if (entry !== undefined) await add(tx, userId, entry)
}
