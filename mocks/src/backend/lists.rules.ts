/** Lists of posts: feeds, profiles, hashtags, bookmarks, what is chosen for the viewer: behaviour §2.3, §2.4, §2.9. */
import { foldTag, hashtagsOf } from '@skein/contract'
import type { Call, Post } from '@skein/contract'
import { wordsOf } from '@skein/contract/search'
import { Refusal } from '../answer.ts'
import type { Rules } from './ask.ts'
import { chosenFor, reasonFor } from './discover.ts'
import { textsOf } from './search.rules.ts'
import { byUsername, writerOf } from './state.ts'
import type { Account, RepostRow, State } from './state.ts'
import { followOf, isHeard, isListed, isReadable, notBlocked } from './visibility.ts'
import { videosFor } from './stories.rules.ts'
import { seenBy } from './views.ts'

type Viewer = Account | null
type Entry = { id: string; post: Post; repost?: RepostRow; userId: string }

const newestFirst = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1)

/** Posts and reposts as the entries of those who made them, newest first. */
function entriesOf(state: State): Entry[] {
  const posts = new Map(state.posts.map((post) => [post.id, post]))
  const own = state.posts
    .filter((post) => post.replyToId === null && post.type !== 'story' && !state.deleted.has(post.id))
    // Lifted up again by its author, a post stands at the new place alone.
    .filter((post) => !state.reposts.some(({ postId, userId }) => postId === post.id && userId === writerOf(post)))
    .map((post): Entry => ({ id: post.id, post, userId: writerOf(post) }))
  const repeated = state.reposts.flatMap((repost): Entry[] => {
    const post = posts.get(repost.postId)
    return post ? [{ id: repost.id, post, repost, userId: repost.userId }] : []
  })
  return [...own, ...repeated].toSorted(newestFirst)
}

/** Whether the entry of a member who may be read is to be shown. */
const isShown = (state: State, viewer: Viewer, { post, repost, userId }: Entry) =>
  repost === undefined || writerOf(post) === userId ? isReadable(state, viewer, post) : isListed(state, viewer, post)

function pageOf(state: State, viewer: Viewer, entries: Entry[], before: string | undefined, limit: number): Post[] {
  return entries
    .filter(({ id }) => before === undefined || id < before.toLowerCase())
    .slice(0, limit)
    .map(({ post, repost }) => seenBy(state, viewer, post, repost))
}

/** Each post once, under its newest entry. */
function onceEach(entries: Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ post }) => !seen.has(post.id) && seen.add(post.id))
}

/** The replies of a member, or what they posted with pictures or a video. */
const isPart = (post: Post, only: 'replies' | 'media') =>
  only === 'replies' ? post.replyToId !== null : post.images.length > 0 || post.video !== null

/** Those of a member's posts, as entries. */
function partOf(state: State, viewer: Viewer, author: Account, only: 'replies' | 'media'): Entry[] {
  return state.posts
    .filter((post) => post.type !== 'story' && isPart(post, only))
    .filter((post) =>
      author.kind === 'ai'
        ? post.isAiGenerated && post.replyToId === null && isListed(state, viewer, post)
        : writerOf(post) === author.id && isReadable(state, viewer, post),
    )
    .map((post): Entry => ({ id: post.id, post, userId: writerOf(post) }))
}

function ofAuthor(state: State, viewer: Viewer, author: Account, query: Call<'listPosts'>['parsedQuery']) {
  const { before, limit, only } = query
  if (only !== undefined) return pageOf(state, viewer, partOf(state, viewer, author, only), before, limit)
  const entries = entriesOf(state).filter((entry) =>
    author.kind === 'ai'
      ? entry.repost === undefined && entry.post.isAiGenerated && isListed(state, viewer, entry.post)
      : entry.userId === author.id && isShown(state, viewer, entry),
  )
  const isOpen = author.id === viewer?.id || !author.private || followOf(state, viewer, author.id) === 'following'
  return pageOf(state, viewer, isOpen ? entries : [], before, limit)
}

/** The words a bookmark is searched by: those of the post, and the names of who speaks in it. */
const wordsIn = (post: Post): string[] =>
  [...textsOf(post), ...[post.author, post.postedBy].flatMap((who) => (who ? [who.name, who.username] : []))].flatMap(
    (text) => wordsOf(text),
  )

const isOfKind = (post: Post, kind: NonNullable<Call<'listBookmarks'>['parsedQuery']['kind']>): boolean => {
  switch (kind) {
    case 'photo':
      return post.images.length > 0
    case 'video':
      return post.video !== null
    case 'poll':
      return post.pollData !== null
    case 'link':
      return post.urlPreview !== null || post.entities.some((entity) => entity.kind === 'link')
    default:
      return post.images.length === 0 && post.video === null && post.pollData === null && !isOfKind(post, 'link')
  }
}

export const listRules: Rules = {
  listPosts({ state, viewer, query }) {
    const { before, limit } = query
    if (query.author !== undefined) {
      const author = byUsername(state, query.author)
      if (!author || !notBlocked(state, viewer, author.id)) return new Refusal('user-not-found')
      return ofAuthor(state, viewer, author, query)
    }
    if (!viewer) return new Refusal('not-signed-in')
    if (query.media === 'video') {
      const videos = videosFor(state, viewer).map((post): Entry => ({ id: post.id, post, userId: writerOf(post) }))
      return pageOf(state, viewer, videos, before, limit)
    }
    if (query.tag !== undefined) {
      const tag = foldTag(query.tag)
      const tagged = state.posts
        .filter((post) => isListed(state, viewer, post) && hashtagsOf(post.content).includes(tag))
        .map((post): Entry => ({ id: post.id, post, userId: writerOf(post) }))
      return pageOf(state, viewer, tagged, before, limit)
    }
    const entries = entriesOf(state)
    if (query.feed === 'everyone') {
      const all = state.posts
        .filter((post) => post.replyToId === null && isListed(state, viewer, post))
        .map((post): Entry => ({ id: post.id, post, userId: writerOf(post) }))
      return pageOf(state, viewer, all, before, limit)
    }
    const followed = entries.filter(
      (entry) =>
        (entry.userId === viewer.id ||
          (followOf(state, viewer, entry.userId) === 'following' && isHeard(state, viewer, entry.userId))) &&
        isShown(state, viewer, entry) &&
        (before === undefined || entry.id < before.toLowerCase()),
    )
    return pageOf(state, viewer, onceEach(followed), undefined, limit)
  },

  listBookmarks({ state, viewer, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    const { q = '', kind, ai, order, before, limit } = query
    const posts = new Map(state.posts.map((post) => [post.id, post]))
    const kept = [...state.bookmarks].flatMap((key) => {
      const [userId, postId = ''] = key.split(' ')
      const post = userId === viewer.id ? posts.get(postId) : undefined
      return post && isReadable(state, viewer, post) ? [post] : []
    })
    const starts = wordsOf(q)
    const found = (order === 'oldest' ? kept : kept.toReversed())
      .filter((post) => starts.every((start) => wordsIn(post).some((word) => word.startsWith(start))))
      .filter((post) => kind === undefined || isOfKind(post, kind))
      .filter((post) => ai === undefined || post.isAiGenerated === (ai === 'only'))
    const from = before === undefined ? 0 : found.findIndex(({ id }) => id === before.toLowerCase()) + 1
    return found.slice(from, from + limit).map((post) => seenBy(state, viewer, post))
  },

  listDiscovered({ state, viewer, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    const chosen = chosenFor(state, viewer)
    const from = query.before === undefined ? 0 : chosen.findIndex(({ id }) => id === query.before?.toLowerCase()) + 1
    // A cursor that is not in the list any more is its end.
    if (query.before !== undefined && from === 0) return []
    return chosen
      .slice(from, from + query.limit)
      .map((post) => ({ post: seenBy(state, viewer, post), reason: reasonFor(state, viewer, post) }))
  },
}
