/** Reads what a member made, page by page, in the shape of the archive. */
import type { Draft } from '@skein/contract'
import { searchSources } from '@skein/contract/limits'
import { ChatMessage } from '@skein/contract/schemas'
import type { Database } from '@skein/domain/database/database'
import type { Tables } from '@skein/domain/database/schema'
import { storedJson } from '@skein/domain/database/stored'
import { listDrafts } from '@skein/domain/drafts/draft-store'
import { ruleIn } from '@skein/domain/custom-feeds/feed-rule'
import { measureFrom } from '@skein/domain/moderation/measures'
import { reactionNamed } from '@skein/domain/posts/post-from-row'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ListName, Listed } from './archive.ts'
import { moment, momentOrNull } from './archived-moment.ts'
import { readPosts } from './read-posts.ts'

type MarkTable = 'likes' | 'bookmarks' | 'reactions' | 'poll_votes' | 'story_views' | 'pinned_posts' | 'muted_threads'

async function marks(kysely: Kysely<Tables>, table: MarkTable, userId: string) {
  const extra = {
    likes: null,
    bookmarks: null,
    story_views: null,
    pinned_posts: null,
    muted_threads: null,
    reactions: 'emoji',
    poll_votes: 'option_id',
  }[table]
  const { rows } = await sql<{ post_id: string; created_at: number; extra: string | null }>`
    select post_id, created_at, ${extra === null ? sql`null` : sql.ref(extra)} as extra from ${sql.table(table)}
    where user_id = ${userId} order by post_id`.execute(kysely)
  return rows.map((row) => ({ postId: row.post_id, at: moment(row.created_at), extra: row.extra ?? '' }))
}

type EdgeQuery = { table: 'follows' | 'blocks' | 'mutes'; own: string; other: string }

async function edges(kysely: Kysely<Tables>, { table, own, other }: EdgeQuery, userId: string) {
  const state = table === 'follows' ? sql`e.state` : sql`'following'`
  const { rows } = await sql<{ id: string; username: string; created_at: number; state: 'following' | 'requested' }>`
    select u.id, u.username, e.created_at, ${state} as state from ${sql.table(table)} e
    join users u on u.id = ${sql.ref(`e.${other}`)}
    where ${sql.ref(`e.${own}`)} = ${userId} order by u.id`.execute(kysely)
  return rows.map((row) => ({ userId: row.id, username: row.username, at: moment(row.created_at), state: row.state }))
}

const withoutState = ({ userId, username, at }: { userId: string; username: string; at: string }) => ({
  userId,
  username,
  at,
})
const withoutExtra = ({ postId, at }: { postId: string; at: string }) => ({ postId, at })

type Readers = { [Name in ListName]: () => AsyncIterable<Listed<Name>> | Promise<Listed<Name>[]> }

/** A draft as it can be taken in elsewhere: why it could not be published here means nothing there. */
const draftOf = ({ media, ...draft }: Draft): Listed<'drafts'> => ({
  id: draft.id,
  text: draft.text,
  more: draft.more,
  warning: draft.warning,
  poll: draft.poll,
  media: media.map(({ kind, url, alt }) => ({ kind, url, alt })),
  isAiGenerated: draft.isAiGenerated,
  replyRule: draft.replyRule,
  scheduledFor: draft.scheduledFor,
  savedAt: draft.savedAt,
})

/** Feeds of a member; who is named in one and has gone is in it no more. */
async function customFeeds(kysely: Kysely<Tables>, userId: string): Promise<Listed<'customFeeds'>[]> {
  const feeds = await kysely
    .selectFrom('custom_feeds')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const rules = feeds.map(({ rule }) => ruleIn(rule))
  const ids = [...new Set(rules.flatMap(({ people }) => people))]
  const members =
    ids.length === 0 ? [] : await kysely.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute()
  const names = new Map(members.map(({ id, username }) => [id, username]))
  return feeds.map(({ id, name, sort, shared, created_at: at }, index) => {
    const { people = [], tags = [], words = [] } = rules[index] ?? {}
    return {
      id,
      name,
      people: people.flatMap((one) => {
        const username = names.get(one)
        return username === undefined ? [] : [{ userId: one, username }]
      }),
      tags,
      words,
      order: sort,
      shared: shared === 1,
      at: moment(at),
    }
  })
}

export function readLists(database: Database, userId: string): Readers {
  const { kysely } = database
  return {
    posts: () => readPosts(database, userId),
    likes: async () => (await marks(kysely, 'likes', userId)).map(withoutExtra),
    bookmarks: async () => (await marks(kysely, 'bookmarks', userId)).map(withoutExtra),
    reactions: async () =>
      (await marks(kysely, 'reactions', userId)).flatMap(({ postId, at, extra }) => {
        const emoji = reactionNamed(extra)
        return emoji === null ? [] : [{ postId, at, emoji }]
      }),
    votes: async () =>
      (await marks(kysely, 'poll_votes', userId)).map(({ postId, at, extra }) => ({ postId, at, optionId: extra })),
    async reposts() {
      const { rows } = await sql<{ post_id: string; created_at: number; entry: string | null }>`
        select r.post_id, r.created_at,
          (select p.id from posts p where p.repost_of_id = r.post_id and p.author_id = r.user_id) as entry
        from reposts r where r.user_id = ${userId} order by r.post_id`.execute(kysely)
      return rows.map((row) => ({ postId: row.post_id, at: moment(row.created_at), entryId: row.entry }))
    },
    following: () => edges(kysely, { table: 'follows', own: 'follower_id', other: 'followee_id' }, userId),
    followers: () => edges(kysely, { table: 'follows', own: 'followee_id', other: 'follower_id' }, userId),
    blocked: async () =>
      (await edges(kysely, { table: 'blocks', own: 'blocker_id', other: 'blocked_id' }, userId)).map(withoutState),
    muted: async () =>
      (await edges(kysely, { table: 'mutes', own: 'muter_id', other: 'muted_id' }, userId)).map(withoutState),
    async mutedWords() {
      const rows = await kysely
        .selectFrom('muted_words')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map(({ id, word, folded, created_at: at, expires_at: expires }) => ({
        id,
        word,
        folded,
        at: moment(at),
        expiresAt: momentOrNull(expires),
      }))
    },
    pinned: async () => (await marks(kysely, 'pinned_posts', userId)).map(withoutExtra),
    mutedThreads: async () => (await marks(kysely, 'muted_threads', userId)).map(withoutExtra),
    customFeeds: () => customFeeds(kysely, userId),
    drafts: async () => (await listDrafts(database, { id: userId })).map(draftOf),
    async keptFeeds() {
      const rows = await kysely
        .selectFrom('kept_feeds')
        .innerJoin('custom_feeds', 'custom_feeds.id', 'kept_feeds.feed_id')
        .innerJoin('users', 'users.id', 'custom_feeds.user_id')
        .select(['feed_id', 'custom_feeds.name as feed', 'username', 'kept_feeds.created_at as at'])
        .where('kept_feeds.user_id', '=', userId)
        .orderBy('feed_id')
        .execute()
      return rows.map(({ feed_id: feedId, feed, username, at }) => ({
        feedId,
        name: feed,
        by: username,
        at: moment(at),
      }))
    },
    async messages() {
      const { rows } = await sql<{
        id: string
        sender: string
        receiver: string
        content: string | null
        envelope: string | null
        image: string | null
        reply_to_id: string | null
        created_at: number
        read_at: number | null
      }>`
        select m.id, s.username as sender, r.username as receiver, m.content, m.envelope, m.image,
          m.reply_to_id, m.created_at,
          case when m.receiver_id = ${userId} then m.read_at end as read_at
        from messages m join users s on s.id = m.sender_id join users r on r.id = m.receiver_id
        where (m.sender_id = ${userId} and m.deleted_by_sender = 0)
          or (m.receiver_id = ${userId} and m.deleted_by_receiver = 0) order by m.id`.execute(kysely)
      return rows.map((row) => ({
        id: row.id,
        from: row.sender,
        to: row.receiver,
        content: row.content,
        envelope: row.envelope,
        image: row.image,
        replyToId: row.reply_to_id,
        at: moment(row.created_at),
        readAt: momentOrNull(row.read_at),
      }))
    },
    async messageReactions() {
      const rows = await kysely
        .selectFrom('message_reactions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('message_id')
        .execute()
      return rows.map(({ message_id: messageId, emoji, envelope, created_at: at }) => ({
        messageId,
        emoji,
        envelope,
        at: moment(at),
      }))
    },
    async reports() {
      const rows = await kysely
        .selectFrom('reports')
        .selectAll()
        .where('reporter_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        subject: row.subject,
        subjectId: row.subject_id,
        reason: row.reason,
        note: row.note,
        at: moment(row.created_at),
      }))
    },
    async measures() {
      const rows = await kysely.selectFrom('measures').selectAll().where('user_id', '=', userId).orderBy('id').execute()
      return rows.map(measureFrom)
    },
    async chats() {
      const rows = await kysely
        .selectFrom('chat_messages')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map(({ id, question, answer, provider, sources, complete, created_at: at }) => ({
        id,
        question,
        answer,
        provider: searchSources.find((known) => known === provider) ?? 'local',
        sources: storedJson(ChatMessage.shape.sources, sources) === undefined ? '[]' : sources,
        complete: complete === 1,
        at: moment(at),
      }))
    },
    storiesSeen: async () => (await marks(kysely, 'story_views', userId)).map(withoutExtra),
    async media() {
      const rows = await kysely.selectFrom('media').selectAll().where('owner_id', '=', userId).orderBy('name').execute()
      return rows.map((row) => ({
        name: row.name,
        postId: row.post_id,
        purpose: row.purpose,
        type: row.type,
        width: row.width,
        height: row.height,
        thumbhash: row.thumbhash,
        sizes: row.sizes,
        bytes: row.bytes,
        duration: row.duration,
        codecs: row.codecs,
        poster: row.poster,
        createdAt: moment(row.created_at),
      }))
    },
  }
}
