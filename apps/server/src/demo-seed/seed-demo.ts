import { buildDemo, DEMO_PASSWORD, DEMO_USERNAME } from '@skein/demo'
import { ensureAssistant } from '@skein/domain/assistant-identity'
import type { Passwords } from '@skein/domain/auth/passwords'
import type { Database } from '@skein/domain/database/database'
import { insertRows } from '@skein/domain/database/rows'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { DemoAccount } from '../pages/serve-pages.ts'
import { demoRows } from './demo-rows.ts'

/** The account of the set that everybody may sign in to: the sign-in screen offers it. */
export const demoAccount: DemoAccount = { username: DEMO_USERNAME, password: DEMO_PASSWORD }

type Options = { now: number; passwords: Passwords; log: Pick<Logger, 'info'> }

/**
 * Fills an empty database with the demo set, once, in one transaction; pictures are stored as descriptions and drawn when they are
 * asked for. The set is the same for the same day of the first start.
 */
export async function seedDemo(database: Database, { now, passwords, log }: Options): Promise<void> {
  const started = performance.now()
  const assistant = await ensureAssistant(database, now)
  const data = buildDemo({ now: new Date(now) })
  const rows = demoRows(data, assistant.id, await passwords.hash(DEMO_PASSWORD), now)
  await database.transaction(async (tx) => {
    // The entry comes first: of two servers that start at once, the second waits here and then leaves the work alone.
    const { rows: entered } = await sql`
      insert into facts (name, value) values ('demo', ${new Date(now).toISOString()})
      on conflict do nothing returning name`.execute(tx)
    if (entered.length === 0) return
    await insertRows(tx, rows)
    // The rows came past the search index, which takes them in when the server starts.
    await sql`delete from facts where name like 'search-index-%'`.execute(tx)
  })
  log.info({ posts: data.posts.length, ms: Math.round(performance.now() - started) }, 'the demo set is in place')
}
