import type { Database } from '@skein/domain/database/database'
import { StartError } from '../config.ts'

/** A moment as an operator reads it, or what stands for none. */
const moment = (time: number | null, none: string) => (time === null ? none : new Date(time).toISOString())

/** What is done again and again, as it stands, and what waits to leave. @returns a line each */
export async function listJobs({ kysely }: Database, now: number): Promise<string[]> {
  const jobs = await kysely.selectFrom('jobs').selectAll().orderBy('name').execute()
  const waiting = await kysely
    .selectFrom('outbox')
    .select((row) => [
      row.fn.countAll().as('letters'),
      row.fn.min('created_at').as('oldest'),
      row.fn.max('tries').as('tries'),
    ])
    .executeTakeFirstOrThrow()
  const letters = Number(waiting.letters)
  return [
    ...jobs.map(({ name, next_at, held_until, ended_at, failures }) => {
      const isHeld = held_until !== null && held_until > now
      const state = isHeld ? `under way, held until ${moment(held_until, '')}` : `due ${moment(next_at, '')}`
      const failed = failures === 0 ? '' : `, failed ${failures} times since then`
      return `${name}: ended last ${moment(ended_at, 'never')}${failed}, ${state}`
    }),
    letters === 0
      ? 'outbox: empty'
      : `outbox: ${letters} wait to leave, since ${moment(waiting.oldest, '')}, tried ${waiting.tries} times at most`,
  ]
}

/**
 * Makes a job due, whenever it would have been: a running server begins it within fifteen seconds, and one that failed begins anew.
 * @throws StartError where there is no such job
 */
export async function makeJobDue({ kysely }: Database, name: string): Promise<void> {
  const { numUpdatedRows } = await kysely
    .updateTable('jobs')
    .set({ next_at: 0, failures: 0 })
    .where('name', '=', name)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StartError(`No job is called ${JSON.stringify(name)}; "jobs" lists them.`)
}
