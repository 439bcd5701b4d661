/**
 * The files of a build are one cache, named after it. The build before stays beside the present one: a tab that was opened with it, and is still
 * open after another tab has gone on, finds its code there.
 */

const prefix = 'skein-build-'

export const buildCache = (build: string): string => `${prefix}${build}`

/** Deletes the builds before the last one. Browsers name caches in the order in which they were made. */
export async function dropOldBuilds(storage: CacheStorage, build: string): Promise<void> {
  const others = (await storage.keys()).filter((name) => name.startsWith(prefix) && name !== buildCache(build))
  await Promise.all(others.slice(0, -1).map((name) => storage.delete(name)))
}

/** A file of any build that is still here. */
export async function findFile(storage: CacheStorage, request: Request): Promise<Response | undefined> {
  for (const name of await storage.keys()) {
    if (!name.startsWith(prefix)) continue
    const found = await (await storage.open(name)).match(request)
    if (found !== undefined) return found
  }
  return undefined
}
