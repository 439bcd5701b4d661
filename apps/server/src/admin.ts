/** `npm run admin`: what only whoever runs the server may do. */
import { parseArgs } from 'node:util'
import { limits } from '@skein/contract'
import { newMailToken } from '@skein/domain/account/mail-tokens'
import { ensureAssistant } from '@skein/domain/assistant-identity'
import { newInvitation, newInvitationCode } from '@skein/domain/auth/invitations'
import type { Database } from '@skein/domain/database/database'
import { writeAuditEntry } from '@skein/domain/moderation/audit-log'
import { liftSuspension, suspend } from '@skein/domain/moderation/suspend'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { forgetKeys } from './auth/forget-keys.ts'
import { StartError, readConfig } from './config.ts'
import { migrateByCommand } from './database/migrate-by-command.ts'
import { openDatabase } from './database/open-database.ts'
import { importArchive } from './export/import-archive.ts'
import { openMediaStore } from './media/open-store.ts'
import { arrivingFolder } from './uploads/uploads.ts'

const usage = `Usage:
  npm run admin -- moderator <username>            lets a member review reports
  npm run admin -- moderator <username> --revoke   takes that back
  npm run admin -- moderators                      lists them
  npm run admin -- suspend <username> <reason>     signs a member out and hides them, moderators too
  npm run admin -- suspend <username> --revoke     takes that back
  npm run admin -- invite [how many]               makes codes that let somebody in, good once and for 14 days
  npm run admin -- import <archive.zip>            restores a member from their own archive
  npm run admin -- migrate                         brings the schema to the newest version
  npm run admin -- migrate --expand                only as far as servers from before can live with
  npm run admin -- migrate --check                 says what would be done, and fails where there is something
  npm run admin -- forget-keys                     where the key of stored secrets is lost: ends every second step
It reads the same settings as the server (DATA_DIR, DATABASE_URL, S3_*, PUBLIC_URL).`

/** A hundred codes at once are enough. */
const isCount = /^(?:[1-9]\d?|100)$/

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

/** Makes codes that let somebody in, each once. @returns the codes, which are kept nowhere */
export async function invite({ kysely }: Database, count: number, now: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newInvitationCode)
  await kysely
    .insertInto('invitations')
    .values(codes.map((code) => newInvitation(code, now, limits.invitation.days)))
    .execute()
  return codes
}

/**
 * Suspends a member, also one who is a moderator, whom no other moderator can suspend; or takes that back.
 * @param reason stands in the log; null takes it back
 * @throws StartError where nobody has this name, or there is nothing to take back
 */
export async function suspendMember(database: Database, username: string, reason: string | null): Promise<void> {
  const member = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('username', '=', username.replace(/^@/, '').toLowerCase())
    .where('kind', '=', 'person')
    .executeTakeFirst()
  if (!member) throw new StartError(`Nobody is called ${JSON.stringify(username)}.`)
  const time = Date.now()
  await database.transaction(async (tx) => {
    if (reason !== null) await suspend(tx, { userId: member.id, reason, moderatorId: null, time })
    else if (!(await liftSuspension(tx, member.id, time))) throw new StartError(`${username} is not suspended.`)
    await writeAuditEntry(tx, {
      moderatorId: null,
      userId: member.id,
      action: reason === null ? 'lift-suspension' : 'suspend-member',
      reason: reason ?? 'Lifted by whoever runs the server.',
      reportId: null,
      time,
    })
  })
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
    options: {
      revoke: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      expand: { type: 'boolean', default: false },
    },
  })
  const [command, subject, ...words] = positionals
  const reason = words.join(' ').trim()
  const isKnown =
    command === 'moderators' ||
    command === 'forget-keys' ||
    command === 'migrate' ||
    (command === 'invite' && isCount.test(subject ?? '1')) ||
    ((command === 'moderator' || command === 'import') && subject !== undefined) ||
    (command === 'suspend' && subject !== undefined && (values.revoke || reason !== ''))
  if (!isKnown) throw new StartError(usage)
  const config = readConfig(process.env)
  if (command === 'migrate') return migrateByCommand(config, values, say)
  const database = await openDatabase(config)
  try {
    if (command === 'moderator' && subject !== undefined) {
      await setModerator(database, subject, !values.revoke)
      say(`${subject} ${values.revoke ? 'is no moderator any more' : 'is a moderator'}.`)
    } else if (command === 'forget-keys')
      say(
        `${await forgetKeys(database)} members sign in without a second step now. Start the servers with the new key.`,
      )
    else if (command === 'invite') say((await invite(database, Number(subject ?? '1'), Date.now())).join('\n'))
    else if (command === 'suspend' && subject !== undefined) {
      await suspendMember(database, subject, values.revoke ? null : reason)
      say(`${subject} ${values.revoke ? 'is suspended no more' : 'is suspended'}.`)
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
