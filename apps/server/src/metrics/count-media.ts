import { stat } from 'node:fs/promises'
import type { MediaStore } from '../media/media-store.ts'
import type { Tally } from './tally.ts'

/** A media store whose bytes are counted as they come; what is served is counted with its answer. */
export function countMedia(store: MediaStore, count: Tally): MediaStore {
  return {
    ...store,
    async put(name, bytes) {
      await store.put(name, bytes)
      count('media-kept', bytes.byteLength)
    },
    async putFile(name, path) {
      const { size } = await stat(path)
      await store.putFile(name, path)
      count('media-kept', size)
    },
  }
}
