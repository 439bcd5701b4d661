import type { UserSummary } from '@skein/contract'
import type { Database } from './database/database.ts'
import { newId } from './database/ids.ts'
import { bareUser } from './users/bare-user.ts'

/** The assistant's username. */
export const assistantName = 'assistant'

/**
 * The fixed identity that AI-generated posts show (§6). It is a row like any other member's, made at the first start; it has neither
 * password nor address, so nobody signs in as it.
 */
export async function ensureAssistant({ kysely }: Database, now: number): Promise<UserSummary> {
  await kysely
    .insertInto('users')
    .values({
      ...bareUser({ id: newId(now), username: assistantName, name: 'AI Assistant', time: now }),
      kind: 'ai',
      bio: 'The assistant of this network. Everything it writes is labelled, and a member answers for each post.',
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute()
  const row = await kysely
    .selectFrom('users')
    .select(['id', 'username', 'name', 'avatar', 'verified'])
    .where('username', '=', assistantName)
    .executeTakeFirstOrThrow()
  return { ...row, verified: row.verified === 1 }
}
