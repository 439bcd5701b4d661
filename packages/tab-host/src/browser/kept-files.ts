import { createStore, del, get, set } from 'idb-keyval'
import type { FileStore } from '../files/file-store.ts'

/** Files of members in IndexedDB: they stay when the tab goes. */
export function keptFiles(): FileStore {
  const store = createStore('skein-files', 'files')
  return {
    put: (name, bytes) => set(name, bytes, store),
    get: (name) => get<Blob>(name, store),
    remove: (name) => del(name, store),
  }
}
