/** How often and at what cost members use the assistant: one row a use, which is the quota and the bill. Never what was said. */
import { ProviderFailed } from '@skein/domain/assistant/provider'
import type { Cost, Provider } from '@skein/domain/assistant/provider'
import type { Viewer } from '@skein/domain/auth/sessions'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import { newId } from '@skein/domain/database/ids'
import type { Log } from '@skein/domain/ports'
import { sql } from 'kysely'

const dayMs = 24 * 60 * 60 * 1000

/** What is asked for: a wording, a picture, what a picture shows, an answer, the digest of a feed, or a post in another language. */
export type UseKind = 'text' | 'image' | 'alt' | 'chat' | 'insights' | 'translation'

/** How a use went. What failed on the provider's side costs a member nothing of the quota. */
type Outcome = 'running' | 'done' | 'given-up' | 'failed'

export type Uses = {
  /**
   * Counts a use and runs it, and keeps what it cost.
   * @throws Problem `quota-reached` with Retry-After; what `work` throws passes through
   */
  run: <T extends { cost: Cost }>(
    viewer: Viewer,
    kind: UseKind,
    provider: Provider['name'],
    work: () => Promise<T>,
  ) => Promise<T>
}

type Parts = {
  database: Database
  /** Uses a member has in 24 hours. */
  limits: Record<UseKind, number>
  now: () => number
  log: Pick<Log, 'info' | 'warn'>
}

const sentences: Record<UseKind, (limit: number) => string> = {
  text: (limit) => `You have enhanced ${limit} texts in 24 hours, which is the limit. Please try again later.`,
  image: (limit) => `You have generated ${limit} images in 24 hours, which is the limit. Please try again later.`,
  alt: (limit) => `You have had ${limit} alt texts suggested in 24 hours, which is the limit. Please try again later.`,
  chat: (limit) => `You have asked ${limit} questions in 24 hours, which is the limit. Please try again later.`,
  insights: (limit) =>
    `Your feed was summed up ${limit} times in 24 hours, which is the limit. Please try again later.`,
  translation: (limit) =>
    `You have had ${limit} posts translated in 24 hours, which is the limit. Please try again later.`,
}

/** Makes the counter. */
export function createUses({ database, limits, now, log }: Parts): Uses {
  const { kysely } = database

  async function begin(viewer: Viewer, kind: UseKind, provider: string): Promise<string> {
    const time = now()
    const id = newId(time)
    await database.transaction(async (tx) => {
      // The row first, and then the count: of two requests at once the second one sees both.
      await tx
        .insertInto('assistant_uses')
        .values({ id, user_id: viewer.id, kind, provider, outcome: 'running', created_at: time })
        .execute()
      const { rows } = await sql<{ count: number | string; oldest: number | string }>`
        select count(*) as count, min(u.created_at) as oldest from assistant_uses u
        where u.user_id = ${viewer.id} and u.kind = ${kind} and u.created_at > ${time - dayMs} and u.outcome <> 'failed'`.execute(
        tx,
      )
      const { count = 0, oldest = time } = rows[0] ?? {}
      if (Number(count) <= limits[kind]) return
      const seconds = Math.max(1, Math.ceil((Number(oldest) + dayMs - time) / 1000))
      throw new Problem('quota-reached', {
        message: sentences[kind](limits[kind]),
        headers: { 'retry-after': String(seconds) },
      })
    })
    return id
  }

  async function end(id: string, outcome: Outcome, cost: Partial<Cost>): Promise<void> {
    const { model = null, inputTokens = null, outputTokens = null } = cost
    await kysely
      .updateTable('assistant_uses')
      .set({ outcome, model, input_tokens: inputTokens, output_tokens: outputTokens })
      .where('id', '=', id)
      .execute()
  }

  return {
    async run(viewer, kind, provider, work) {
      const id = await begin(viewer, kind, provider)
      const began = performance.now()
      const line = () => ({ use: kind, provider, ms: Math.round(performance.now() - began) })
      try {
        const result = await work()
        const { model, inputTokens, outputTokens } = result.cost
        await end(id, 'done', result.cost)
        log.info({ ...line(), model, inputTokens, outputTokens }, 'the assistant was used')
        return result
      } catch (error) {
        const isProviders = error instanceof ProviderFailed && error.reason !== 'description-refused'
        await end(id, isProviders ? 'failed' : 'given-up', {})
        const why =
          error instanceof ProviderFailed ? { reason: error.reason, status: error.status } : { reason: 'given-up' }
        log.warn({ ...line(), ...why }, 'the assistant did not answer')
        throw error
      }
    },
  }
}

/** Milliseconds that uses are kept: a month's bill. */
const keptMs = 32 * dayMs

/** Removes what has had its time. @param now milliseconds since 1970 */
export async function tidyAssistant({ kysely }: Database, now: number): Promise<void> {
  for (const table of ['assistant_uses', 'assistant_texts'] as const)
    await kysely
      .deleteFrom(table)
      .where('created_at', '<', now - keptMs)
      .execute()
}
