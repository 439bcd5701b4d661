import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Migration } from './migration.ts'
import { firstTables } from './migrations/001-first-tables.ts'
import { postsInFull } from './migrations/002-posts-in-full.ts'
import { fullText } from './migrations/003-full-text.ts'
import { people } from './migrations/004-people.ts'
import { messagesInFull } from './migrations/005-messages.ts'
import { account } from './migrations/006-account.ts'
import { assistant } from './migrations/007-assistant.ts'
import { stories } from './migrations/008-stories.ts'
import { chat } from './migrations/009-chat.ts'
import { boundedTexts } from './migrations/010-bounded-texts.ts'
import { provedSignIns } from './migrations/011-proved-sign-ins.ts'
import { keptFiles } from './migrations/012-kept-files.ts'
import { attempts } from './migrations/013-attempts.ts'
import { keptCounts } from './migrations/014-kept-counts.ts'
import { whoMutedWhom } from './migrations/015-who-muted-whom.ts'
import { erasure } from './migrations/016-erasure.ts'
import { registration } from './migrations/017-registration.ts'
import { measures } from './migrations/018-measures.ts'
import { keyChanges } from './migrations/019-key-changes.ts'

const migrations: Migration[] = [
  firstTables,
  postsInFull,
  fullText,
  people,
  messagesInFull,
  account,
  assistant,
  stories,
  chat,
  boundedTexts,
  provedSignIns,
  keptFiles,
  attempts,
  keptCounts,
  whoMutedWhom,
  erasure,
  registration,
  measures,
  keyChanges,
]

/**
 * Brings the schema to the newest version, each step in one transaction together with its entry. Two servers that start at once do
 * not collide: the second waits at the entry's key and then finds the step done.
 */
export async function migrate(database: Database): Promise<void> {
  await sql
    .raw('create table if not exists schema_versions (version integer primary key, name text not null)')
    .execute(database.kysely)
  for (const { version, name, statements } of migrations) {
    await database.transaction(async (transaction) => {
      const { rows } = await sql`
        insert into schema_versions (version, name) values (${version}, ${name})
        on conflict do nothing returning version`.execute(transaction)
      if (rows.length === 0) return
      for (const statement of statements(database.dialect.types, database.dialect.name))
        await sql.raw(statement).execute(transaction)
    })
  }
}
