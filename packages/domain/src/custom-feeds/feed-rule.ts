import type { CustomFeedDraft } from '@skein/contract'
import { Id } from '@skein/contract/schemas'
import { foldText, wordsOf } from '@skein/contract/search'
import type { SearchTerm } from '@skein/contract/search'
import * as z from 'zod/mini'
import { Problem } from '../calls/problem.ts'
import { storedJson } from '../database/stored.ts'
import { authorWord } from '../search/name-authors.ts'

const Rule = z.object({ people: z.array(Id), tags: z.array(z.string()), words: z.array(z.string()) })

/** Of what a feed is made: a post by any of the people, with any of the tags or with any of the words is in it. */
export type FeedRule = z.infer<typeof Rule>

/** A rule as its column holds it; one that cannot be read holds nothing. */
export const ruleIn = (text: string): FeedRule => storedJson(Rule, text) ?? { people: [], tags: [], words: [] }

const bare = (tag: string) => tag.trim().replace(/^#/, '')

/** What somebody chose, as it is kept. @throws Problem where a tag or a word has nothing that could be found */
export function ruleOf({ people, tags, words }: Pick<CustomFeedDraft, keyof FeedRule>): FeedRule {
  if (tags.some((tag) => wordsOf(bare(tag)).length !== 1))
    throw new Problem('invalid-input', { fields: { tags: 'A hashtag is one word.' } })
  if (words.some((word) => wordsOf(word).length === 0))
    throw new Problem('invalid-input', { fields: { words: 'This has no word in it.' } })
  return { people: people.map((id) => id.toLowerCase()), tags: tags.map(bare), words: words.map((word) => word.trim()) }
}

/** What the search index is asked for: any of these is enough. */
export const termsOf = ({ people, tags, words }: FeedRule): SearchTerm[] => [
  ...people.map((id) => ({ kind: 'from' as const, username: authorWord(id), excluded: false })),
  ...tags.map((tag) => ({ kind: 'tag' as const, tag: foldText(tag), excluded: false })),
  ...words.map((word) => ({ kind: 'phrase' as const, words: wordsOf(word), excluded: false })),
]
