import { entitiesOf } from '@skein/contract'
import type { ReactionName } from '@skein/contract'
import { DEMO_USERNAME } from '@skein/demo'
import type { DemoData, DemoEmoji, DemoImage, DemoMember, DemoPoll, DemoPost, DemoRepost } from '@skein/demo'
import { idAt } from '@skein/domain/database/ids'
import type { Tables } from '@skein/domain/database/schema'
import { barePost } from '@skein/domain/posts/bare-post'
import { withRoots } from '@skein/domain/posts/with-roots'
import { bareUser } from '@skein/domain/users/bare-user'
import { portraitSize } from '@skein/painter/illustrations'
import type { Insertable } from 'kysely'
import { conversationsOf } from '@skein/domain/messages/conversation-rows'
import { notificationsOf } from './demo-notifications.ts'
import { filmRows } from './demo-films.ts'
import type { RowsOf } from '@skein/domain/database/rows'
import type { Drawing } from './draw-demo.ts'
import { drawnFile } from './drawn-file.ts'
import type { FilePlace } from './drawn-file.ts'

/** The emoji of the demo set by the contract's names, in the same order. */
const emoji: Record<DemoEmoji, ReactionName> = {
  '❤️': 'heart',
  '😂': 'laugh',
  '😮': 'surprised',
  '😢': 'sad',
  '😡': 'angry',
  '👍': 'thumbs up',
  '👎': 'thumbs down',
  '🔥': 'fire',
  '💯': '100',
  '🎉': 'party',
}

/** Ids of the demo's things: the time part is when they came to be, the counter keeps the order of what shares a millisecond. */
function createIds() {
  const used = new Map<number, number>()
  return (time: number): string => {
    const order = used.get(time) ?? 0
    used.set(time, order + 1)
    return idAt(time, order)
  }
}

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string | null): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

const endOf = ({ createdAt }: DemoPost, { durationMinutes }: DemoPoll) => createdAt.getTime() + durationMinutes * 60_000

/** Looks a key up that the set promises to hold. */
function lookUp(ids: Map<string, string>, key: string): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo set points at "${key}", which it does not hold.`)
  return id
}

/**
 * Turns the demo set into rows.
 * @param assistantId the row that exists already for the member of kind `ai`
 * @param passwordHash of the demo account; nobody else of the set can sign in
 * @param now milliseconds since 1970: polls that ended by then are closed
 */
export function demoRows(data: DemoData, assistantId: string, passwordHash: string, now: number): RowsOf {
  const newId = createIds()
  const users = new Map<string, string>()
  for (const member of data.members)
    users.set(member.key, member.kind === 'ai' ? assistantId : newId(member.joinedAt.getTime()))
  const posts = new Map(data.posts.map((post) => [post.key, newId(post.createdAt.getTime())]))
  const user = (key: string) => lookUp(users, key)
  const post = (key: string) => lookUp(posts, key)
  const media: NonNullable<RowsOf['media']> = []

  /** Registers a picture to be drawn later. @returns its file name */
  const picture = (drawing: Extract<Drawing, { kind: 'portrait' | 'picture' }>, place: FilePlace): string => {
    const size = drawing.kind === 'portrait' ? { width: portraitSize, height: portraitSize } : drawing.spec
    const name = `${newId(place.time)}.webp`
    media.push(drawnFile({ ...place, name }, drawing, size))
    return name
  }

  const followers = countBy(data.follows, ({ followeeKey }) => followeeKey)
  const following = countBy(data.follows, ({ followerKey }) => followerKey)
  const userRow = (member: DemoMember): Insertable<Tables['users']> => {
    const id = user(member.key)
    const time = member.joinedAt.getTime()
    const place = { owner: id, post: null, purpose: 'avatar' as const, time }
    const file = member.portrait && picture({ kind: 'portrait', spec: member.portrait }, place)
    return {
      ...bareUser({ id, username: member.username, name: member.name, time }),
      email: member.email,
      password_hash: member.username === DEMO_USERNAME ? passwordHash : null,
      avatar: file && `/media/${file}`,
      verified: member.verified ? 1 : 0,
      kind: member.kind,
      bio: member.bio,
      location: member.location,
      website: member.website ?? '',
      private: member.isPrivate ? 1 : 0,
      followers_count: followers.get(member.key) ?? 0,
      following_count: following.get(member.key) ?? 0,
    }
  }

  const likes = countBy(data.likes, ({ postKey }) => postKey)
  const reposts = countBy(data.reposts, ({ postKey }) => postKey)
  const reacted = countBy(data.reactions, ({ postKey, emoji: name }) => `${postKey} ${emoji[name]}`)
  const voted = countBy(data.pollVotes, ({ postKey, optionIndex }) => `${postKey} ${optionIndex}`)
  const comments = countBy(data.posts, ({ replyToKey }) => replyToKey)
  const previewOf = ({ key, authorKey, createdAt, linkPreview }: DemoPost): string | null => {
    if (linkPreview === null) return null
    const { image, url, title, description } = linkPreview
    const place = { owner: user(authorKey), post: post(key), purpose: 'preview' as const, time: createdAt.getTime() }
    const file = image && picture({ kind: 'picture', spec: image }, place)
    return JSON.stringify({ url, title, description, image: file && `/media/${file}` })
  }
  const postRow = (item: DemoPost) =>
    barePost({
      id: post(item.key),
      author_id: user(item.authorKey),
      content: item.content,
      created_at: item.createdAt.getTime(),
      edited_at: item.edit && item.edit.at.getTime(),
      reply_to_id: item.replyToKey === null ? null : post(item.replyToKey),
      quote_of_id: item.quoteOfKey === null ? null : post(item.quoteOfKey),
      entities: JSON.stringify(entitiesOf(item.content)),
      content_warning: item.contentWarning,
      is_ai_generated: item.isAiGenerated ? 1 : 0,
      url_preview: previewOf(item),
      image_count: item.images.length,
      has_poll: item.poll === null ? 0 : 1,
      likes: likes.get(item.key) ?? 0,
      comments: comments.get(item.key) ?? 0,
      reposts: reposts.get(item.key) ?? 0,
    })
  /** The row by which a repost stands in feeds. */
  const entryRow = ({ memberKey, postKey, createdAt }: DemoRepost) => {
    const time = createdAt.getTime()
    return barePost({ id: newId(time), author_id: user(memberKey), created_at: time, repost_of_id: post(postKey) })
  }
  const imageRow = (item: DemoPost, { spec, alt }: DemoImage, position: number): Insertable<Tables['post_images']> => {
    const place = {
      owner: user(item.authorKey),
      post: post(item.key),
      purpose: 'post' as const,
      time: item.createdAt.getTime(),
    }
    const name = picture({ kind: 'picture', spec }, place)
    return {
      post_id: post(item.key),
      position,
      media: name,
      width: spec.width,
      height: spec.height,
      alt,
      thumbhash: null,
      sizes: '[]',
    }
  }
  const edge = ({ memberKey, postKey, createdAt }: { memberKey: string; postKey: string; createdAt: Date }) => ({
    post_id: post(postKey),
    user_id: user(memberKey),
    created_at: createdAt.getTime(),
  })
  const follow = (state: 'following' | 'requested') => (item: DemoData['follows'][number]) => ({
    follower_id: user(item.followerKey),
    followee_id: user(item.followeeKey),
    state,
    created_at: item.createdAt.getTime(),
  })
  const optionId = (index: number) => `option-${index + 1}`

  const messages = data.messages.map((message) => ({
    id: newId(message.createdAt.getTime()),
    sender_id: user(message.senderKey),
    receiver_id: user(message.receiverKey),
    content: message.content,
    envelope: null,
    created_at: message.createdAt.getTime(),
    read_at: message.read ? message.createdAt.getTime() : null,
  }))
  const shot = filmRows(data, { user, newId }, now)
  const followed = new Set(data.follows.map((edge) => `${user(edge.followerKey)} ${user(edge.followeeKey)}`))

  return {
    users: data.members.filter(({ kind }) => kind === 'person').map(userRow),
    posts: withRoots([...data.posts.map(postRow), ...data.reposts.map(entryRow), ...shot.posts]),
    post_images: [
      ...data.posts.flatMap((item) => item.images.map((image, position) => imageRow(item, image, position))),
      ...shot.post_images,
    ],
    media: [...media, ...shot.media],
    hashtags: [
      ...data.posts.flatMap((item) =>
        item.tags.map((tag) => ({
          tag,
          post_id: post(item.key),
          author_id: user(item.authorKey),
          created_at: item.createdAt.getTime(),
        })),
      ),
      ...shot.hashtags,
    ],
    mentions: data.posts.flatMap((item) =>
      item.mentionKeys.map((key) => ({ post_id: post(item.key), user_id: user(key) })),
    ),
    polls: data.posts.flatMap((item) =>
      item.poll
        ? [
            {
              post_id: post(item.key),
              question: item.poll.question,
              duration: item.poll.durationMinutes,
              ends_at: endOf(item, item.poll),
              closed_at: endOf(item, item.poll) <= now ? endOf(item, item.poll) : null,
            },
          ]
        : [],
    ),
    poll_options: data.posts.flatMap((item) =>
      (item.poll?.options ?? []).map((text, position) => ({
        post_id: post(item.key),
        option_id: optionId(position),
        position,
        text,
        votes: voted.get(`${item.key} ${position}`) ?? 0,
      })),
    ),
    poll_votes: data.pollVotes.map((vote) => ({
      post_id: post(vote.postKey),
      user_id: user(vote.memberKey),
      option_id: optionId(vote.optionIndex),
      created_at: vote.createdAt.getTime(),
    })),
    likes: [...data.likes.map(edge), ...shot.likes],
    reposts: data.reposts.map(edge),
    bookmarks: data.bookmarks.map(edge),
    reactions: data.reactions.map((reaction) => ({
      post_id: post(reaction.postKey),
      user_id: user(reaction.memberKey),
      emoji: emoji[reaction.emoji],
      created_at: reaction.createdAt.getTime(),
    })),
    post_reactions: data.posts.flatMap((item) =>
      [...new Set(Object.values(emoji))].flatMap((name) => {
        const total = reacted.get(`${item.key} ${name}`)
        return total === undefined ? [] : [{ post_id: post(item.key), emoji: name, total }]
      }),
    ),
    follows: [...data.follows.map(follow('following')), ...data.followRequests.map(follow('requested'))],
    messages,
    conversations: conversationsOf(messages, (one, other) => followed.has(`${one} ${other}`)),
    post_revisions: data.posts.flatMap((item) =>
      item.edit
        ? [
            {
              post_id: post(item.key),
              created_at: item.createdAt.getTime(),
              content: item.edit.earlier,
              entities: JSON.stringify(entitiesOf(item.edit.earlier)),
            },
          ]
        : [],
    ),
    notifications: notificationsOf(DEMO_USERNAME, data, { user, post, newId }, now),
    trend_categories: Object.entries(data.trendCategories).map(([tag, category]) => ({ tag, category })),
  }
}
