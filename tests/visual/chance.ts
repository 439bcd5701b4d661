/** Chance of the pages that stories are drawn in: the same numbers in the same order for every story. */
let state = 0

/** Mulberry32: small, and good enough for a delay that is spread out. */
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

export function startChance(): void {
  state = 0
}
