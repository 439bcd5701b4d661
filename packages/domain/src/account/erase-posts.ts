/**
 * The posts of a member who leaves, some at a time and the newest first, so that answers go before what they answer. What others wrote
 * stays: a post that was answered leaves an empty tombstone in its thread, owned by a row that stands for everybody who left.
 */
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Tables } from '../database/schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { batchRows, dropping, untilDone } from './batches.ts'
import type { Keyed } from './batches.ts'

type Tx = Transaction<Tables>

/** Posts of one turn; each takes a few rows along. */
const postsAtOnce = 50

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

/** What others hang on a post: any number of rows. */
const crowded: Keyed[] = [
  ...(['likes', 'reposts', 'reactions', 'poll_votes', 'story_views'] as const).map((table) => {
    return { table, key: ['post_id', 'user_id'] }
  }),
  { table: 'bookmarks', key: ['user_id', 'post_id'] },
  { table: 'notifications', key: ['id'] },
]

/** What else hangs on a post, and says something of who wrote it; a tombstone keeps nothing of it. */
const hanging = [
  'post_images',
  'post_reactions',
  'hashtags',
  'mentions',
  'poll_options',
  'polls',
  'post_revisions',
  'post_previews',
  'pinned_posts',
] as const

type Parts = { database: Database; searchIndex: SearchIndex; now: number }

/** Takes what is left of a few posts out, and the posts themselves. */
async function takeOut(tx: Tx, { database: { dialect }, searchIndex, now }: Parts, posts: string[]): Promise<void> {
  const ids = dialect.idList(sql`${JSON.stringify(posts)}`)
  for (const id of posts) await searchIndex.dropPost(tx, id)
  await sql`delete from reports where subject = 'post' and subject_id in (${ids})`.execute(tx)
  const { rows: tags } = await sql<{ tag: string }>`
    select distinct tag from hashtags where post_id in (${ids})`.execute(tx)
  for (const table of hanging) await sql`delete from ${sql.table(table)} where post_id in (${ids})`.execute(tx)
  for (const { tag } of tags)
    await sql`delete from search_tags where tag = ${tag}
      and not exists (select 1 from hashtags h where h.tag = ${tag})`.execute(tx)
  const { rows: answers } = await sql<{ id: string }>`
    select reply_to_id as id from posts where id in (${ids}) and deleted_at is null and reply_to_id is not null`.execute(
    tx,
  )
  for (const { id } of answers) await sql`update posts set comments = comments - 1 where id = ${id}`.execute(tx)
  // From the leaves of each thread up, as long as nothing hangs below.
  for (;;) {
    const { rows } = await sql`delete from posts where id in (${ids})
      and not exists (select 1 from posts r where r.reply_to_id = posts.id) returning id`.execute(tx)
    if (rows.length === 0) break
  }
  const { rows: answered } = await sql`select 1 from posts where id in (${ids}) limit 1`.execute(tx)
  if (answered.length === 0) return
  const owner = await departed(tx, now)
  await sql`update posts set author_id = ${owner}, content = '', entities = '[]', content_warning = null, edited_at = null,
      url_preview = null, video = null, quote_of_id = null, type = null, image_count = 0, has_poll = 0, likes = 0, reposts = 0,
      is_ai_generated = 0, reply_rule = null, deleted_at = coalesce(deleted_at, ${now})
    where id in (${ids})`.execute(tx)
}

/** Erases every post of the member. Whatever is done already stays done, so that it goes on where it was stopped. */
export async function erasePosts(parts: Parts, userId: string): Promise<void> {
  const { database } = parts
  const { kysely, dialect } = database
  for (;;) {
    const posts = await kysely
      .selectFrom('posts')
      .select('id')
      .where('author_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(postsAtOnce)
      .execute()
    if (posts.length === 0) return
    const all = posts.map(({ id }) => id)
    const ids = dialect.idList(sql`${JSON.stringify(all)}`)
    for (const keyed of crowded) await untilDone(database, dropping(keyed, sql`post_id in (${ids})`))
    // The rows by which reposts stand in feeds.
    await untilDone(database, dropping({ table: 'posts', key: ['id'] }, sql`repost_of_id in (${ids})`))
    await untilDone(database, async (tx) => {
      const { rows } = await sql`update posts set quote_of_id = null where id in (
        select q.id from posts q where q.quote_of_id in (${ids})
          and not exists (select 1 from posts r where r.reply_to_id = q.quote_of_id)
        limit ${sql.lit(batchRows)}) returning id`.execute(tx)
      return rows.length
    })
    await database.transaction((tx) => takeOut(tx, parts, all))
  }
}
