/** Writes the lists of an archive, some hundred rows at a time, so that nobody waits for long. */
import { wordsOf } from '@skein/contract/search'
import type { Database } from '@skein/domain/database/database'
import { timeIn } from '@skein/domain/database/ids'
import type { Tables } from '@skein/domain/database/schema'
import { writeDraft } from '@skein/domain/drafts/draft-store'
import type { SearchIndex } from '@skein/domain/search/search-index'
import { mayRead, notOver, storyMs } from '@skein/domain/visibility'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { MediaStore } from '../media/media-store.ts'
import type { Listed } from './archive.ts'
import type { ArchivedRows } from './archived-rows.ts'
import type { FileKeeper } from './import-files.ts'
import { writeMark } from './import-marks.ts'
import type { Marks } from './import-marks.ts'
import { findMembers } from './import-people.ts'
import type { Known } from './import-people.ts'
import { insertPost } from './import-post.ts'
import type { FoundPost } from './import-post.ts'

/** Rows written in one transaction, which others wait for. */
const batch = 250

type Tx = Transaction<Tables>

/** What an import works with. */
export type ImportParts = {
  database: Database
  media: MediaStore
  searchIndex: SearchIndex
  /** Where files lie until they are kept. */
  folder: string
  now: () => number
}

/** A member in the making, and what makes them. */
export type Making = ImportParts & { rows: ArchivedRows; files: FileKeeper; memberId: string }

/** Runs work on some rows after the other, each time in one transaction. @returns the sum of what it answers */
async function inBatches<Row>(
  database: Database,
  rows: readonly Row[],
  work: (tx: Tx, some: readonly Row[]) => Promise<number>,
): Promise<number> {
  let sum = 0
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch)
    sum += await database.transaction((tx) => work(tx, some))
  }
  return sum
}

/** Which of these posts the member may see, and whether it is a story: as for everybody else, and their own. */
async function visible(
  { database: { dialect }, memberId, now }: Making,
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<Map<string, { isStory: boolean }>> {
  const me = sql`${memberId}`
  const { rows } = await sql<{ id: string; type: string | null }>`
    select p.id, p.type from posts p join users u on u.id = p.author_id
    where p.id in (${dialect.idList(sql`${JSON.stringify(ids.filter((id) => id !== null))}`)})
      and p.deleted_at is null and p.repost_of_id is null and ${notOver(sql`${now() - storyMs}`)}
      and (p.author_id = ${me} or ${mayRead(me)})`.execute(tx)
  return new Map(rows.map(({ id, type }) => [id, { isStory: type === 'story' }]))
}

/** Writes the posts, oldest first, so that what is answered is there. @returns how many point to what is not here */
export async function insertPosts(making: Making): Promise<number> {
  const { database, searchIndex, files, memberId, now } = making
  const rows = making.rows.posts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const own = new Map(rows.map(({ id, type }) => [id, { isStory: type === 'story' }]))
  let skipped = 0
  for (let start = 0; start < rows.length; start += batch) {
    const some: Omit<FoundPost, 'replyToId' | 'quoteOfId'>[] = []
    // Pictures take their time, and nobody's transaction.
    for (const post of rows.slice(start, start + batch)) some.push({ post, attachments: await files.ofPost(post) })
    skipped += await database.transaction(async (tx) => {
      const others = await visible(
        making,
        tx,
        some.flatMap(({ post }) => [post.replyToId, post.quoteOfId]),
      )
      let missing = 0
      for (const each of some) {
        // A story is answered with a message, and would be outlived by its quote.
        const findable = (id: string | null) => {
          if (id === null) return null
          const found = own.has(id) && id < each.post.id ? own.get(id) : others.get(id)
          if (found?.isStory === false) return id
          missing += 1
          return null
        }
        const { replyToId, quoteOfId } = each.post
        const found = { ...each, replyToId: findable(replyToId), quoteOfId: findable(quoteOfId) }
        await insertPost(tx, memberId, found, now())
        await searchIndex.putPost(tx, each.post.id)
      }
      return missing
    })
  }
  return skipped
}

/** Writes a list of marks, where the post is here. @returns how many are not */
export async function insertMarks<Name extends keyof Marks>(
  making: Making,
  name: Name,
  rows: readonly Listed<Name>[],
): Promise<number> {
  const { database, memberId, now } = making
  return inBatches(database, rows, async (tx, some) => {
    const found = await visible(
      making,
      tx,
      some.map(({ postId }) => postId),
    )
    let missing = 0
    for (const mark of some) {
      const post = found.get(mark.postId)
      // A repost would stay behind when the story's time is over.
      if (post === undefined || (name === 'reposts' && post.isStory)) missing += 1
      else await writeMark[name](tx, memberId, mark, now())
    }
    return missing
  })
}

/** Writes how the member stands to others. @returns how many of them are not here */
export async function insertEdges<Row extends { userId: string }>(
  { database, memberId }: Making,
  rows: readonly Row[],
  write: (tx: Tx, memberId: string, row: Row, other: Known) => Promise<void>,
): Promise<number> {
  return inBatches(database, rows, async (tx, some) => {
    const members = await findMembers(
      tx,
      memberId,
      some.map(({ userId }) => userId),
    )
    let missing = 0
    for (const row of some) {
      const other = members.get(row.userId)
      if (other === undefined) missing += 1
      else await write(tx, memberId, row, other)
    }
    return missing
  })
}

/**
 * Writes what is the member's alone: muted words, their feeds with those people who are here, their drafts, and what they asked the
 * assistant.
 */
export async function insertOwn({ database, rows, files, memberId }: Making): Promise<void> {
  await inBatches(database, rows.mutedWords, async (tx, some) => {
    for (const { id, word, at, expiresAt } of some)
      await tx
        .insertInto('muted_words')
        .values({
          id,
          user_id: memberId,
          word,
          folded: ` ${wordsOf(word).join(' ')} `,
          created_at: Date.parse(at),
          expires_at: expiresAt === null ? null : Date.parse(expiresAt),
        })
        .execute()
    return 0
  })
  await inBatches(database, rows.customFeeds, async (tx, some) => {
    const named = some.flatMap(({ people }) => people.map(({ userId }) => userId))
    const here = named.length === 0 ? new Map() : await findMembers(tx, memberId, [...new Set(named)])
    for (const { id, name, people, tags, words, order, shared, at } of some) {
      const rule = {
        people: people.map(({ userId }) => userId).filter((userId) => userId === memberId || here.has(userId)),
        tags,
        words,
      }
      await tx
        .insertInto('custom_feeds')
        .values({
          id,
          user_id: memberId,
          name,
          rule: JSON.stringify(rule),
          sort: order,
          shared: Number(shared),
          created_at: Date.parse(at),
        })
        .execute()
    }
    return 0
  })
  for (const { id, savedAt, scheduledFor: _, ...draft } of rows.drafts) {
    const content = { ...draft, media: await files.ofDraft(draft.media) }
    await database.transaction((tx) =>
      writeDraft(tx, { id, userId: memberId, content, createdAt: timeIn(id), savedAt: Date.parse(savedAt) }),
    )
  }
  await inBatches(database, rows.chats, async (tx, some) => {
    for (const { complete, at, ...chat } of some)
      await tx
        .insertInto('chat_messages')
        .values({ ...chat, user_id: memberId, complete: Number(complete), created_at: Date.parse(at) })
        .execute()
    return 0
  })
}
