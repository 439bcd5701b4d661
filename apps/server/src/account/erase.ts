/**
 * Erases accounts whose time of grace is over (behaviour §2.11): rows, files, letters, and what the search knows. What others wrote stays,
 * so a post that was answered leaves an empty tombstone in its thread, owned by a row that stands for everybody who left.
 */
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Tables } from '../database/schema.ts'
import type { Mail } from '../mail/mail.ts'
import { filesOf } from '../media/media-name.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { SearchIndex } from '../search/search-index.ts'

type Tx = Transaction<Tables>

/** No member can have this name, so that no address leads to it. */
const departedName = ':departed'

/** The row that owns tombstones of members who left. Hidden everywhere: nothing can be asked of it. */
async function departed(tx: Tx, now: number): Promise<string> {
  await sql`insert into users (id, username, name, kind, created_at, updated_at, deactivated_at)
    values (${newId(now)}, ${departedName}, '', 'ai', ${now}, ${now}, ${now}) on conflict do nothing`.execute(tx)
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('username', '=', departedName)
    .executeTakeFirstOrThrow()
  return id
}

/** Puts right what others' rows counted of the member: likes, reposts and replies of their posts, followers and followed. */
async function uncount(tx: Tx, userId: string): Promise<void> {
  for (const [table, column] of [
    ['likes', 'likes'],
    ['reposts', 'reposts'],
  ] as const)
    await sql`update posts set ${sql.ref(column)} = ${sql.ref(column)} - 1
      where id in (select e.post_id from ${sql.table(table)} e where e.user_id = ${userId})`.execute(tx)
  await sql`update post_reactions set total = total - 1 where exists (
    select 1 from reactions r
    where r.user_id = ${userId} and r.post_id = post_reactions.post_id and r.emoji = post_reactions.emoji)`.execute(tx)
  await sql`update poll_options set votes = votes - 1 where exists (
    select 1 from poll_votes v
    where v.user_id = ${userId} and v.post_id = poll_options.post_id and v.option_id = poll_options.option_id)`.execute(
    tx,
  )
  await sql`update posts set comments = comments - (
      select count(*) from posts r where r.reply_to_id = posts.id and r.author_id = ${userId} and r.deleted_at is null)
    where id in (select r.reply_to_id from posts r
      where r.author_id = ${userId} and r.deleted_at is null and r.reply_to_id is not null)`.execute(tx)
  await sql`update users set followers_count = followers_count - 1 where id in (
    select f.followee_id from follows f where f.follower_id = ${userId} and f.state = 'following')`.execute(tx)
  await sql`update users set following_count = following_count - 1 where id in (
    select f.follower_id from follows f where f.followee_id = ${userId} and f.state = 'following')`.execute(tx)
}

/** What hangs on a post and says something of who wrote it; a tombstone keeps nothing of it. */
const hanging = [
  'post_images',
  'likes',
  'reposts',
  'bookmarks',
  'reactions',
  'post_reactions',
  'hashtags',
  'mentions',
  'poll_votes',
  'poll_options',
  'polls',
  'post_revisions',
  'post_previews',
  'story_views',
  'notifications',
] as const

async function erasePosts(tx: Tx, searchIndex: SearchIndex, userId: string, now: number): Promise<void> {
  const posts = await tx.selectFrom('posts').select('id').where('author_id', '=', userId).execute()
  for (const { id } of posts) await searchIndex.dropPost(tx, id)
  // From the leaves of each thread up, as long as nothing hangs below.
  for (;;) {
    const { rows } = await sql`delete from posts where author_id = ${userId}
      and not exists (select 1 from posts r where r.reply_to_id = posts.id) returning id`.execute(tx)
    if (rows.length === 0) break
  }
  const answered = sql`(select p.id from posts p where p.author_id = ${userId})`
  for (const table of hanging) await sql`delete from ${sql.table(table)} where post_id in ${answered}`.execute(tx)
  await sql`delete from posts where repost_of_id in ${answered}`.execute(tx)
  const id = await departed(tx, now)
  await sql`update posts set author_id = ${id}, content = '', entities = '[]', content_warning = null, edited_at = null,
      url_preview = null, video = null, quote_of_id = null, type = null, image_count = 0, has_poll = 0, likes = 0, reposts = 0,
      is_ai_generated = 0, deleted_at = coalesce(deleted_at, ${now})
    where author_id = ${userId}`.execute(tx)
}

async function eraseOne(tx: Tx, searchIndex: SearchIndex, userId: string, now: number): Promise<string[] | undefined> {
  // Whoever signed in since then is back.
  const due = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erase_at', '<=', now)
    .executeTakeFirst()
  if (due === undefined) return undefined
  await uncount(tx, userId)
  const tags = await tx.selectFrom('hashtags').select('tag').distinct().where('author_id', '=', userId).execute()
  // Reports about the member, their posts and their messages; those they made go with their row.
  await sql`delete from reports where subject_id = ${userId}
    or subject_id in (select p.id from posts p where p.author_id = ${userId})
    or subject_id in (select m.id from messages m where m.sender_id = ${userId})`.execute(tx)
  const media = await tx
    .deleteFrom('media')
    .where('owner_id', '=', userId)
    .returning(['name', 'sizes', 'poster'])
    .execute()
  await erasePosts(tx, searchIndex, userId, now)
  if (tags.length > 0) await sql`delete from search_tags where tag not in (select h.tag from hashtags h)`.execute(tx)
  await tx.deleteFrom('moderation_log').where('user_id', '=', userId).execute()
  await tx.deleteFrom('users').where('id', '=', userId).execute()
  return media.flatMap(filesOf)
}

type Parts = {
  database: Database
  media: MediaStore
  mail: Pick<Mail, 'forget'>
  searchIndex: SearchIndex
  log: Pick<Logger, 'info'>
}

/**
 * Erases one account whose time is over, in one transaction; its files go after the rows, and what is interrupted there is found by the
 * next collection of files.
 * @returns whether it was due
 */
export async function eraseAccount(
  { database, media, searchIndex }: Pick<Parts, 'database' | 'media' | 'searchIndex'>,
  id: string,
  now: number,
): Promise<boolean> {
  const files = await database.transaction((tx) => eraseOne(tx, searchIndex, id, now))
  for (const name of files ?? []) await media.remove(name)
  return files !== undefined
}

/**
 * Erases every account whose time is over.
 * @param now milliseconds since 1970
 * @returns how many were erased
 */
export async function eraseAccounts(parts: Parts, now: number): Promise<number> {
  const { mail, log } = parts
  const { kysely, dialect } = parts.database
  const due = await kysely.selectFrom('users').select('id').where('erase_at', '<=', now).execute()
  if (due.length === 0) return 0
  let erased = 0
  if (dialect.name === 'sqlite') await sql`pragma secure_delete = on`.execute(kysely)
  for (const { id } of due) {
    if (!(await eraseAccount(parts, id, now))) continue
    await mail.forget(id)
    erased += 1
  }
  if (dialect.name === 'sqlite') {
    // The index of words keeps what was deleted until it is rewritten.
    await sql`insert into search_words (search_words) values ('optimize')`.execute(kysely)
    await sql`pragma secure_delete = fast`.execute(kysely)
  }
  log.info({ accounts: erased }, 'accounts erased')
  return erased
}
