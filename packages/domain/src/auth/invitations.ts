/** Codes that let somebody in: each is good once, and for some days. */
import type { Insertable, Transaction } from 'kysely'
import type { InvitationsTable } from '../database/tables/accounts.ts'
import type { Tables } from '../database/schema.ts'
import { digestOf, hexOf, randomBytes } from '../digest.ts'
import { Problem } from '../calls/problem.ts'

const dayMs = 24 * 60 * 60_000

/** A new code of 80 bits, in groups that can be read out. */
export const newInvitationCode = (): string => hexOf(randomBytes(10)).replaceAll(/(.{5})(?=.)/g, '$1-')

/** However it was typed. */
const hashOf = (code: string) => digestOf(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** The row of a code. @param now milliseconds since 1970 */
export const newInvitation = (code: string, now: number, days: number): Insertable<InvitationsTable> => ({
  code_hash: hashOf(code),
  created_at: now,
  expires_at: now + days * dayMs,
})

/**
 * Uses a code up, in the transaction that makes the account: of two who come with the same one, one gets in.
 * @throws Problem `invitation-refused`, at the field
 */
export async function useInvitation(tx: Transaction<Tables>, code: string, userId: string, now: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ used_at: now, used_by: userId })
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new Problem('invitation-refused', { fields: { invitation: 'This invitation is wrong or was used already.' } })
}
