/** Files of members by their names, as the tab keeps them. */
export type FileStore = {
  put: (name: string, bytes: Blob) => Promise<void>
  get: (name: string) => Promise<Blob | undefined>
  remove: (name: string) => Promise<void>
}

/** Files in the memory of the page: gone with it. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Blob>()
  return {
    put: async (name, bytes) => void files.set(name, bytes),
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
  }
}
