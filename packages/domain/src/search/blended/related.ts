/** Searches that lead on from one: hashtags and words that stand in what it found. */
import { limits } from '@skein/contract'
import type { Post } from '@skein/contract'
import { foldText, wordsOf } from '@skein/contract/search'
import { tokenize } from '@skein/contract/text'
import type { Question } from './question.ts'
import { isSmallWord } from './small-words.ts'

/** A word that stands in fewer of the posts found is a matter of chance. */
const leastPosts = 2
const leastLetters = 4
const mostTags = 2

/** Things counted once a post, those in most posts first. */
function mostFrequent(posts: readonly Post[], thingsOf: (post: Post) => string[]): string[] {
  const counts = new Map<string, number>()
  for (const post of posts) for (const thing of new Set(thingsOf(post))) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= leastPosts)
    .toSorted(([a, most], [b, fewer]) => fewer - most || (a < b ? -1 : 1))
    .map(([thing]) => thing)
}

/** Hashtags first, which their authors chose as what a post is about; then the question with a word more. */
export function relatedTo(query: string, { groups }: Question, posts: readonly Post[]): string[] {
  const open = posts.filter(({ contentWarning }) => contentWarning === null)
  const isAsked = (word: string) =>
    groups.some((group) => group.some(({ text, isPrefix }) => word === text || (isPrefix && word.startsWith(text))))
  const tags = mostFrequent(open, ({ entities, content }) =>
    entities.flatMap(({ kind, start, end }) =>
      kind === 'hashtag' ? [content.slice(start, end).replace(/^[#＃]/u, '')] : [],
    ),
  ).filter((tag) => !isAsked(foldText(tag)))
  const taken = new Set(tags.map(foldText))
  const asked = query.trim().replaceAll(/\s+/g, ' ')
  const words = mostFrequent(
    open,
    ({ content }) =>
      tokenize(content)
        .map((token) => (token.kind === 'text' ? token.text : ' '))
        .join('')
        .match(/\p{L}[\p{L}\p{M}]+/gu)
        ?.filter((word) => word === word.toLowerCase()) ?? [],
  ).filter((word) => {
    const [folded = '', second] = wordsOf(word)
    return (
      second === undefined &&
      word.length >= leastLetters &&
      !isSmallWord(folded) &&
      !isAsked(folded) &&
      !taken.has(folded)
    )
  })
  return [...tags.slice(0, mostTags).map((tag) => `#${tag}`), ...words.map((word) => `${asked} ${word}`)]
    .filter((text) => text.length <= limits.search.maxQuery)
    .slice(0, limits.search.related)
}
