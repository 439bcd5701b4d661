/** Stories and videos: specification §2.5, behaviour §2.6. */
import type { Post, Story } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { Refusal } from '../answer.ts'
import { summaryOf } from '../fixtures/people.ts'
import type { Ask, Rules } from './ask.ts'
import { has, pair, writerOf } from './state.ts'
import type { Account, State } from './state.ts'
import { followOf, isAgreeable, isHeard, isListed, isOver, isReadable, notBlocked, postFor } from './visibility.ts'
import { seenBy } from './views.ts'

const dayMs = limits.story.hours * 60 * 60 * 1000

/** A member's stories that the viewer may see, oldest first. */
const storiesOf = (state: State, viewer: Account, userId: string): Post[] =>
  state.posts
    .filter((post) => post.type === 'story' && writerOf(post) === userId && !isOver(post))
    .filter((post) => isReadable(state, viewer, post) && isAgreeable(state, viewer, post))
    .toReversed()
    .slice(0, limits.story.maxPerAuthor)

const viewsOf = (state: State, postId: string) =>
  [...state.storyViews].flatMap(([key, seenAt]) => {
    const [userId = '', seen] = key.split(' ')
    return seen === postId ? [{ userId, seenAt }] : []
  })

const isSeen = (state: State, viewer: Account, post: Post) => state.storyViews.has(pair(viewer.id, post.id))

/** The story of the address, or why there is none. */
function storyFor({ state, viewer, params }: Pick<Ask<'markStorySeen'>, 'state' | 'viewer' | 'params'>) {
  if (!viewer) return new Refusal('not-signed-in')
  const post = postFor(state, viewer, params.id)
  if (post instanceof Refusal) return post
  return post.type === 'story' ? { viewer, post } : new Refusal('post-not-found')
}

/** Everyone's videos for a viewer, newest first. */
export const videosFor = (state: State, viewer: Account): Post[] =>
  state.posts.filter((post) => post.video !== null && post.replyToId === null && isListed(state, viewer, post))

export const storyRules: Rules = {
  countVideos({ state, viewer }) {
    if (!viewer) return new Refusal('not-signed-in')
    return { count: Math.min(videosFor(state, viewer).length, limits.videos.maxCounted) }
  },

  listStories({ state, viewer }) {
    if (!viewer) return new Refusal('not-signed-in')
    const rank = (author: { user: { id: string }; unseen: number }) =>
      author.user.id === viewer.id ? 0 : author.unseen > 0 ? 1 : 2
    return [...state.accounts.values()]
      .filter(
        ({ id }) => id === viewer.id || (followOf(state, viewer, id) === 'following' && isHeard(state, viewer, id)),
      )
      .flatMap((account) => {
        const stories = storiesOf(state, viewer, account.id)
        const last = stories.at(-1)
        if (last === undefined) return []
        const unseen = account.id === viewer.id ? 0 : stories.filter((post) => !isSeen(state, viewer, post)).length
        return [{ user: summaryOf(account), count: stories.length, unseen, latestAt: last.createdAt }]
      })
      .toSorted((a, b) => rank(a) - rank(b) || b.latestAt.localeCompare(a.latestAt))
      .slice(0, limits.story.maxAuthors)
  },

  listStoriesOf({ state, viewer, params }) {
    if (!viewer) return new Refusal('not-signed-in')
    const userId = params.id.toLowerCase()
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(userId)) return new Refusal('user-not-found')
    return storiesOf(state, viewer, userId).map((post): Story => ({
      post: seenBy(state, viewer, post),
      expiresAt: new Date(Date.parse(post.createdAt) + dayMs).toISOString(),
      seen: isSeen(state, viewer, post),
      views: userId === viewer.id ? viewsOf(state, post.id).length : null,
    }))
  },

  markStorySeen({ state, viewer: who, params }) {
    const found = storyFor({ state, viewer: who, params })
    if (found instanceof Refusal) return found
    const { viewer, post } = found
    const key = pair(viewer.id, post.id)
    if (writerOf(post) !== viewer.id && !state.storyViews.has(key)) state.storyViews.set(key, new Date().toISOString())
    return undefined
  },

  listStoryViewers({ state, viewer: who, params, query }) {
    const found = storyFor({ state, viewer: who, params })
    if (found instanceof Refusal) return found
    const { viewer, post } = found
    if (writerOf(post) !== viewer.id) return new Refusal('forbidden')
    const all = viewsOf(state, post.id)
      .filter(({ userId }) => notBlocked(state, viewer, userId))
      .toReversed()
    const { before, limit } = query
    const from = before === undefined ? 0 : all.findIndex(({ userId }) => userId === before.toLowerCase()) + 1
    if (before !== undefined && from === 0) return []
    return all.slice(from, from + limit).flatMap(({ userId, seenAt }) => {
      const account = state.accounts.get(userId)
      return account ? [{ user: summaryOf(account), seenAt, liked: has(state.likes, userId, post.id) }] : []
    })
  },
}
