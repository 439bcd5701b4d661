/** The log of members' keys, by the rules of the contract. */
import type { KeyLogEntry, KeyLogHead, KeyStatement } from '@skein/contract'
import { BrokenKeyLog, entryOf, hashOfEntry, removalOf, type KeyLogCrypto } from '@skein/contract/key-log'
import { Refusal } from '../answer.ts'
import type { State } from './state.ts'

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

const mockCrypto: KeyLogCrypto = {
  async sha256(text) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    return btoa(String.fromCharCode(...hash))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  },
  async verify(logKey, text, signature) {
    try {
      const key = await crypto.subtle.importKey('raw', bytesOf(logKey), algorithm, true, ['verify'])
      const signed = new TextEncoder().encode(text)
      return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), signed)
    } catch {
      return false
    }
  },
}

export const keyLogOf = (state: State, userId: string): readonly KeyLogEntry[] => state.keyLogs.get(userId) ?? []

/** Where the log of a member stands. */
export async function keyLogHead(state: State, userId: string): Promise<KeyLogHead | null> {
  const entries = keyLogOf(state, userId)
  const last = entries.at(-1)
  return last ? { length: entries.length, hash: await hashOfEntry(mockCrypto, userId, last) } : null
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
    const entry = await entryOf(mockCrypto, userId, entries, statement, times)
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
  const entry = await removalOf(mockCrypto, userId, entries, keyId, new Date().toISOString())
  if (entry !== undefined) state.keyLogs.set(userId, [...entries, entry])
}
