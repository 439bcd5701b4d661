/** Who may see what, as the server has it: every rule that answers posts or members goes through here. */
import type { Post, PublicUser } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { wordsOf } from '@skein/contract/search'
import { Refusal } from '../answer.ts'
import { isHidden } from './account-facts.ts'
import { has, writerOf } from './state.ts'
import type { Account, State } from './state.ts'

type Viewer = Account | null

/** Where a viewer stands towards a member. */
export function followOf(state: State, viewer: Viewer, id: string): PublicUser['viewer']['follow'] {
  if (has(state.follows, viewer?.id, id)) return 'following'
  return has(state.requests, viewer?.id, id) ? 'requested' : 'none'
}

/** Whether a member is there for the viewer: not gone, and neither has blocked the other. */
export const notBlocked = (state: State, viewer: Viewer, id: string) =>
  !isHidden(state, id) && (viewer === null || (!has(state.blocks, viewer.id, id) && !has(state.blocks, id, viewer.id)))

/** Whether a viewer may read what a member wrote. */
function mayRead(state: State, viewer: Viewer, writerId: string): boolean {
  const writer = state.accounts.get(writerId)
  if (isHidden(state, writerId)) return false
  if (viewer?.id === writerId || writer === undefined) return true
  if (writer.private && !has(state.follows, viewer?.id, writerId)) return false
  return notBlocked(state, viewer, writerId)
}

const notMuted = (state: State, viewer: Viewer, writerId: string) => !has(state.mutes, viewer?.id, writerId)

/**
 * Whether what a member does may reach the viewer unasked: they are not limited by a moderator, or the viewer follows them. Who asks for the
 * profile or for a post by address gets it.
 */
export const reaches = (state: State, viewer: Viewer, id: string) =>
  !state.account.limited.has(id) || viewer?.id === id || has(state.follows, viewer?.id, id)

/** Whether what a member posts counts where numbers tell of it. */
export const isPublic = (state: State, id: string) =>
  !state.accounts.get(id)?.private && !state.account.limited.has(id) && !isHidden(state, id)

/** Whether neither the viewer's choice about AI-generated posts nor a word they muted stands against a post. */
export function isAgreeable(state: State, viewer: Viewer, post: Post): boolean {
  if (viewer === null || writerOf(post) === viewer.id) return true
  if (post.isAiGenerated && state.settings.get(viewer.id)?.aiPosts === 'hide') return false
  const muted = state.account.mutedWords.get(viewer.id) ?? []
  if (muted.length === 0) return true
  const texts = [
    post.content,
    ...post.images.map(({ alt }) => alt),
    post.pollData?.question ?? '',
    ...(post.pollData?.options ?? []).map(({ text }) => text),
  ].map((text) => ` ${wordsOf(text).join(' ')} `)
  return !muted.some(({ folded }) => texts.some((text) => text.includes(folded)))
}

/** Whether the post is a story whose time is over. */
export const isOver = (post: Post) =>
  post.type === 'story' && Date.parse(post.createdAt) <= Date.now() - limits.story.hours * 60 * 60 * 1000

/** Whether a post can be read by whoever asks for it, or its author. */
export const isReadable = (state: State, viewer: Viewer, post: Post) =>
  !state.deleted.has(post.id) && !isOver(post) && mayRead(state, viewer, writerOf(post))

/** Whether a post belongs into lists that mix authors. Stories have a place of their own. */
export const isListed = (state: State, viewer: Viewer, post: Post) =>
  post.type !== 'story' &&
  isReadable(state, viewer, post) &&
  notMuted(state, viewer, writerOf(post)) &&
  reaches(state, viewer, writerOf(post)) &&
  isAgreeable(state, viewer, post)

/** The post that a viewer asks for by its id, or why there is none. */
export function postFor(state: State, viewer: Viewer, id: string): Post | Refusal {
  const post = state.posts.find((post) => post.id === id.toLowerCase())
  if (post === undefined || !mayRead(state, viewer, writerOf(post))) return new Refusal('post-not-found')
  return state.deleted.has(post.id) || isOver(post) ? new Refusal('post-deleted') : post
}

/** Whether a member whose entries are listed may be read and is not muted. */
export const isHeard = (state: State, viewer: Viewer, id: string) =>
  mayRead(state, viewer, id) && notMuted(state, viewer, id)
