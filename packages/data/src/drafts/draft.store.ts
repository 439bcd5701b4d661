/** Drafts in IndexedDB: one object store, one record a draft. Every failure (private mode, no room) is answered by nothing. */
const database = { name: 'skein', store: 'drafts', version: 1 }

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
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(database.store))
    return settled(request).catch((error: unknown) => {
      opened = undefined
      throw error
    })
  })()
  return opened
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await open()).transaction(database.store, mode)
    return await settled(work(transaction.objectStore(database.store)))
  } catch {
    return undefined
  }
}

/** The draft under `key`, as it was written, or nothing. The reader decides what it is. */
export const readDraft = (key: string): Promise<unknown> => inStore<unknown>('readonly', (store) => store.get(key))

/** Keeps `draft` (anything structured cloning takes, files included) under `key`; whether that worked. */
export async function writeDraft(key: string, draft: unknown): Promise<boolean> {
  return (await inStore('readwrite', (store) => store.put(draft, key))) !== undefined
}

/** Drops the draft under `key`. */
export async function deleteDraft(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
}
