/**
 * What the assistant reads here: posts that this member may see and that everybody may see, no others. Posts of a private or limited
 * account must not be quoted where the member could share the quotation; messages are nothing it knows of.
 */
import { pageAddress } from '@skein/contract/addresses'
import type { Post } from '@skein/contract'
import { foldText } from '@skein/contract/search'
import type { Viewer } from '../../auth/sessions.ts'
import { cleanText } from '../../clean-text.ts'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../calls/problem.ts'
import type { PostReader } from '../../posts/post-reader.ts'
import type { Threads } from '../../posts/threads.ts'
import { readQuestion as readSearch } from '../../search/blended/question.ts'
import type { Searches } from '../../search/searches.ts'
import type { Trends } from '../../trends/trend-reader.ts'
import type { CanView } from '../../visibility.ts'
import type { Question } from './question.ts'
import type { Found } from './source.ts'

type Reads = {
  search: Searches
  posts: PostReader
  threads: Threads
  trends: Trends
  canView: CanView
  database: Database
}

/** Posts that an answer quotes. */
const quoted = 4
/** Posts that are looked at for each search. */
const lookedAt = 12
/** Characters of a quotation, and of a source's title. */
const longestQuote = 180
const longestTitle = 90

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' })

/** A post from the sentence on that has most of the words (the first of those with as many), as far as a quotation goes. */
export function quoteOf(content: string, words: readonly string[] = []): string {
  const parts = [...sentences.segment(content.slice(0, 4000))].map(({ segment }) => segment)
  const hits = parts.map((part) => hitsIn(part, words))
  const best = Math.max(0, hits.indexOf(Math.max(0, ...hits)))
  let quote = parts[best] ?? ''
  for (const part of parts.slice(best + 1)) {
    if (quote.length + part.length > longestQuote) break
    quote += part
  }
  return cleanText(quote, longestQuote)
}

/** How many of the words stand in a text. */
function hitsIn(text: string, words: readonly string[]): number {
  const folded = foldText(text)
  return words.filter((word) => folded.includes(word)).length
}

/** Who says the same twice is quoted once. */
const startOf = (post: Post) => `${writerOf(post).id} ${foldText(post.content.slice(0, 40))}`

const writerOf = ({ author, postedBy }: Post) => postedBy ?? author

/** A post as a source. */
export const sourceOf = (post: Post): Found => ({
  kind: 'post',
  title: cleanText(post.content, longestTitle),
  url: pageAddress('/post/$id', post),
  detail: cleanText(writerOf(post).name, 50),
  createdAt: post.createdAt,
})

/** How much others made of a post. */
const weight = ({ likes, comments, reposts }: Post) => likes + 2 * comments + 2 * reposts

/** Whether a post has all of the words. */
export const hasAll = (post: Post, words: readonly string[]): boolean => hitsIn(post.content, words) === words.length

export type Reading = ReturnType<typeof createReading>

/** Makes the reader. */
export function createReading({ search, posts, threads, trends, canView, database }: Reads) {
  /** Of posts that the member may see, those that everybody may, without what stands behind a warning. */
  async function open(found: readonly Post[]): Promise<Post[]> {
    const ids = found.filter(({ contentWarning }) => contentWarning === null).map(({ id }) => id)
    if (ids.length === 0) return []
    const rows = await database.kysely
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.author_id')
      .select('posts.id')
      .where('posts.id', 'in', ids)
      .where('users.private', '=', 0)
      .where('users.limited_at', 'is', null)
      .execute()
    const known = new Set(rows.map(({ id }) => id))
    return found.filter(({ id }) => known.has(id))
  }

  return {
    /** The posts that answer best what is asked about, as the search ranks them; those with few of the words give way to those with many. */
    async postsAbout(viewer: Viewer, { about, words }: Pick<Question, 'about' | 'words'>): Promise<Post[]> {
      if (words.length === 0) return []
      const found = new Map<string, Post>()
      for (const post of await open(await search.best(viewer, readSearch(about), lookedAt)))
        if (!found.has(startOf(post))) found.set(startOf(post), post)
      const ranked = [...found.values()]
      const most = Math.max(0, ...ranked.map(({ content }) => hitsIn(content, words)))
      return ranked.filter(({ content }) => hitsIn(content, words) >= Math.floor(most / 2)).slice(0, quoted)
    },

    /** The best known posts of a tag, each author once. */
    async postsUnder(viewer: Viewer, tag: string): Promise<Post[]> {
      const all = await open(await posts.withTag(viewer, tag, { limit: 20 }))
      const authors = new Map<string, Post>()
      for (const post of all.toSorted((a, b) => weight(b) - weight(a))) {
        const { id } = writerOf(post)
        if (!authors.has(id)) authors.set(id, post)
      }
      return [...authors.values()].slice(0, quoted)
    },

    /** A thread: its first post, how many public replies were read, and those that others made most of. Nothing where it is not public. */
    async thread(viewer: Viewer, id: string): Promise<{ root: Post; replies: Post[]; read: number } | undefined> {
      try {
        await canView(database.kysely, viewer, id)
      } catch (error) {
        if (error instanceof Problem) return undefined
        throw error
      }
      const [root] = await open(await posts.byIds(database.kysely, viewer, [id]))
      if (root === undefined) return undefined
      const page = await threads.replies(viewer, id, { limit: 50 })
      const items = [...page.map(({ item }) => item), ...page.flatMap(({ replies }) => replies)]
      const replies = await open(items.filter((item): item is Post => 'content' in item))
      return {
        root,
        read: replies.length,
        replies: replies.toSorted((a, b) => weight(b) - weight(a)).slice(0, quoted - 1),
      }
    },

    people: (viewer: Viewer, name: string) => search.people(viewer, name, 3),
    tagsAround: (word: string) => search.tagsAround(word, 1),
    trends: () => trends(5),
    /** The newest posts of the member's own feed that everybody may see. */
    feed: async (viewer: Viewer) => open(await posts.following(viewer, { limit: 30 })),
  }
}
