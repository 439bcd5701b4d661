/** `npm run admin`: what only whoever runs the server may do. */
import { parseArgs } from 'node:util'
import { limits } from '@skein/contract'
import { newMailToken } from './account/mail-tokens.ts'
import { ensureAssistant } from './assistant-identity.ts'
import { StartError, readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import type { Database } from './database/database.ts'
import { importArchive } from './export/import-archive.ts'
import { openMediaStore } from './media/open-store.ts'
import { createSearchIndex } from './search/search-index.ts'
import { arrivingFolder } from './uploads/uploads.ts'

const usage = `Usage:
  npm run admin -- moderator <username>            lets a member review reports
  npm run admin -- moderator <username> --revoke   takes that back
  npm run admin -- moderators                      lists them
  npm run admin -- import <archive.zip>            restores a member from their own archive
It reads the same settings as the server (DATA_DIR, DATABASE_URL, S3_*, PUBLIC_URL).`

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Grants or takes the role of a moderator. @throws StartError where nobody has this name */
export async function setModerator({ kysely }: Database, username: string, isModerator: boolean): Promise<void> {
  const { numUpdatedRows } = await kysely
    .updateTable('users')
    .set({ role: isModerator ? 'moderator' : 'member' })
    .where('username', '=', username.replace(/^@/, '').toLowerCase())
    .where('kind', '=', 'person')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StartError(`Nobody is called ${JSON.stringify(username)}.`)
}

async function restore(database: Database, config: ReturnType<typeof readConfig>, path: string): Promise<void> {
  const now = Date.now()
  const assistant = await ensureAssistant(database, now)
  const searchIndex = createSearchIndex(database, assistant.username)
  await searchIndex.catchUp()
  const media = await openMediaStore(config)
  const folder = arrivingFolder(config.dataDir)
  const done = await importArchive({ database, media, searchIndex, folder, now: Date.now }, path)
  say(`@${done.username} is back: ${done.posts} posts, ${done.files} files.`)
  if (done.refused > 0) say(`${done.refused} files could not be kept: missing, too large, or no picture or video.`)
  if (done.skipped > 0) say(`${done.skipped} marks of posts and members that are not on this server were left out.`)
  const member = await database.kysely
    .selectFrom('users')
    .select(['id', 'email'])
    .where('username', '=', done.username)
    .executeTakeFirstOrThrow()
  // The archive holds no password: its owner sets one by this link.
  const token = await newMailToken(database.kysely, 'reset', {
    userId: member.id,
    email: member.email ?? '',
    now,
    lifetimeMs: limits.signIn.confirmDays * 24 * 60 * 60_000,
  })
  say(`To set a password: ${config.publicUrl ?? `http://localhost:${config.port}`}/auth?view=reset#${token}`)
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  })
  const [command, subject] = positionals
  const isKnown =
    command === 'moderators' || ((command === 'moderator' || command === 'import') && subject !== undefined)
  if (!isKnown) throw new StartError(usage)
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    if (command === 'moderator' && subject !== undefined) {
      await setModerator(database, subject, !values.revoke)
      say(`${subject} ${values.revoke ? 'is no moderator any more' : 'is a moderator'}.`)
    } else if (command === 'import' && subject !== undefined) await restore(database, config, subject)
    else {
      const rows = await database.kysely
        .selectFrom('users')
        .select('username')
        .where('role', '=', 'moderator')
        .orderBy('username')
        .execute()
      say(rows.length === 0 ? 'There is no moderator.' : rows.map(({ username }) => `@${username}`).join('\n'))
    }
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
