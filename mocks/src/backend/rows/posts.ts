/** Posts with everything that hangs on them, and what the viewer did with them. */
import { hashtagsOf, mentionsOf } from '@skein/contract'
import type { Post } from '@skein/contract'
import type { RowsOf } from '@skein/domain/database/rows'
import { nameInAddress } from '@skein/domain/media/media-name'
import { barePost } from '@skein/domain/posts/bare-post'
import { withRoots } from '@skein/domain/posts/with-roots'
import { hoursAgo, idAt } from '../../fixtures/ids.ts'
import type { Told } from '../options.ts'
import { longAgo, timeOf } from './moments.ts'

/** Who answers for a post: its author, or the member behind an AI-generated one (behaviour §2.3, 6). */
const writerOf = (post: Pick<Post, 'author' | 'postedBy'>): string => (post.postedBy ?? post.author).id

const nameOf = (address: string) => nameInAddress(address) ?? address

/**
 * The post whose place is only named: deleted, where nothing is known of it. What a card quotes, or answers, without its being in the list
 * stands below it, so that no feed shows it.
 */
const lostId = idAt(hoursAgo(24 * 299), 0x500000)

function postRow(post: Post, isDeleted: boolean) {
  return {
    ...barePost({ id: post.id, author_id: writerOf(post), created_at: timeOf(post.createdAt) }),
    content: post.content,
    edited_at: post.editedAt === null ? null : timeOf(post.editedAt),
    deleted_at: isDeleted ? Date.now() : null,
    reply_to_id: post.replyToId,
    reply_rule: post.replyToId === null ? (post.limitedReplies?.rule ?? null) : null,
    quote_of_id: post.quoteOfId,
    entities: JSON.stringify(post.entities),
    type: post.type,
    content_warning: post.contentWarning,
    is_ai_generated: Number(post.isAiGenerated),
    url_preview: post.urlPreview && JSON.stringify(post.urlPreview),
    video: post.video && JSON.stringify(post.video),
    image_count: post.images.length,
    has_poll: Number(post.pollData !== null),
    likes: post.likes,
    comments: post.comments,
    reposts: post.reposts,
  }
}

/** Rows for posts that are named and not given. */
function namedRows(posts: readonly Post[], firstMember: string): NonNullable<RowsOf['posts']> {
  const there = new Set(posts.map(({ id }) => id))
  const lost = (id: string) => barePost({ id, author_id: firstMember, created_at: longAgo(), deleted_at: longAgo() })
  const named = new Map<string, ReturnType<typeof barePost>>()
  for (const { quoteOfId, quote, replyToId } of posts) {
    if (quoteOfId !== null && !there.has(quoteOfId)) {
      const known =
        quote &&
        barePost({
          id: quote.id,
          author_id: writerOf(quote),
          created_at: timeOf(quote.createdAt),
          content: quote.content,
          entities: JSON.stringify(quote.entities),
          video: quote.video && JSON.stringify(quote.video),
          image_count: quote.images.length,
          is_ai_generated: Number(quote.isAiGenerated),
          content_warning: quote.contentWarning,
          reply_to_id: lostId,
        })
      named.set(quoteOfId, known ?? lost(quoteOfId))
    }
    if (replyToId !== null && !there.has(replyToId)) named.set(replyToId, lost(replyToId))
  }
  return [lost(lostId), ...named.values()]
}

/** Posts that are quoted and not given, as far as pictures hang on them. */
const quotesOf = (posts: readonly Post[]) => {
  const there = new Set(posts.map(({ id }) => id))
  return [...new Map(posts.flatMap(({ quote }) => (quote && !there.has(quote.id) ? [[quote.id, quote]] : []))).values()]
}

function imageRows({ id, images }: Pick<Post, 'id' | 'images'>) {
  return images.map(({ url, width, height, alt, thumbhash, sizes }, position) => ({
    post_id: id,
    position,
    media: nameOf(url),
    width,
    height,
    alt,
    thumbhash,
    sizes: JSON.stringify(sizes.map((size) => ({ name: nameOf(size.url), width: size.width }))),
  }))
}

/** What the viewer did, as the posts say it; the newest post was kept last. */
function markRows(posts: readonly Post[], viewerId: string | undefined): RowsOf {
  if (viewerId === undefined) return {}
  const edge = (post: Post) => ({ post_id: post.id, user_id: viewerId, created_at: timeOf(post.createdAt) })
  return {
    likes: posts.filter(({ viewer }) => viewer.liked).map(edge),
    // In the order of the posts, however many are of one moment: the newest post was kept last.
    bookmarks: posts
      .filter(({ viewer }) => viewer.bookmarked)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id: post_id }, index) => ({ post_id, user_id: viewerId, created_at: longAgo() + index })),
    reposts: posts.filter(({ viewer, repost }) => viewer.reposted && repost?.user.id !== viewerId).map(edge),
    reactions: posts.flatMap((post) => (post.viewer.reaction ? [{ ...edge(post), emoji: post.viewer.reaction }] : [])),
    poll_votes: posts.flatMap((post) => (post.viewer.vote ? [{ ...edge(post), option_id: post.viewer.vote }] : [])),
  }
}

/** The entries by which reposts stand in feeds; what the viewer reposted is one as well. */
function entryRows(all: readonly Post[], posts: readonly Post[], viewerId: string | undefined) {
  const reposts = all.flatMap(({ id, repost }) =>
    repost ? [{ id: repost.id, post_id: id, user_id: repost.user.id, created_at: timeOf(repost.createdAt) }] : [],
  )
  const own = posts.flatMap((post, index) =>
    viewerId !== undefined && post.viewer.reposted && !reposts.some((one) => one.user_id === viewerId)
      ? [
          {
            id: idAt(new Date(timeOf(post.createdAt) + 1), 0x510000 + index),
            post_id: post.id,
            user_id: viewerId,
            created_at: timeOf(post.createdAt) + 1,
          },
        ]
      : [],
  )
  const entries = [...reposts, ...own].map(({ id, post_id, user_id, created_at }) =>
    barePost({ id, author_id: user_id, created_at, repost_of_id: post_id }),
  )
  return { entries, edges: reposts.map(({ post_id, user_id, created_at }) => ({ post_id, user_id, created_at })) }
}

/** Rows of posts. */
export function postRows({
  posts: all = [],
  deleted = [],
  signedInAs,
  members,
  pinned = [],
  storyViews = {},
  idOf,
}: Told): RowsOf {
  const posts = [...new Map(all.map((post) => [post.id, post])).values()]
  const byUsername = new Map(members.map(({ username, id }) => [username, id]))
  const { entries, edges } = entryRows(all, posts, signedInAs?.id)
  const marks = markRows(posts, signedInAs?.id)
  const polls = posts.flatMap(({ id, pollData }) => (pollData ? [{ id, poll: pollData }] : []))
  return {
    ...marks,
    posts: withRoots([
      ...posts.map((post) => postRow(post, deleted.includes(post.id))),
      ...namedRows(posts, members[0]?.id ?? ''),
      ...entries,
    ]),
    post_images: [...posts, ...quotesOf(posts)].flatMap(imageRows),
    hashtags: posts.flatMap((post) =>
      [...new Set(hashtagsOf(post.content))].map((tag) => ({
        tag,
        post_id: post.id,
        author_id: writerOf(post),
        created_at: timeOf(post.createdAt),
      })),
    ),
    mentions: posts.flatMap((post) =>
      [...new Set(mentionsOf(post.content))].flatMap((name) => {
        const user_id = byUsername.get(name)
        return user_id === undefined ? [] : [{ post_id: post.id, user_id }]
      }),
    ),
    polls: polls.map(({ id, poll: { question, duration, endsAt } }) => ({
      post_id: id,
      question,
      duration,
      ends_at: timeOf(endsAt),
      closed_at: timeOf(endsAt) <= Date.now() ? timeOf(endsAt) : null,
    })),
    poll_options: polls.flatMap(({ id, poll }) =>
      poll.options.map(({ id: option_id, text, votes }, position) => ({
        post_id: id,
        option_id,
        position,
        text,
        votes,
      })),
    ),
    reposts: [...(marks.reposts ?? []), ...edges],
    post_reactions: posts.flatMap(({ id, reactions }) =>
      reactions.map(({ emoji, count }) => ({ post_id: id, emoji, total: count })),
    ),
    pinned_posts: posts.flatMap((post) =>
      pinned.includes(post.id)
        ? [{ post_id: post.id, user_id: writerOf(post), created_at: timeOf(post.createdAt) }]
        : [],
    ),
    story_views: Object.entries(storyViews).flatMap(([post_id, names]) =>
      names.map((name, index) => ({ post_id, user_id: idOf(name), created_at: hoursAgo(1).getTime() - index })),
    ),
  }
}
