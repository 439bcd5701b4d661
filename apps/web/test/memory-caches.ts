/** The browser's store of answers, in memory, as far as the worker uses it. */
class MemoryCache {
  readonly #answers = new Map<string, Response>()
  put = async ({ url }: Request, response: Response) => void this.#answers.set(url, response)
  match = async (request: Request | string) =>
    this.#answers.get(typeof request === 'string' ? request : request.url)?.clone()
  delete = async (request: Request | string) =>
    this.#answers.delete(typeof request === 'string' ? request : request.url)
  keys = async () => [...this.#answers.keys()].map((url) => new Request(url))
}

/** A store of its own. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, MemoryCache>()
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new MemoryCache()
    caches.set(name, cache)
    return cache
  }
  const storage = {
    open,
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      caches.get(cacheName)?.match(new URL(path, 'https://skein.test').href),
  }
  // Of the whole interface the worker uses these.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return storage as unknown as CacheStorage
}
