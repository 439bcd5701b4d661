/** Which replies the reader has been shown; what comes in live waits behind a pill (behaviour §2.3: never pushed under the reader). */
export type Shown = {
  ids: ReadonlySet<string>
  /** Whether a page was on its way: what comes with it was asked for. */
  wasLoading: boolean
}

export type Reading = {
  /** Every reply there is now, nested ones included, in order. */
  ids: readonly string[]
  isLoading: boolean
  /** One's own replies are never held: one has just written them. */
  isOwn: (id: string) => boolean
}

/** What is shown from now on, and what waits, in order. The same object comes back where nothing changed. */
export function stepShown(
  shown: Shown | undefined,
  { ids, isLoading, isOwn }: Reading,
): { shown: Shown; held: string[] } {
  if (shown === undefined) return { shown: { ids: new Set(ids), wasLoading: isLoading }, held: [] }
  const fresh = ids.filter((id) => !shown.ids.has(id))
  const isPage = shown.wasLoading && !isLoading
  const taken = isPage ? fresh : fresh.filter(isOwn)
  const held = isPage ? [] : fresh.filter((id) => !isOwn(id))
  if (taken.length === 0 && shown.wasLoading === isLoading) return { shown, held }
  return { shown: { ids: new Set([...shown.ids, ...taken]), wasLoading: isLoading }, held }
}
