/**
 * Where each item of a feed stands: heights by key, positions by index. Numbers only, no document.
 *
 * Heights are kept by key, not by index, so that items may come and go anywhere in the list without a measured height
 * passing to its neighbour.
 */

/** Heights that outlive a feed, so that coming back costs no measuring. They hold for one width. */
export interface FeedHeights {
  width: number
  readonly byKey: Map<string, number>
}

/** Makes a memory of heights to hand to a `Feed` each time it is mounted. */
export function createFeedHeights(): FeedHeights {
  return { width: 0, byKey: new Map() }
}

/** First and last index, both included; `last < first` is nothing. */
export interface Range {
  readonly first: number
  readonly last: number
}

/** After this many measured items their mean replaces the caller's guess, once: a moving guess moves the scrollbar. */
const enoughToEstimate = 8

export function createFeedLayout(guess: number, heights: FeedHeights = createFeedHeights()) {
  const { byKey } = heights
  let estimate = guess
  let estimated = false
  let keys: readonly string[] = []
  let indexOf = new Map<string, number>()
  /** `tops[i]` is the distance from the feed's start to item i; the last entry is the whole height. */
  let tops = new Float64Array(1)
  /** Entries up to here are right. */
  let valid = 0

  function settle(): void {
    for (let i = valid; i < keys.length; i++) tops[i + 1] = (tops[i] ?? 0) + heightAt(i)
    valid = keys.length
  }

  function heightAt(index: number): number {
    return byKey.get(keys[index] ?? '') ?? estimate
  }

  const layout = {
    /** Works on this list from now on. Costs nothing for the list it works on already. */
    use(next: readonly string[]) {
      if (next === keys) return layout
      keys = next
      indexOf = new Map(next.map((key, index) => [key, index]))
      tops = new Float64Array(next.length + 1)
      valid = 0
      return layout
    },
    /** The index of a key, or -1. */
    indexOf: (key: string): number => indexOf.get(key) ?? -1,
    /** Notes what an item measured, in pixels. Returns whether that is news. */
    measure(key: string, height: number): boolean {
      if (byKey.get(key) === height) return false
      byKey.set(key, height)
      valid = Math.min(valid, indexOf.get(key) ?? valid)
      return true
    },
    /** Turns the mean of what was measured into the estimate for the rest, once. Returns whether it did. */
    learn(): boolean {
      if (estimated || byKey.size < enoughToEstimate) return false
      estimated = true
      estimate = [...byKey.values()].reduce((sum, height) => sum + height, 0) / byKey.size
      valid = 0
      return true
    },
    /** A new width makes every height stale. Returns whether the width is new. */
    setWidth(width: number): boolean {
      if (heights.width === width) return false
      const known = heights.width !== 0
      heights.width = width
      if (known) byKey.clear()
      valid = 0
      return known
    },
    /** Distance from the start of the feed to the start of item `index`; of `keys.length`, the whole height. */
    top(index: number): number {
      if (valid < keys.length) settle()
      return tops[Math.max(0, Math.min(index, keys.length))] ?? 0
    },
    /** The item that covers this distance from the start (the nearest one outside of the list). */
    at(offset: number): number {
      let low = 0
      let high = keys.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (layout.top(middle) <= offset) low = middle
        else high = middle - 1
      }
      return low
    },
    /** The items that touch the stretch from `start` to `end`. */
    between(start: number, end: number): Range {
      return keys.length === 0 ? { first: 0, last: -1 } : { first: layout.at(start), last: layout.at(end) }
    },
  }
  return layout
}

export type FeedLayout = ReturnType<typeof createFeedLayout>

/**
 * The range that shows the same items after the list has changed, so that what was mounted stays mounted: an item keeps
 * its state (a playing video, an open menu) when others come in above it.
 */
export function followRange(range: Range, before: readonly string[], after: readonly string[]): Range {
  const last = after.length - 1
  const kept = new Set(before.slice(range.first, range.last + 1))
  const found = kept.size > 0 ? after.findIndex((key) => kept.has(key)) : -1
  if (found < 0) return { first: 0, last: Math.min(last, Math.max(0, range.last - range.first)) }
  const shift = found - before.indexOf(after[found] ?? '', range.first)
  return { first: Math.max(0, range.first + shift), last: Math.min(last, range.last + shift) }
}

/**
 * From one range towards another: what is seen, and else at most one item more at each end, so that no frame has to draw several.
 * What is not next to what is seen is left behind.
 */
export function towards(from: Range, to: Range, seen: Range): Range {
  const { first, last } = from.first <= seen.last + 1 && from.last >= seen.first - 1 ? from : seen
  return {
    first: Math.min(seen.first, Math.max(to.first, first - 1)),
    last: Math.max(seen.last, Math.min(to.last, last + 1)),
  }
}
