/** Chance that is the same in every run: mulberry32, by Tommy Ettinger (public domain). */
export function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** From so many expected events on, their number is as good as normally distributed. */
const many = 500

/** How many events come where `expected` do on average (Poisson). */
export function howMany(expected: number, chance: () => number): number {
  if (expected > many) {
    const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal))
  }
  let count = 0
  for (let product = chance(), least = Math.exp(-expected); product > least; product *= chance()) count += 1
  return count
}
