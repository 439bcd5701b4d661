/** What one of two sees of the other beside what they write: how far they have read, and that they are writing. */
import { settingsDefaults } from '@skein/contract'
import type { ConversationDetail } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import type { Executor } from '../database/statements.ts'
import type { EventBus } from '../events/event-bus.ts'
import { Problem } from '../calls/problem.ts'
import { storedSettings } from '../settings/stored-settings.ts'
import { requireReceiver } from './peer.ts'
import { inInbox } from './unread.ts'

type Row = { id: string; settings: string | null; in_inbox: number | boolean }
type Side = { isInInbox: boolean; isWilling: boolean }

const unknown: Side = { isInInbox: false, isWilling: false }

/**
 * How the two sides of a conversation stand now: whether it is in the member's inbox, and whether they chose to let others see. Neither is
 * shown anything of the other unless all of that holds for both, so that a request learns nothing.
 */
async function sidesOf(executor: Executor, viewerId: string, peer: string): Promise<{ own: Side; isMutual: boolean }> {
  const { rows } = await sql<Row>`
    select u.id, u.settings, exists (
      select 1 from conversations c where c.user_id = u.id and c.peer_id in (${viewerId}, ${peer}) and ${inInbox}) as in_inbox
    from users u where u.id in (${viewerId}, ${peer})`.execute(executor)
  const sides = new Map(
    rows.map(({ id, settings, in_inbox }): [string, Side] => [
      id,
      {
        isInInbox: Boolean(in_inbox),
        isWilling: storedSettings(settings).readReceipts ?? settingsDefaults.readReceipts,
      },
    ]),
  )
  const [own, other] = [sides.get(viewerId) ?? unknown, sides.get(peer) ?? unknown]
  return { own, isMutual: [own, other].every(({ isInInbox, isWilling }) => isInInbox && isWilling) }
}

/** Whether each of the two sees how far the other has read, and that they are writing. */
export const areMutual = async (executor: Executor, viewerId: string, peer: string): Promise<boolean> =>
  (await sidesOf(executor, viewerId, peer)).isMutual

/** What a thread says of it: whether the viewer takes part, and how far the other member has read. */
export async function receiptsOf(
  executor: Executor,
  viewerId: string,
  peer: string,
): Promise<Pick<ConversationDetail, 'receipts' | 'seen'>> {
  const { own, isMutual } = await sidesOf(executor, viewerId, peer)
  const receipts = own.isInInbox && own.isWilling
  if (!isMutual) return { receipts, seen: null }
  const { rows } = await sql<{ id: string; read_at: number }>`
    select m.id, m.read_at from messages m
    where m.sender_id = ${viewerId} and m.receiver_id = ${peer} and m.deleted_by_sender = 0 and m.read_at is not null
    order by m.id desc limit 1`.execute(executor)
  const [last] = rows
  return { receipts, seen: last ? { messageId: last.id, at: new Date(last.read_at).toISOString() } : null }
}

/**
 * Tells the other member that the viewer writes, or does not any more, where both want that. It is written nowhere, and the answer does not
 * say whether it was told.
 * @throws Problem `user-not-found`, `own-subject`, `cannot-message`; `not-found` where the conversation is not in the viewer's inbox
 */
export async function tellTyping(
  { database: { kysely }, events }: { database: Database; events: Pick<EventBus, 'publish'> },
  viewer: Viewer,
  { sent, typing }: { sent: string; typing: boolean },
): Promise<undefined> {
  const peer = await requireReceiver(kysely, viewer.id, sent)
  const { own, isMutual } = await sidesOf(kysely, viewer.id, peer)
  if (!own.isInInbox) throw new Problem('not-found')
  if (isMutual) events.publish({ kind: 'typing', userId: peer, peerId: viewer.id, typing })
  return undefined
}
