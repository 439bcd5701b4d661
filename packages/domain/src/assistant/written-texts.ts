/**
 * What the assistant has written for whom, as digests: a post with such a wording carries the label by the server's word, whatever its
 * sender says of it (behaviour, ground rules). Editing it makes other words of it, which no digest knows (specification §4).
 */
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'
import { digestOf } from '../digest.ts'

/** Space between words is not wording. */
const digestOfWords = (text: string) => digestOf(text.normalize('NFC').replace(/\s+/gu, ' ').trim())

/** Remembers a wording. @param now milliseconds since 1970 */
export async function rememberWritten(db: Kysely<Tables>, userId: string, text: string, now: number): Promise<void> {
  await db
    .insertInto('assistant_texts')
    .values({ user_id: userId, digest: digestOfWords(text), created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'digest']).doUpdateSet({ created_at: now }))
    .execute()
}

/** Whether the assistant wrote exactly this for the member. */
export async function wasWritten(tx: Transaction<Tables>, userId: string, text: string): Promise<boolean> {
  const row = await tx
    .selectFrom('assistant_texts')
    .select('digest')
    .where('user_id', '=', userId)
    .where('digest', '=', digestOfWords(text))
    .executeTakeFirst()
  return row !== undefined
}
