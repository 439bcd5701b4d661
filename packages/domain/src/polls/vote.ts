import type { Poll } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'
import type { Write } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import type { PostReader } from '../posts/post-reader.ts'
import type { CanView } from '../visibility.ts'
import { countVote } from './count-vote.ts'

const refused = (message: string) => new Problem('invalid-input', { fields: { optionId: message } })

/** What voting takes. */
export type VoteParts = { canView: CanView; write: Write; posts: Pick<PostReader, 'one'>; now: Clock }

/**
 * Votes in the poll of a post, once. The same vote again answers as the first did, because every write is safe to repeat (behaviour,
 * ground rules); another one is refused.
 * @throws Problem `poll-closed` by the server's clock, `already-voted`, `invalid-input` for an option or a poll that is not there, and
 *   what `canView` throws
 */
export async function vote(parts: VoteParts, viewer: Viewer, post: string, optionId: string): Promise<Poll> {
  const { canView, now, posts, write } = parts
  return write(async ({ tx, announce }) => {
    await canView(tx, viewer, post)
    const poll = await tx.selectFrom('polls').select(['ends_at']).where('post_id', '=', post).executeTakeFirst()
    if (!poll) {
      // Deleted since it was asked for the first time? Then that is the answer.
      await canView(tx, viewer, post)
      throw refused('This post has no poll.')
    }
    const earlier = await tx
      .selectFrom('poll_votes')
      .select('option_id')
      .where('post_id', '=', post)
      .where('user_id', '=', viewer.id)
      .executeTakeFirst()
    if (earlier?.option_id !== optionId) {
      const time = now()
      if (poll.ends_at <= time) throw new Problem('poll-closed')
      const option = await tx
        .selectFrom('poll_options')
        .select('option_id')
        .where('post_id', '=', post)
        .where('option_id', '=', optionId)
        .executeTakeFirst()
      if (!option) {
        // The same for what was deleted since the poll was found.
        await canView(tx, viewer, post)
        throw refused('This poll has no such option.')
      }
      if (earlier) throw new Problem('already-voted')
      const inserted = await tx
        .insertInto('poll_votes')
        .values({ post_id: post, user_id: viewer.id, option_id: optionId, created_at: time })
        .onConflict((conflict) => conflict.doNothing())
        .returning('option_id')
        .execute()
      // Two votes of one member at the same moment: this one came second.
      if (inserted.length === 0) throw new Problem('already-voted')
      if (!(await countVote(tx, post, optionId))) throw new Problem('post-deleted')
      announce({ kind: 'post-changed', postId: post })
    }
    const voted = await posts.one(tx, viewer, post)
    // Deleted in this moment: then nothing was voted.
    if (!voted?.pollData) throw new Problem('post-deleted')
    return voted.pollData
  })
}
