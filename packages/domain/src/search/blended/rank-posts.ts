/** The order in which posts answer a question: which of its words they hold, how rare those are, how close they stand. Pure functions. */
import { marks } from '../../database/full-text.ts'
import type { SearchGroup } from '../../database/full-text.ts'

/** A post that may be an answer. `text` is what the search keeps of it: folded words with spaces between and around them. */
export type Candidate = { id: string; text: string; likes: number; comments: number; createdAt: number }

/** Posts there are taken to be: only how much rarer one word is than another counts. */
const posts = 100_000
/** BM25's usual constants, and how many words a post has. */
const k1 = 1.2
const b = 0.5
const usualLength = 24
const dayMs = 24 * 60 * 60 * 1000

/** How much a word that `count` posts hold says. */
export const rarity = (count: number): number => Math.log(1 + (posts - Math.min(count, posts) + 0.5) / (count + 0.5))

/** Letters from which on a word is looked for inside others: `bread` is in `rainydaybread`, and `art` in too many. */
export const leastInside = 4

/** Words of the index that nobody wrote, and mentions: a name asked for is not what a post is about. */
const facts = [marks.from, marks.mention, marks.has]

/** Whether a word, or a tag, has another one in it. */
export const isInside = (word: string, text: string): boolean =>
  text.length >= leastInside && word.includes(text) && !facts.some((mark) => word.startsWith(mark))

/** How often one of the ways of a group is in the words, and how exactly: 1 for the word itself, less for its relatives. */
function presence(words: readonly string[], group: SearchGroup): number {
  let best = 0
  let times = 0
  for (const word of words) {
    let fit = 0
    for (const { text, isPrefix } of group) {
      if (word === text) fit = Math.max(fit, 1)
      else if (isPrefix && word.startsWith(text)) fit = Math.max(fit, word.length - text.length <= 3 ? 0.85 : 0.5)
      else if (isInside(word, text)) fit = Math.max(fit, 0.4)
    }
    if (fit > 0) times += 1
    best = Math.max(best, fit)
  }
  return best * ((times * (k1 + 1)) / (times + k1 * (1 - b + (b * words.length) / usualLength)))
}

/** How many neighbours of the question are neighbours in the post. */
function neighbours(words: readonly string[], groups: readonly SearchGroup[]): number {
  const fits = (word: string | undefined, group: SearchGroup | undefined) =>
    word !== undefined &&
    group?.some(({ text, isPrefix }) => word === text || (isPrefix && word.startsWith(text))) === true
  let pairs = 0
  for (let index = 0; index + 1 < groups.length; index += 1)
    if (words.some((word, at) => fits(word, groups[index]) && fits(words[at + 1], groups[index + 1]))) pairs += 1
  return pairs
}

/**
 * The best first. What a post says counts most; between posts that say as much, the one that is liked and talked about, and the newer.
 * @param weights how much each group says
 * @param now milliseconds since 1970
 */
export function rankPosts<T extends Candidate>(
  candidates: readonly T[],
  groups: readonly SearchGroup[],
  weights: readonly number[],
  now: number,
): T[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const scored = candidates.map((post) => {
    const words = post.text.split(' ').filter((word) => word !== '' && word !== marks.gap)
    let score = 0
    let covered = 0
    for (const [index, group] of groups.entries()) {
      const weight = weights[index] ?? 0
      const found = presence(words, group)
      score += weight * found
      if (found > 0) covered += weight
    }
    // A post about one rare word of the question is no answer to the question.
    score *= 0.4 + 0.6 * (covered / total)
    score += 0.15 * total * neighbours(words, groups)
    const days = Math.max(0, (now - post.createdAt) / dayMs)
    score += total * (0.03 * Math.log1p(post.likes + 2 * post.comments) + 0.05 * Math.exp(-days / 30))
    return { post, score }
  })
  return scored.toSorted((a, z) => z.score - a.score || (a.post.id < z.post.id ? 1 : -1)).map(({ post }) => post)
}
