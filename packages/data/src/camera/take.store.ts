/**
 * What the camera made, in IndexedDB, from its first second on (behaviour §2.6): a recording is kept second by second while it is made, so
 * that a crashed tab loses at most the last one, and as a whole once it is finished, until it is posted or thrown away.
 * Every failure (private mode, no room) is answered by nothing: the camera works without it.
 */

/** What is known of a kept recording or photo. */
export type TakeFacts = {
  id: string
  /** Whose it is; null for a visitor. Nobody is offered what another member of this browser recorded. */
  ownerId: string | null
  kind: 'video' | 'photo'
  /** How the camera was set; the reader decides what it is. */
  settings: unknown
  /** Milliseconds since 1970. */
  startedAt: number
  /** What was measured once it was finished; null while it is being recorded, or after that broke off. */
  finished: { durationMs: number; width: number; height: number; mimeType: string; interrupted: boolean } | null
  caption: string
  alt: string
}

/** A kept take with its bytes: the whole file, or the seconds that were written before it broke off. */
export type KeptTake = TakeFacts & { blob: Blob }

const database = { name: 'skein-camera', version: 1, takes: 'takes', pieces: 'pieces' } as const

/** Days after which what nobody came back for is dropped. */
const keptDays = 7

let opened: Promise<IDBDatabase> | undefined

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
  })
}

function open(): Promise<IDBDatabase> {
  opened ??= (() => {
    const request = indexedDB.open(database.name, database.version)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(database.takes)
      // [take, index]: the pieces of a take lie side by side, in order.
      request.result.createObjectStore(database.pieces)
    })
    return settled(request).catch((error: unknown) => {
      opened = undefined
      throw error
    })
  })()
  return opened
}

type Stores = { takes: IDBObjectStore; pieces: IDBObjectStore }

/** Runs `work` in one transaction; what it answers once that is on the disk. */
async function inStores<T>(mode: IDBTransactionMode, work: (stores: Stores) => T | Promise<T>): Promise<T | undefined> {
  try {
    const transaction = (await open()).transaction([database.takes, database.pieces], mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up.')))
    })
    const [answer] = await Promise.all([
      work({ takes: transaction.objectStore(database.takes), pieces: transaction.objectStore(database.pieces) }),
      done,
    ])
    return answer
  } catch {
    return undefined
  }
}

const isFinished = (value: unknown): value is TakeFacts['finished'] =>
  value === null ||
  (typeof value === 'object' &&
    'durationMs' in value &&
    typeof value.durationMs === 'number' &&
    'width' in value &&
    typeof value.width === 'number' &&
    'height' in value &&
    typeof value.height === 'number' &&
    'mimeType' in value &&
    typeof value.mimeType === 'string' &&
    'interrupted' in value &&
    typeof value.interrupted === 'boolean')

/** A stored record as facts, or nothing where an earlier version or somebody else wrote it. */
function factsOf(value: unknown): TakeFacts | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('id' in value && typeof value.id === 'string')) return undefined
  if (!('ownerId' in value && (value.ownerId === null || typeof value.ownerId === 'string'))) return undefined
  if (!('kind' in value && (value.kind === 'video' || value.kind === 'photo'))) return undefined
  if (!('startedAt' in value && typeof value.startedAt === 'number')) return undefined
  if (!('finished' in value && isFinished(value.finished))) return undefined
  if (!('caption' in value && typeof value.caption === 'string')) return undefined
  if (!('alt' in value && typeof value.alt === 'string')) return undefined
  const { id, ownerId, kind, startedAt, finished, caption, alt } = value
  return { id, ownerId, kind, startedAt, finished, caption, alt, settings: 'settings' in value ? value.settings : null }
}

const piecesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** Writes the facts of a take, new or changed. */
export async function keepTake(take: TakeFacts): Promise<void> {
  await inStores('readwrite', ({ takes }) => settled(takes.put(take, take.id)))
}

/** Keeps the next second of a recording; `index` counts from 0. */
export async function keepPiece(id: string, index: number, piece: Blob): Promise<void> {
  await inStores('readwrite', ({ pieces }) => settled(pieces.put(piece, [id, index])))
}

/** Keeps the finished file in place of its seconds. */
export async function keepWhole(take: TakeFacts, whole: Blob): Promise<void> {
  await inStores('readwrite', ({ takes, pieces }) => {
    takes.put(take, take.id)
    pieces.delete(piecesOf(take.id))
    return settled(pieces.put(whole, [take.id, 0]))
  })
}

/** Changes the words of a take; nothing where it is gone. */
export async function keepWords(id: string, words: { caption: string; alt: string }): Promise<void> {
  await inStores('readwrite', async ({ takes }) => {
    const facts = factsOf(await settled<unknown>(takes.get(id)))
    if (facts) await settled(takes.put({ ...facts, ...words }, id))
  })
}

/** Throws a take away with all its bytes. */
export async function dropTake(id: string): Promise<void> {
  await inStores('readwrite', ({ takes, pieces }) => {
    takes.delete(id)
    return settled(pieces.delete(piecesOf(id)))
  })
}

/** The bytes of a take with its facts; nothing where they are gone. */
export function readTake(id: string): Promise<KeptTake | undefined> {
  return inStores('readonly', async ({ takes, pieces }) => {
    const facts = factsOf(await settled<unknown>(takes.get(id)))
    const found: unknown[] = await settled(pieces.getAll(piecesOf(id)))
    const parts = found.filter((piece) => piece instanceof Blob)
    const type = facts?.finished?.mimeType ?? parts[0]?.type.split(';')[0] ?? ''
    return facts && parts.length > 0 ? { ...facts, blob: new Blob(parts, { type }) } : undefined
  })
}

/** Name of the lock that a page holds for as long as it lives with a take. */
const lockOf = (id: string) => `skein-take:${id}`

/**
 * Holds a take for this page, so that no other page offers it as left behind. A page that crashes lets go of it.
 * @returns the way to let go
 */
export function holdTake(id: string): () => void {
  if (!('locks' in navigator)) return () => {}
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks.request(lockOf(id), () => released).catch(() => {})
  return release
}

async function heldIds(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(lockOf('')) ? [name.slice(lockOf('').length)] : [])))
}

/** What was left behind by this member (or a visitor) and is in no other page's hands, newest first. What is too old goes. */
export async function leftTakes(ownerId: string | null, now = Date.now()): Promise<TakeFacts[]> {
  const stored = (await inStores('readonly', ({ takes }) => settled<unknown[]>(takes.getAll()))) ?? []
  const facts = stored.flatMap((value) => factsOf(value) ?? [])
  const isOld = ({ startedAt }: TakeFacts) => now - startedAt > keptDays * 86_400_000
  for (const { id } of facts.filter((take) => isOld(take))) await dropTake(id)
  const held = await heldIds()
  return facts
    .filter((take) => !isOld(take) && !held.has(take.id) && (take.ownerId === null || take.ownerId === ownerId))
    .toSorted((a, b) => b.startedAt - a.startedAt)
}
