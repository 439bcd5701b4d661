import type { Insertable, Transaction } from 'kysely'
import type { Tables } from './schema.ts'

/** Rows ready to insert, table by table. */
export type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }

/** Parents before children, because foreign keys are enforced. */
const order = [
  'users',
  'sessions',
  'posts',
  'media',
  'post_images',
  'hashtags',
  'mentions',
  'polls',
  'poll_options',
  'poll_votes',
  'likes',
  'reposts',
  'bookmarks',
  'story_views',
  'pinned_posts',
  'muted_threads',
  'custom_feeds',
  'kept_feeds',
  'drafts',
  'reactions',
  'post_reactions',
  'post_revisions',
  'follows',
  'blocks',
  'mutes',
  'muted_words',
  'messages',
  'message_reactions',
  'conversations',
  'encryption_keys',
  'next_keys',
  'key_log',
  'notifications',
  'chat_messages',
  'trend_categories',
  'link_previews',
  'one_time_secrets',
  'recovery_codes',
  'passkeys',
  'mail_tokens',
  'invitations',
  'reports',
  'moderation_log',
  'measures',
  'member_notes',
] as const satisfies (keyof Tables)[]

/** Tables whose rows can be given. */
export type RowsOf = Pick<Rows, (typeof order)[number]>

/** Parameters in one statement; SQLite takes 32,766 and PostgreSQL 65,535. */
const maxParameters = 12_000

async function insertAll<Table extends keyof RowsOf>(
  tx: Transaction<Tables>,
  table: Table,
  all: { [Name in Table]?: Insertable<Tables[Name]>[] },
) {
  const rows = all[table] ?? []
  const columns = Object.keys(rows[0] ?? {}).length
  const size = Math.floor(maxParameters / Math.max(1, columns))
  for (let start = 0; start < rows.length; start += size)
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute()
}

/** Inserts rows past the calls, as a set that comes whole: the search takes them in when a host starts. */
export async function insertRows(tx: Transaction<Tables>, rows: RowsOf): Promise<void> {
  for (const table of order) await insertAll(tx, table, rows)
}
