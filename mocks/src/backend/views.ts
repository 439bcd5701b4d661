/** Posts and members as one viewer sees them. */
import { profileTextsOf } from '@skein/contract'
import type { Post, PublicUser, QuotedPost, UserSummary } from '@skein/contract'
import { summaryOf } from '../fixtures/people.ts'
import { has, pair, writerOf } from './state.ts'
import type { Account, RepostRow, State } from './state.ts'
import { followOf, isListed, isReadable } from './visibility.ts'

type Viewer = Account | null

const fresh = (state: State, summary: UserSummary): UserSummary => {
  const account = state.accounts.get(summary.id)
  return account ? summaryOf(account) : summary
}

function quoteOf(state: State, viewer: Viewer, { quoteOfId, quote }: Post): QuotedPost | null {
  if (quoteOfId === null) return null
  const quoted = state.posts.find(({ id }) => id === quoteOfId)
  // A fixture may quote a post that is in no list.
  if (quoted === undefined) return quote
  if (!isListed(state, viewer, quoted)) return null
  const { id, content, entities, author, postedBy, createdAt, images, video, isAiGenerated, contentWarning } = quoted
  return {
    id,
    content,
    entities,
    author: fresh(state, author),
    postedBy: postedBy && fresh(state, postedBy),
    createdAt,
    images,
    video,
    pollQuestion: quoted.pollData?.question ?? null,
    isAiGenerated,
    contentWarning,
  }
}

function answeredOf(state: State, viewer: Viewer, { replyToId, replyToUsername }: Post): string | null {
  if (replyToId === null) return null
  const parent = state.posts.find(({ id }) => id === replyToId)
  if (parent === undefined) return replyToUsername
  return isReadable(state, viewer, parent) ? fresh(state, parent.author).username : null
}

/** A post as `viewer` sees it; `entry` is the repost under which it stands in a list. */
export function seenBy(state: State, viewer: Viewer, post: Post, entry?: RepostRow): Post {
  const me = viewer?.id
  const key = pair(me ?? '', post.id)
  const reposter = entry && state.accounts.get(entry.userId)
  const isFolded =
    me !== undefined &&
    state.settings.get(me)?.aiPosts === 'label' &&
    post.isAiGenerated &&
    post.contentWarning === null &&
    writerOf(post) !== me
  return {
    ...post,
    contentWarning: isFolded ? 'Generated with AI' : post.contentWarning,
    author: fresh(state, post.author),
    postedBy: post.postedBy && fresh(state, post.postedBy),
    quote: quoteOf(state, viewer, post),
    replyToUsername: answeredOf(state, viewer, post),
    viewer: {
      liked: has(state.likes, me, post.id),
      reposted: state.reposts.some(({ postId, userId }) => postId === post.id && userId === me),
      bookmarked: has(state.bookmarks, me, post.id),
      reaction: state.reactions.get(key)?.emoji ?? null,
      vote: state.votes.get(key) ?? null,
    },
    repost: entry && reposter ? { id: entry.id, user: summaryOf(reposter), createdAt: entry.createdAt } : null,
  }
}

/** A member as `viewer` may see them. */
export function publicUser(state: State, viewer: Viewer, account: Account): PublicUser {
  const { createdAt, updatedAt, private: closed, followersCount, followingCount } = account
  const isAi = account.kind === 'ai'
  return {
    ...summaryOf(account),
    ...profileTextsOf(account),
    createdAt,
    updatedAt,
    followersCount,
    followingCount,
    postsCount: state.posts.filter(
      (post) =>
        post.replyToId === null &&
        !state.deleted.has(post.id) &&
        (isAi ? post.isAiGenerated : writerOf(post) === account.id && isReadable(state, viewer, post)),
    ).length,
    private: closed,
    viewer: {
      follow: followOf(state, viewer, account.id),
      followsYou: viewer !== null && has(state.follows, account.id, viewer.id),
      muted: has(state.mutes, viewer?.id, account.id),
      blocked: has(state.blocks, viewer?.id, account.id),
    },
  }
}
