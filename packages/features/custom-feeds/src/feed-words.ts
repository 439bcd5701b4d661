import type { CustomFeed } from '@skein/contract'
import type { MessagesOf } from '@skein/i18n'

type Words = MessagesOf<'customFeeds'>

/** Of how much a feed is made, and in which order, in short: what a row of a list says. */
export const sizesOf = ({ people, tags, words, order }: CustomFeed, m: Words): string[] => [
  ...(people.length > 0 ? [m.people({ count: people.length })] : []),
  ...(tags.length > 0 ? [m.tags({ count: tags.length })] : []),
  ...(words.length > 0 ? [m.words({ count: words.length })] : []),
  order === 'newest' ? m.newest() : m.liked(),
]
