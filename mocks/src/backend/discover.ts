/** What 'Discover Posts' shows: recent posts of members the viewer does not follow, by how much others make of them (behaviour §2.4). */
import { hashtagsOf } from '@skein/contract'
import type { DiscoveredPost, Post } from '@skein/contract'
import { summaryOf } from '../fixtures/people.ts'
import { has, pair, writerOf } from './state.ts'
import type { Account, State } from './state.ts'
import { isHeard, isListed } from './visibility.ts'

type Reason = DiscoveredPost['reason']

const hourMs = 60 * 60 * 1000
/** How old a post may be, how many of one author are shown, and what engagement and nearness count in time. */
const rule = { recentMs: 96 * hourMs, perAuthor: 2, tenfoldMs: 12 * hourMs, nearMs: 2 * hourMs }

/** Why a post is shown, the strongest reason first. */
export function reasonFor(state: State, viewer: Account, post: Post): Reason {
  // Of several the one with the last id is named.
  const known = (does: (userId: string) => boolean) =>
    [...state.accounts.values()]
      .filter(({ id }) => has(state.follows, viewer.id, id) && isHeard(state, viewer, id) && does(id))
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
  const reposter = known((id) => state.reposts.some(({ postId, userId }) => postId === post.id && userId === id))
  if (reposter) return { kind: 'reposted-by-followed', user: summaryOf(reposter), tag: null }
  const liker = known((id) => state.likes.has(pair(id, post.id)))
  if (liker) return { kind: 'liked-by-followed', user: summaryOf(liker), tag: null }
  const own = new Set(
    state.posts
      .filter((other) => writerOf(other) === viewer.id || has(state.likes, viewer.id, other.id))
      .flatMap((other) => hashtagsOf(other.content)),
  )
  const tag = hashtagsOf(post.content)
    .toSorted()
    .find((one) => own.has(one))
  return tag === undefined ? { kind: 'popular', user: null, tag: null } : { kind: 'tag-you-use', user: null, tag }
}

/** What others did with a post; the author's own actions do not count. */
function engagementOf(state: State, post: Post): number {
  const writer = writerOf(post)
  const own = pair(writer, post.id)
  const replies = state.posts.filter(({ id, replyToId }) => replyToId === post.id && !state.deleted.has(id))
  const repliers = new Set(replies.map(writerOf).filter((id) => id !== writer)).size
  const reposts = post.reposts - Number(state.reposts.some((row) => row.postId === post.id && row.userId === writer))
  const reactions = post.reactions.reduce((sum, { count }) => sum + count, 0) - Number(state.reactions.has(own))
  // Of a fixture the replies are only counted.
  const answered = replies.length > 0 ? repliers : post.comments
  return post.likes - Number(state.likes.has(own)) + reactions + 2 * reposts + 2 * answered
}

/** The posts chosen for a member, best first. */
export function chosenFor(state: State, viewer: Account): Post[] {
  const since = Date.now() - rule.recentMs
  const scored = state.posts
    .filter((post) => post.replyToId === null && isListed(state, viewer, post) && Date.parse(post.createdAt) >= since)
    .filter((post) => writerOf(post) !== viewer.id && !has(state.follows, viewer.id, writerOf(post)))
    .map((post) => {
      const isNear = reasonFor(state, viewer, post).kind !== 'popular'
      const engagement = Math.log10(1 + Math.max(0, engagementOf(state, post)))
      return {
        post,
        score: Date.parse(post.createdAt) + engagement * rule.tenfoldMs + (isNear ? rule.nearMs : 0),
      }
    })
    .toSorted((a, b) => b.score - a.score || (a.post.id < b.post.id ? 1 : -1))
  const shown = new Map<string, number>()
  return scored.flatMap(({ post }) => {
    const before = shown.get(writerOf(post)) ?? 0
    shown.set(writerOf(post), before + 1)
    return before < rule.perAuthor ? [post] : []
  })
}
