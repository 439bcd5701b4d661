/**
 * What encryption keeps in this browser, in IndexedDB: the identity (its private key cannot be exported), which keys of others the viewer
 * goes by, and places in conversations. Unlike drafts it must not fail quietly: every failure is thrown.
 */
import type { Identity } from './identity.ts'
import { noTrust, type Trust } from './trust.ts'

/** What is remembered of a conversation, by key id: see `orderOf`. `sent` is the highest counter that was given out. */
export type Places = {
  sent: Record<string, number>
  highest: Record<string, number>
  deleted: Record<string, number[]>
}

const name = 'skein-keys'
const stores = ['identities', 'trust', 'places'] as const
type StoreName = (typeof stores)[number]

let opened: Promise<IDBDatabase> | undefined

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
  })
}

function open(): Promise<IDBDatabase> {
  opened ??= (() => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => {
      for (const store of stores) request.result.createObjectStore(store)
    })
    return settled(request).catch((error: unknown) => {
      opened = undefined
      throw error
    })
  })()
  return opened
}

async function read(store: StoreName, key: string): Promise<unknown> {
  const found: unknown = await settled((await open()).transaction(store).objectStore(store).get(key))
  return found
}

async function write(store: StoreName, key: string, value: unknown): Promise<void> {
  await settled((await open()).transaction(store, 'readwrite').objectStore(store).put(value, key))
}

/** Reads, changes and writes in one transaction: two tabs do not lose each other's change. */
async function change<T>(store: StoreName, key: string, how: (stored: unknown) => T): Promise<T> {
  const records = (await open()).transaction(store, 'readwrite').objectStore(store)
  const value = how(await settled(records.get(key)))
  await settled(records.put(value, key))
  return value
}

const has = (value: unknown, ...fields: string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value)

const isIdentity = (value: unknown): value is Identity => has(value, 'userId', 'keyId', 'publicKey', 'pair')
const isTrust = (value: unknown): value is Trust => has(value, 'keys', 'acceptsPlain')
const isPlaces = (value: unknown): value is Places => has(value, 'sent', 'highest', 'deleted')

/** `next` is a key that is being published. */
type Slot = 'current' | 'next'

const slotOf = (userId: string, slot: Slot) => (slot === 'current' ? userId : `${userId} ${slot}`)

/** Empties everything (tests and stories). */
export async function clearKeys(): Promise<void> {
  const transaction = (await open()).transaction(stores, 'readwrite')
  await Promise.all(stores.map((store) => settled(transaction.objectStore(store).clear())))
}

/** The identity that this browser holds for a member. */
export async function readIdentity(userId: string, slot: Slot = 'current'): Promise<Identity | null> {
  const stored = await read('identities', slotOf(userId, slot))
  return isIdentity(stored) ? stored : null
}

export const writeIdentity = (identity: Identity, slot: Slot = 'current'): Promise<void> =>
  write('identities', slotOf(identity.userId, slot), identity)

const between = (userId: string, peerId: string) => `${userId} ${peerId}`

export async function readTrust(userId: string, peerId: string): Promise<Trust | null> {
  const stored = await read('trust', between(userId, peerId))
  return isTrust(stored) ? stored : null
}

export const writeTrust = (userId: string, peerId: string, trust: Trust): Promise<void> =>
  write('trust', between(userId, peerId), trust)

/** Changes what the viewer goes by. @returns what it is now */
export const changeTrust = (userId: string, peerId: string, how: (trust: Trust) => Trust): Promise<Trust> =>
  change('trust', between(userId, peerId), (stored) => how(isTrust(stored) ? stored : noTrust))

const placesFrom = (stored: unknown): Places => (isPlaces(stored) ? stored : { sent: {}, highest: {}, deleted: {} })

export const readPlaces = async (userId: string, peerId: string): Promise<Places> =>
  placesFrom(await read('places', between(userId, peerId)))

/** Changes what is remembered of a conversation. */
export const changePlaces = (userId: string, peerId: string, how: (places: Places) => Places): Promise<Places> =>
  change('places', between(userId, peerId), (stored) => how(placesFrom(stored)))

/** The next place for an own message; no two tabs get the same one. @param atLeast where the server knows of later ones */
export async function takePlace(userId: string, peerId: string, keyId: string, atLeast: number): Promise<number> {
  let place = atLeast
  await changePlaces(userId, peerId, (places) => {
    place = Math.max(atLeast, (places.sent[keyId] ?? 0) + 1)
    return { ...places, sent: { ...places.sent, [keyId]: place } }
  })
  return place
}
