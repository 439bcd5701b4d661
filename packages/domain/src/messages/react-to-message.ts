import { Id } from '@skein/contract/schemas'
import type { Call } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import { refusePlain, requireCurrentKeys } from './keys-in-force.ts'
import { heldBy } from './message-row.ts'
import { requireReceiver } from './peer.ts'

type Tx = UnitOfWork['tx']
type Parts = { write: Write; now: Clock }
/** A message of the conversation with the member of that id. */
type Named = { userId: string; messageId: string }

/**
 * Runs a change of the viewer's own reaction to a message of the conversation, and tells both.
 * @throws Problem `user-not-found`, `own-subject`, `cannot-message`; `not-found` where the message is none of theirs
 */
function change(
  { write }: Pick<Parts, 'write'>,
  viewer: Viewer,
  named: Named,
  how: (tx: Tx, message: string, peer: string) => Promise<void>,
): Promise<undefined> {
  return write(async ({ tx, announce }) => {
    const peer = await requireReceiver(tx, viewer.id, named.userId)
    if (!Id.safeParse(named.messageId).success) throw new Problem('not-found')
    const message = named.messageId.toLowerCase()
    const { rows } = await sql`select 1 from messages m where m.id = ${message} and ${heldBy(viewer.id, peer)}`.execute(
      tx,
    )
    if (rows.length === 0) throw new Problem('not-found')
    await how(tx, message, peer)
    announce({ kind: 'conversation-changed', userId: peer, peerId: viewer.id })
    announce({ kind: 'conversation-changed', userId: viewer.id, peerId: peer })
    return undefined
  })
}

/**
 * Reacts to a message, in place of an earlier reaction: one a member. Nobody is notified, and nothing becomes unread. Safe to repeat.
 * @throws Problem `key-changed` where it is sealed for other keys, or is in clear between two who both have one
 */
export const reactToMessage = (
  { write, now }: Parts,
  viewer: Viewer,
  named: Named,
  draft: Call<'reactToMessage'>['parsedBody'],
): Promise<undefined> =>
  change({ write }, viewer, named, async (tx, message, peer) => {
    const time = now()
    const between = { senderId: viewer.id, receiverId: peer, now: time }
    const isSealed = 'encryptedContent' in draft
    if (isSealed) await requireCurrentKeys(tx, between, draft.encryptedContent)
    else await refusePlain(tx, between)
    const given = {
      emoji: isSealed ? null : draft.emoji,
      envelope: isSealed ? JSON.stringify(draft.encryptedContent) : null,
      created_at: time,
    }
    await tx
      .insertInto('message_reactions')
      .values({ message_id: message, user_id: viewer.id, ...given })
      .onConflict((conflict) => conflict.columns(['message_id', 'user_id']).doUpdateSet(given))
      .execute()
  })

/** Takes back the viewer's reaction to a message. Safe to repeat. */
export const removeMessageReaction = (write: Write, viewer: Viewer, named: Named): Promise<undefined> =>
  change({ write }, viewer, named, async (tx, message) => {
    await tx
      .deleteFrom('message_reactions')
      .where('message_id', '=', message)
      .where('user_id', '=', viewer.id)
      .execute()
  })
