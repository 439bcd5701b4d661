/** Which few of any number of videos are there at a time. */

export interface Slide<Item> {
  readonly item: Item
  readonly at: number
  readonly active: boolean
}

/** The slides that are there: the active one and its neighbours, three at most. */
export function slidesAround<Item>(index: number, items: readonly Item[]): Slide<Item>[] {
  const first = Math.max(0, index - 1)
  return items.slice(first, index + 2).map((item, place) => {
    const at = first + place
    return { item, at, active: at === index }
  })
}

/** The first of `size` dots around the active one, which stands near their middle where there are more on both sides. */
export function firstDot(index: number, count: number, size: number): number {
  return Math.max(0, Math.min(index - Math.floor((size - 1) / 2), count - size))
}

/**
 * How a dot stands in a row of `size`: 0 at the end, 1 beside it, 2 within, -1 outside. A row that shows all dots has no
 * ends, because nothing goes on behind them.
 */
export function dotPlace(at: number, index: number, count: number, size: number): number {
  if (count <= size) return 2
  const place = at - firstDot(index, count, size)
  return Math.max(-1, Math.min(place, size - 1 - place, 2))
}
