/** `npm run admin`: what only whoever runs the server may do. */
import { parseArgs } from 'node:util'
import type { Database } from '@skein/domain/database/database'
import { backUp } from './admin/backup.ts'
import { checkInstallation } from './admin/check.ts'
import { importMember } from './admin/import-member.ts'
import { invite } from './admin/invite.ts'
import { listJobs, makeJobDue } from './admin/jobs.ts'
import { countMembers, findMembers } from './admin/members.ts'
import { moderators, setModerator } from './admin/moderators.ts'
import { restore } from './admin/restore.ts'
import { suspendMember } from './admin/suspend-member.ts'
import { forgetKeys } from './auth/forget-keys.ts'
import { checkBackup } from './backup/check-backup.ts'
import { readManifest } from './backup/manifest.ts'
import { StartError, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { migrateByCommand } from './database/migrate-by-command.ts'
import { openDatabase } from './database/open-database.ts'
import { openMediaStore } from './media/open-store.ts'

const usage = `Usage:
  npm run admin -- moderator <username>            lets a member review reports
  npm run admin -- moderator <username> --revoke   takes that back
  npm run admin -- moderators                      lists them
  npm run admin -- members                         how many there are, and how they stand
  npm run admin -- members <start of a username>   lists those, at most fifty
  npm run admin -- suspend <username> <reason>     signs a member out and hides them, moderators too
  npm run admin -- suspend <username> --revoke     takes that back
  npm run admin -- invite [how many]               makes codes that let somebody in, good once and for 14 days
  npm run admin -- import <archive.zip>            restores a member from their own archive
  npm run admin -- backup <new folder>             backs up rows, media and keys while the server runs
                          --without-media          only lists the media files with their hashes
                          --without-keys           leaves the keys of DATA_DIR out
  npm run admin -- restore <folder>                restores a backup to an empty place
  npm run admin -- check                           looks whether database, kept numbers and media agree
  npm run admin -- check <folder>                  reads a backup and compares it with its hashes
  npm run admin -- migrate                         brings the schema to the newest version
  npm run admin -- migrate --expand                only as far as servers from before can live with
  npm run admin -- migrate --check                 says what would be done, and fails where there is something
  npm run admin -- jobs                            when each ran last and is due, and what waits to leave
  npm run admin -- jobs <name>                     makes one due at once
  npm run admin -- forget-keys                     where the key of stored secrets is lost: ends every second step
It reads the same settings as the server (DATA_DIR, DATABASE_URL, S3_*, PUBLIC_URL).`

/** A hundred codes at once are enough. */
const isCount = /^(?:[1-9]\d?|100)$/

const say = (line: string) => void process.stdout.write(`${line}\n`)

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      revoke: { type: 'boolean', default: false },
      'without-media': { type: 'boolean', default: false },
      'without-keys': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      expand: { type: 'boolean', default: false },
    },
  })
  const [command = '', subject, ...words] = positionals
  return { command, subject, reason: words.join(' ').trim(), flags: values }
}

type Given = ReturnType<typeof readArguments>

async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** @throws StartError where there is anything to tell */
function report(faults: string[]): void {
  if (faults.length > 0) throw new StartError(faults.join('\n'))
  say('Everything is as it should be.')
}

/** What each command does; nothing where it is not given what it needs. */
const commands: Record<string, (given: Given, config: () => Config) => Promise<void> | undefined> = {
  moderator: ({ subject, flags }, config) =>
    subject === undefined
      ? undefined
      : withDatabase(config(), async (database) => {
          await setModerator(database, subject, !flags.revoke)
          say(`${subject} ${flags.revoke ? 'is no moderator any more' : 'is a moderator'}.`)
        }),
  moderators: (_, config) =>
    withDatabase(config(), async (database) => {
      const names = await moderators(database)
      say(names.length === 0 ? 'There is no moderator.' : names.map((name) => `@${name}`).join('\n'))
    }),
  members: ({ subject }, config) =>
    withDatabase(config(), async (database) => {
      const lines =
        subject === undefined ? await countMembers(database, Date.now()) : await findMembers(database, subject)
      say(lines.length === 0 ? `Nobody's username begins with ${JSON.stringify(subject)}.` : lines.join('\n'))
    }),
  jobs: ({ subject }, config) =>
    withDatabase(config(), async (database) => {
      if (subject !== undefined) await makeJobDue(database, subject)
      say((await listJobs(database, Date.now())).join('\n'))
    }),
  suspend: ({ subject, reason, flags }, config) =>
    subject === undefined || (!flags.revoke && reason === '')
      ? undefined
      : withDatabase(config(), async (database) => {
          await suspendMember(database, subject, flags.revoke ? null : reason)
          say(`${subject} ${flags.revoke ? 'is suspended no more' : 'is suspended'}.`)
        }),
  invite: ({ subject = '1' }, config) =>
    isCount.test(subject)
      ? withDatabase(config(), async (database) =>
          say((await invite(database, Number(subject), Date.now())).join('\n')),
        )
      : undefined,
  migrate: ({ flags }, config) => migrateByCommand(config(), flags, say),
  'forget-keys': (_, config) =>
    withDatabase(config(), async (database) =>
      say(
        `${await forgetKeys(database)} members sign in without a second step now. Start the servers with the new key.`,
      ),
    ),
  import: ({ subject }, config) =>
    subject === undefined
      ? undefined
      : withDatabase(config(), (database) => importMember(database, config(), subject, say)),
  backup: ({ subject, flags }, config) =>
    subject === undefined
      ? undefined
      : backUp(config(), subject, {
          withMedia: !flags['without-media'],
          withKeys: !flags['without-keys'],
          now: Date.now(),
          say,
        }),
  restore: ({ subject }, config) => (subject === undefined ? undefined : restore(config(), subject, say)),
  check: async ({ subject }, config) => {
    if (subject !== undefined) return report(await checkBackup(subject, await readManifest(subject)))
    const media = await openMediaStore(config())
    return report(await withDatabase(config(), (database) => checkInstallation(database, media)))
  },
}

async function main(): Promise<void> {
  const given = readArguments()
  const command = Object.hasOwn(commands, given.command) ? commands[given.command] : undefined
  const running = command?.(given, () => readConfig(process.env))
  if (running === undefined) throw new StartError(usage)
  await running
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
