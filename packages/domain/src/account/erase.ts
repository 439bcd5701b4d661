/**
 * Erases accounts whose time of grace is over (behaviour §2.11): rows, files, emails, and what the search knows. A few rows at a time, so
 * that nobody waits for it, and each time whole: the numbers that count what goes follow in the same transaction. What is left of the
 * member says how far it is, so that a stop in between costs nothing. An account is erased by one process at a time, by a lease: two would
 * find each other's rows gone, take that for the end of a step, and cut off the rest with the member's row, which nobody would count.
 */
import { profileTextNames } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { mergeWords } from '../database/merge-words.ts'
import { withLease } from '../jobs/lease.ts'
import type { Lease } from '../jobs/lease.ts'
import type { Mail } from '../mail/mail.ts'
import { filesOf } from '../media/media-name.ts'
import type { FileFamily } from '../media/media-name.ts'
import type { MediaFiles } from '../media/media-files.ts'
import type { Log } from '../ports.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { deleteSome, untilDone } from './batches.ts'
import { marksOf } from './erase-marks.ts'
import { erasePosts } from './erase-posts.ts'

/** By what a member gets in; gone before anything else, so that nobody comes back to half an account. */
const entrances = [
  'sessions',
  'passkeys',
  'mail_tokens',
  'sign_in_steps',
  'one_time_secrets',
  'recovery_codes',
] as const

/** What `erase_at` says of an account whose erasure has begun. */
export const begun = 0

const noTexts = sql.join(profileTextNames.map((name) => sql`${sql.ref(name)} = ''`))

/** Closes the account for good. @returns whether it is due; whoever signed in since then is back */
const close = ({ transaction }: Database, userId: string, now: number): Promise<boolean> =>
  transaction(async (tx) => {
    const { rows } = await sql`
      update users set erase_at = ${begun}, username = ${`:leaving:${userId}`}, name = '', email = null, password_hash = null,
        avatar = null, ${noTexts}, settings = null
      where id = ${userId} and erase_at <= ${now} returning id`.execute(tx)
    if (rows.length === 0) return false
    for (const table of entrances) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
    await tx.deleteFrom('user_words').where('user_id', '=', userId).execute()
    return true
  })

type Parts = {
  database: Database
  media: MediaFiles
  mail: Pick<Mail, 'forget'>
  searchIndex: SearchIndex
  log: Pick<Log, 'info'>
  /** Aborts when the process stops: what is left is done the next time. */
  stopping?: AbortSignal
}

type OneParts = Pick<Parts, 'database' | 'media' | 'searchIndex' | 'stopping'>

async function eraseBy(
  { signal, transaction }: Lease,
  { database, media, searchIndex }: OneParts,
  id: string,
  now: number,
): Promise<boolean> {
  const held = { ...database, transaction }
  if (!(await close(held, id, now))) return false
  for (const step of marksOf(database.dialect, id)) await untilDone(held, step)
  let files: string[] = []
  await untilDone(held, async (tx) => {
    const keyed = { table: 'media', key: ['name'] } as const
    const { rows } = await deleteSome<FileFamily>(keyed, sql`owner_id = ${id}`, sql`name, sizes, poster`).execute(tx)
    files = files.concat(rows.flatMap(filesOf))
    return rows.length
  })
  for (const name of files) {
    signal.throwIfAborted()
    await media.remove(name)
  }
  await erasePosts({ database: held, searchIndex, now }, id)
  await transaction(async (tx) => {
    // Reports about the member; those they made go with their row.
    await sql`delete from reports where subject = 'user' and subject_id = ${id}`.execute(tx)
    await tx.deleteFrom('moderation_log').where('user_id', '=', id).execute()
    await tx.deleteFrom('users').where('id', '=', id).execute()
  })
  return true
}

/**
 * Erases one account whose time is over. Files go after their rows, and what is interrupted there is found by the next collection of
 * files; anything else goes on when it is called again.
 * @returns whether it was due, and nobody else is at it
 */
export async function eraseAccount(parts: OneParts, id: string, now: number): Promise<boolean> {
  const { database, stopping } = parts
  const done = await withLease({ database, now: Date.now, stopping }, `erase-account ${id}`, (lease) =>
    eraseBy(lease, parts, id, now),
  )
  return done?.done ?? false
}

/**
 * Erases every account whose time is over.
 * @param now milliseconds since 1970
 * @returns how many were erased
 */
export async function eraseAccounts(parts: Parts, now: number): Promise<number> {
  const { mail, log, database } = parts
  const { kysely, dialect } = database
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
    await mergeWords(database)
    await sql`pragma secure_delete = fast`.execute(kysely)
  }
  log.info({ accounts: erased }, 'accounts erased')
  return erased
}
