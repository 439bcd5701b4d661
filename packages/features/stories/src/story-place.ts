/** Where one stands among an author's stories. Pure: the player only asks. */

type Seen = { readonly id: string; readonly seen: boolean }

/** Where watching begins: at the first that is unseen, at the first of all where none is, at the last when one comes back to them. */
export function startOf(stories: readonly Seen[], startsAtEnd: boolean): string {
  const place = startsAtEnd ? stories.at(-1) : (stories.find(({ seen }) => !seen) ?? stories[0])
  return place?.id ?? ''
}

/**
 * Which story is shown: the one with the id, or, once that is gone, the one that has its place now.
 * @param last where it stood when it was still there
 */
export function indexOf(stories: readonly Seen[], id: string, last: number): number {
  const found = stories.findIndex((story) => story.id === id)
  return found === -1 ? Math.max(0, Math.min(last, stories.length - 1)) : found
}

/** The story after a move; nothing beyond the author's stories. */
export function moveFrom(stories: readonly Seen[], index: number, step: 1 | -1): string | undefined {
  return stories[index + step]?.id
}
