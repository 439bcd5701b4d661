import { createStore, getMany, set } from 'idb-keyval'
import { randomBytes } from '@skein/domain/digest'
import * as z from 'zod/mini'
import type { TabDatabase } from '../database/open-database.ts'

/** What a tab remembers between two visits, beside its files. */
export type KeptState = {
  /** The bytes of a SQLite file; nothing at the first visit. */
  database: Uint8Array | undefined
  /** What secrets are closed with. */
  secretKey: Uint8Array
  /** The cookies of the browser, as a header. */
  cookies: string
}

const store = createStore('skein-state', 'state')

const Bytes = z.optional(z.instanceof(Uint8Array))
const Kept = z.tuple([Bytes, Bytes, z.optional(z.string())])

/** Reads what was kept; the key is made at the first visit. */
export async function readState(): Promise<KeptState> {
  const [database, key, cookies = ''] = Kept.parse(await getMany(['database', 'secret-key', 'cookies'], store))
  const secretKey = key ?? randomBytes(32)
  if (key === undefined) await set('secret-key', secretKey, store)
  return { database, secretKey, cookies }
}

export const keepCookies = (header: string): Promise<void> => set('cookies', header, store)

/**
 * Keeps the database, whole, in IndexedDB. While it is being written, everybody who comes shares the next time.
 * @returns resolves when everything that was written until it was called is there for good
 */
export function keepDatabase(database: TabDatabase): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () =>
    (next ??= running.then(() => {
      next = undefined
      running = set('database', database.file(), store)
      return running
    }))
}
