/** A small seeded source of randomness: what is made with it is the same on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [0, below). */
  int(below: number): number
  /** A number in [from, to). */
  range(from: number, to: number): number
  /** One of the items; throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[]
}

/** FNV-1a over UTF-16 code units: turns a name into a seed. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, plenty for pictures and made-up people. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (below: number): number => Math.floor(next() * below)
  return {
    next,
    int,
    range: (from, to) => from + next() * (to - from),
    pick: (items) => {
      const item = items[int(items.length)]
      if (item === undefined) throw new RangeError('pick from an empty list')
      return item
    },
    chance: (probability) => next() < probability,
    shuffle: (items) => {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = int(i + 1)
        const a = copy[i]
        const b = copy[j]
        if (a !== undefined && b !== undefined) {
          copy[i] = b
          copy[j] = a
        }
      }
      return copy
    },
  }
}
