import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'

/** What one change of one member's reaction does: an emoji that was given, one that was taken back, or both. */
export type ReactionChange = { given?: string | undefined; takenBack?: string | undefined }

/**
 * Keeps the counts of a post with its reactions, in the transaction that has just changed the rows. In the order of the names, so that
 * two members who change places do not wait for each other.
 */
export async function countReactions(
  tx: Transaction<Tables>,
  post: string,
  { given, takenBack }: ReactionChange,
): Promise<void> {
  const changes = [
    { emoji: given, by: 1 },
    { emoji: takenBack, by: -1 },
  ].toSorted((a, b) => ((a.emoji ?? '') < (b.emoji ?? '') ? -1 : 1))
  for (const { emoji, by } of changes) {
    if (emoji === undefined) continue
    await (
      by === 1
        ? sql`insert into post_reactions (post_id, emoji, total) values (${post}, ${emoji}, 1)
          on conflict (post_id, emoji) do update set total = post_reactions.total + 1`
        : sql`update post_reactions set total = total - 1 where post_id = ${post} and emoji = ${emoji}`
    ).execute(tx)
  }
}
