import { sql } from 'kysely'
import type { Insertable, Transaction } from 'kysely'
import type { Logger } from 'pino'
import { ensureAssistant } from '../assistant-identity.ts'
import type { Passwords } from '../auth/passwords.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/schema.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { DemoAccount } from '../pages/serve-pages.ts'
import type { Rows } from './rows.ts'

/** Parameters in one statement; SQLite takes 32,766 and PostgreSQL 65,535. */
const maxParameters = 12_000

async function insertAll<Table extends keyof Tables>(
  tx: Transaction<Tables>,
  table: Table,
  all: { [Name in Table]?: Insertable<Tables[Name]>[] },
) {
  const rows = all[table] ?? []
  const columns = Object.keys(rows[0] ?? {}).length
  const size = Math.floor(maxParameters / Math.max(1, columns))
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size)
    await tx.insertInto(table).values(part).execute()
  }
}

/** Parents before children, because foreign keys are enforced. */
const order = [
  'users',
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
  'reactions',
  'post_reactions',
  'post_revisions',
  'follows',
  'messages',
  'conversations',
  'notifications',
  'trend_categories',
] as const satisfies (keyof Rows)[]

type Options = { empty: boolean; now: number; passwords: Passwords; log: Pick<Logger, 'info'> }

/**
 * Fills an empty database with the demo set, once, in one transaction; pictures are stored as descriptions and drawn when they are
 * asked for. The set is the same for the same day of the first start.
 * @returns the account to offer on the sign-in screen, or null where the database holds no demo set
 */
export async function seedDemo(database: Database, { empty, now, passwords, log }: Options): Promise<DemoAccount> {
  const { kysely } = database
  const seeded = await kysely.selectFrom('facts').select('value').where('name', '=', 'demo').executeTakeFirst()
  const { people } = await kysely
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('people'))
    .where('kind', '=', 'person')
    .executeTakeFirstOrThrow()
  if (!seeded && (empty || people > 0)) return null

  const { DEMO_PASSWORD, DEMO_USERNAME, buildDemo } = await import('../demo/index.ts')
  if (!seeded) {
    const started = performance.now()
    const { demoRows } = await import('./demo-rows.ts')
    const assistant = await ensureAssistant(database, now)
    const data = buildDemo({ now: new Date(now) })
    const rows = demoRows(data, assistant.id, await passwords.hash(DEMO_PASSWORD), now)
    await database.transaction(async (tx) => {
      // The entry comes first: of two servers that start at once, the second waits here and then leaves the work alone.
      const { rows: entered } = await sql`
        insert into facts (name, value) values ('demo', ${new Date(now).toISOString()})
        on conflict do nothing returning name`.execute(tx)
      if (entered.length === 0) return
      for (const table of order) await insertAll(tx, table, rows)
      // The rows came past the search index, which takes them in when the server starts.
      await sql`delete from facts where name like 'search-index-%'`.execute(tx)
    })
    log.info({ posts: data.posts.length, ms: Math.round(performance.now() - started) }, 'the demo set is in place')
  }
  return { username: DEMO_USERNAME, password: DEMO_PASSWORD }
}

/**
 * Draws the demo's pictures that nobody has asked for yet, one after the other and the newest first, so that the first visitor rarely
 * waits for one.
 * @param stopped ends the work early
 */
export async function drawAhead(database: Database, media: MediaStore, stopped: () => boolean): Promise<void> {
  const { drawDemo } = await import('./draw-demo.ts')
  const waiting = await database.kysely
    .selectFrom('media')
    .select(['name', 'drawing'])
    .where('drawing', 'is not', null)
    .orderBy((order) => order.case().when('purpose', '=', 'avatar').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .execute()
  for (const { name, drawing } of waiting) {
    if (stopped()) return
    if (drawing !== null && (await media.size(name)) === undefined) await media.put(name, await drawDemo(drawing, name))
  }
}
