import { limits } from '@skein/contract'
import type { MutedWord } from '@skein/contract'
import { wordsOf } from '@skein/contract/search'
import { Id } from '@skein/contract/schemas'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'

type Needs = {
  database: Database
  write: Write
  now: Clock
}

const defineCall = callsWith<Needs>()

const dayMs = 24 * 60 * 60 * 1000

type Row = { id: string; word: string; expires_at: number | null }

const wordFrom = ({ id, word, expires_at: expires }: Row): MutedWord => ({
  id,
  word,
  expiresAt: expires === null ? null : new Date(expires).toISOString(),
})

const list = defineCall('listMutedWords', async ({ viewer, database, now }) => {
  const rows = await database.kysely
    .selectFrom('muted_words')
    .select(['id', 'word', 'expires_at'])
    .where('user_id', '=', viewer.id)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now())]))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(wordFrom)
})

/** Mutes a word or a phrase. One that is muted already gets the new time. */
const add = defineCall(
  'addMutedWord',
  ({ viewer, body, write, now }) => {
    const words = wordsOf(body.word)
    if (words.length === 0) throw new Problem('invalid-input', { fields: { word: 'This has no word in it.' } })
    const time = now()
    const expires = body.days === null ? null : time + body.days * dayMs
    return write(async ({ tx, announce }) => {
      const { count } = await tx
        .selectFrom('muted_words')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('user_id', '=', viewer.id)
        .executeTakeFirstOrThrow()
      if (Number(count) >= limits.mutedWords.max) throw new Problem('quota-reached')
      const { rows } = await sql<Row>`
      insert into muted_words (id, user_id, word, folded, created_at, expires_at)
      values (${newId(time)}, ${viewer.id}, ${body.word.trim()}, ${` ${words.join(' ')} `}, ${time}, ${expires})
      on conflict (user_id, folded) do update set word = excluded.word, expires_at = excluded.expires_at
      returning id, word, expires_at`.execute(tx)
      const [row] = rows
      if (row === undefined) throw new Error('The word was not kept.')
      announce({ kind: 'wishes-changed', userId: viewer.id })
      return wordFrom(row)
    })
  },
  { limit: 'toggles' },
)

const remove = defineCall('removeMutedWord', ({ viewer, params, write }) => {
  if (!Id.safeParse(params.id).success) throw new Problem('not-found')
  return write(async ({ tx, announce }) => {
    await tx
      .deleteFrom('muted_words')
      .where('id', '=', params.id.toLowerCase())
      .where('user_id', '=', viewer.id)
      .execute()
    announce({ kind: 'wishes-changed', userId: viewer.id })
    return undefined
  })
})

/** Drops words whose time is over, so that read paths need no clock. Runs every minute. @param now milliseconds since 1970 */
export async function endMutedWords(
  { kysely }: Pick<Database, 'kysely'>,
  events: Pick<EventBus, 'publish'>,
  now: number,
): Promise<void> {
  const ended = await kysely.deleteFrom('muted_words').where('expires_at', '<=', now).returning('user_id').execute()
  for (const userId of new Set(ended.map(({ user_id }) => user_id))) events.publish({ kind: 'wishes-changed', userId })
}

export const mutedWordCalls = [list, add, remove]
