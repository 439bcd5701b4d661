/** What members do with a post: like, repost, bookmark, react, vote. Each safe to repeat: specification §4, behaviour §2.3, §2.9. */
import { limits } from '@skein/contract'
import type { Call, Poll, Post, ReactionName } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { summaryOf } from '../fixtures/people.ts'
import type { Ask, Rule, Rules } from './ask.ts'
import { takeBack, tell } from './notes.ts'
import { change, nextId, pair, setEdge, writerOf } from './state.ts'
import type { Account, State } from './state.ts'
import { notBlocked, postFor } from './visibility.ts'

type OnPost = Pick<Ask<'likePost'>, 'state' | 'viewer' | 'params' | 'announce'>

/** A member and the post they may see, or the refusal. */
function asked({ state, viewer, params }: OnPost): { viewer: Account; post: Post } | Refusal {
  if (!viewer) return new Refusal('not-signed-in')
  const post = postFor(state, viewer, params.id)
  return post instanceof Refusal ? post : { viewer, post }
}

/** The post's counts after a change, told to whoever shows it. */
function told({ state, announce }: OnPost, id: string): Post | undefined {
  const post = state.posts.find((known) => known.id === id)
  if (post) {
    const { likes, comments, reposts, reactions, pollData } = post
    announce({ type: 'post-changed', id, likes, comments, reposts, reactions, pollData })
  }
  return post
}

type Marked = { type: 'like' | 'repost' | 'reaction'; on: boolean }

/** Tells who answers for the post, or withdraws it. */
function tellWriter(ask: OnPost, viewer: Account, post: Post, { type, on }: Marked): void {
  const note = { type, actorId: viewer.id, userId: writerOf(post), postId: post.id }
  if (on) tell(ask, note)
  else takeBack(ask, note)
}

const like =
  (on: boolean): Rule<'likePost'> =>
  (ask) => {
    const found = asked(ask)
    if (found instanceof Refusal) return found
    const { state } = ask
    const { viewer, post } = found
    let { likes } = post
    if (setEdge(state.likes, viewer.id, post.id, on)) {
      likes += on ? 1 : -1
      change(state, post.id, (known) => ({ ...known, likes }))
      told(ask, post.id)
      tellWriter(ask, viewer, post, { type: 'like', on })
    }
    return { liked: on, likes }
  }

const repost =
  (on: boolean): Rule<'repostPost'> =>
  (ask) => {
    const found = asked(ask)
    if (found instanceof Refusal) return found
    const { state } = ask
    const { viewer, post } = found
    if (post.type === 'story') return new Refusal('forbidden', { message: 'Stories cannot be reposted.' })
    if (on && writerOf(post) !== viewer.id && state.accounts.get(writerOf(post))?.private)
      return new Refusal('forbidden', { message: 'Posts of a private account cannot be reposted.' })
    const isOn = state.reposts.some(({ postId, userId }) => postId === post.id && userId === viewer.id)
    let { reposts } = post
    if (isOn !== on) {
      const row = { id: nextId(state), postId: post.id, userId: viewer.id, createdAt: new Date().toISOString() }
      state.reposts = on
        ? [row, ...state.reposts]
        : state.reposts.filter(({ postId, userId }) => postId !== post.id || userId !== viewer.id)
      reposts += on ? 1 : -1
      change(state, post.id, (known) => ({ ...known, reposts }))
      told(ask, post.id)
      tellWriter(ask, viewer, post, { type: 'repost', on })
    }
    return { reposted: on, reposts }
  }

const bookmark =
  (on: boolean): Rule<'bookmarkPost'> =>
  (ask) => {
    const found = asked(ask)
    if (found instanceof Refusal) return found
    setEdge(ask.state.bookmarks, found.viewer.id, found.post.id, on)
    return { bookmarked: on }
  }

/** The counts with one more or less of an emoji: the most used first, then by name. */
export function countReaction(counts: Post['reactions'], emoji: ReactionName, by: 1 | -1): Post['reactions'] {
  const known = counts.find((row) => row.emoji === emoji)?.count ?? 0
  return [...counts.filter((row) => row.emoji !== emoji), { emoji, count: known + by }]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.emoji < b.emoji ? -1 : 1))
}

/** Sets the viewer's reaction, or takes it back. */
function react(ask: OnPost, viewer: Account, post: Post, emoji: ReactionName | null): Post['reactions'] {
  const { state } = ask
  const key = pair(viewer.id, post.id)
  const before = state.reactions.get(key)?.emoji ?? null
  if (before === emoji) return post.reactions
  let { reactions } = post
  if (before !== null) reactions = countReaction(reactions, before, -1)
  if (emoji !== null) reactions = countReaction(reactions, emoji, 1)
  // The newest stands last, whatever was there before.
  state.reactions.delete(key)
  if (emoji !== null) state.reactions.set(key, { emoji, userId: viewer.id, postId: post.id })
  change(state, post.id, (known) => ({ ...known, reactions }))
  told(ask, post.id)
  tellWriter(ask, viewer, post, { type: 'reaction', on: emoji !== null })
  return reactions
}

/** Who reacted, in the order of the members' ids, newest member first. */
function reactorsOf(state: State, viewer: Account | null, postId: string, query: Call<'listReactions'>['parsedQuery']) {
  return [...state.reactions.values()]
    .filter((row) => row.postId === postId && (query.emoji === undefined || row.emoji === query.emoji))
    .filter(({ userId }) => notBlocked(state, viewer, userId))
    .toSorted((a, b) => (a.userId < b.userId ? 1 : -1))
    .filter(({ userId }) => query.before === undefined || userId < query.before.toLowerCase())
    .slice(0, query.limit)
    .flatMap(({ emoji, userId }) => {
      const account = state.accounts.get(userId)
      return account ? [{ emoji, user: summaryOf(account) }] : []
    })
}

function vote(ask: Ask<'voteInPoll'>): Poll | Refusal {
  const found = asked(ask)
  if (found instanceof Refusal) return found
  const { state, body } = ask
  const { viewer, post } = found
  const poll = post.pollData
  const refused = (message: string) => new Refusal('invalid-input', { fields: { optionId: message } })
  if (!poll) return refused('This post has no poll.')
  const key = pair(viewer.id, post.id)
  const before = state.votes.get(key)
  if (before === body.optionId) return poll
  if (Date.parse(poll.endsAt) <= Date.now()) return new Refusal('poll-closed')
  if (!poll.options.some(({ id }) => id === body.optionId)) return refused('This poll has no such option.')
  if (before !== undefined) return new Refusal('already-voted')
  state.votes.set(key, body.optionId)
  const pollData: Poll = {
    ...poll,
    options: poll.options.map((option) => {
      const { id, text, votes } = option
      return id === body.optionId ? { id, text, votes: votes + 1 } : option
    }),
    totalVotes: poll.totalVotes + 1,
  }
  change(state, post.id, (known) => ({ ...known, pollData }))
  told(ask, post.id)
  return pollData
}

export const markRules: Rules = {
  likePost: like(true),
  unlikePost: like(false),
  repostPost: repost(true),
  unrepostPost: repost(false),
  bookmarkPost: bookmark(true),
  unbookmarkPost: bookmark(false),
  voteInPoll: vote,

  addReaction(ask) {
    const found = asked(ask)
    return found instanceof Refusal ? found : react(ask, found.viewer, found.post, ask.body.emoji)
  },

  removeReaction(ask) {
    const found = asked(ask)
    if (found instanceof Refusal) return found
    const { viewer, post } = found
    if (!limits.reactions.some((name) => name === ask.params.emoji))
      return new Refusal('invalid-input', { fields: { emoji: 'This is none of the ten reactions.' } })
    const own = ask.state.reactions.get(pair(viewer.id, post.id))?.emoji
    // An emoji that is not the member's own takes nothing back: another tab may have replaced it.
    return own === ask.params.emoji ? react(ask, viewer, post, null) : post.reactions
  },

  getOwnReaction(ask) {
    const found = asked(ask)
    if (found instanceof Refusal) return found
    return { emoji: ask.state.reactions.get(pair(found.viewer.id, found.post.id))?.emoji ?? null }
  },

  listReactions({ state, viewer, params, query }) {
    const post = postFor(state, viewer, params.id)
    return post instanceof Refusal ? post : reactorsOf(state, viewer, post.id, query)
  },
}

/** Takes over what a fixture says of the viewer's own marks. */
export function adoptMarks(state: State, viewerId: string, post: Post): void {
  const { liked, bookmarked, reposted, reaction, vote: option } = post.viewer
  if (liked) setEdge(state.likes, viewerId, post.id, true)
  if (bookmarked) setEdge(state.bookmarks, viewerId, post.id, true)
  if (reaction !== null)
    state.reactions.set(pair(viewerId, post.id), { emoji: reaction, userId: viewerId, postId: post.id })
  if (option !== null) state.votes.set(pair(viewerId, post.id), option)
  if (reposted && !state.reposts.some(({ postId, userId }) => postId === post.id && userId === viewerId))
    state.reposts.push({ id: nextId(state), postId: post.id, userId: viewerId, createdAt: post.createdAt })
}
