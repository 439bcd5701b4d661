/** The log of members' keys, by the rules of the contract. */
import type { KeyLogEntry, KeyLogHead, KeyStatement } from '@skein/contract'
import { BrokenKeyLog, entryOf, hashOfEntry, removalOf } from '@skein/contract/key-log'
import { Refusal } from '../answer.ts'
import type { State } from './state.ts'

export const keyLogOf = (state: State, userId: string): readonly KeyLogEntry[] => state.keyLogs.get(userId) ?? []

/** Where the log of a member stands. */
export async function keyLogHead(state: State, userId: string): Promise<KeyLogHead | null> {
  const entries = keyLogOf(state, userId)
  const last = entries.at(-1)
  return last ? { length: entries.length, hash: await hashOfEntry(userId, last) } : null
}

/** Writes what a browser states at the end of its member's log. */
export async function stateInLog(
  state: State,
  userId: string,
  statement: KeyStatement,
  times: Pick<KeyLogEntry, 'time' | 'inForceAt'>,
): Promise<KeyLogEntry | Refusal> {
  const entries = keyLogOf(state, userId)
  try {
    const entry = await entryOf(userId, entries, statement, times)
    state.keyLogs.set(userId, [...entries, entry])
    return entry
  } catch (error) {
    if (error instanceof BrokenKeyLog) return new Refusal('key-changed')
    throw error
  }
}

/** Writes that a key was taken back, which nobody signed. */
export async function logRemoval(state: State, userId: string, keyId: string): Promise<void> {
  const entries = keyLogOf(state, userId)
  const entry = await removalOf(userId, entries, keyId, new Date().toISOString())
  if (entry !== undefined) state.keyLogs.set(userId, [...entries, entry])
}
