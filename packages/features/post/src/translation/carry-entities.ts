import type { TextEntity } from '@skein/contract'

/** A sign that goes on with a handle or a tag: `@ada` is not the beginning of `@ada_l`. */
const goesOn = /[\p{L}\p{M}\p{N}_]/u

/**
 * The links, hashtags and mentions of a post, where they stand in its translation: they lead where the author had them lead, and what a
 * translation has beyond them is words.
 */
export function carryEntities(from: string, entities: readonly TextEntity[], to: string): TextEntity[] {
  const carried: TextEntity[] = []
  const isFree = (start: number, end: number) => carried.every((one) => end <= one.start || start >= one.end)
  // The longest first: an address may hold a shorter one.
  for (const entity of entities.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const text = from.slice(entity.start, entity.end)
    for (let start = to.indexOf(text); start >= 0; start = to.indexOf(text, start + 1)) {
      const end = start + text.length
      if (!isFree(start, end) || (entity.kind !== 'link' && goesOn.test(to.slice(end, end + 1)))) continue
      carried.push({ ...entity, start, end })
      break
    }
  }
  return carried.sort((a, b) => a.start - b.start)
}
