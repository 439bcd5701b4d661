/** What a member changes of their own side of a conversation: read, accepted, deleted. The other side does not learn of it, but of what
 * was read, where both want that. */
import { Id } from '@skein/contract/schemas'
import type { CurrentUser } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import { badgeOf } from '../notifications/badge.ts'
import { heldBy } from './message-row.ts'
import { peerId, requirePeer } from './peer.ts'
import { areMutual } from './receipts.ts'

type Tx = UnitOfWork['tx']

/** Takes the row of a conversation from what is left of its messages; without any it goes. */
async function recount(tx: Tx, viewerId: string, peer: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select m.id from messages m where ${heldBy(viewerId, peer)} order by m.id desc limit 1`.execute(tx)
  const [last] = rows
  if (!last) {
    await sql`delete from conversations where user_id = ${viewerId} and peer_id = ${peer}`.execute(tx)
    return
  }
  await sql`update conversations set last_message_id = ${last.id}, unread = (
      select count(*) from messages m
      where m.sender_id = ${peer} and m.receiver_id = ${viewerId} and m.read_at is null and m.deleted_by_receiver = 0)
    where user_id = ${viewerId} and peer_id = ${peer}`.execute(tx)
}

/** Marks what the other member wrote up to a message as read, and answers what is unread now. */
export const markRead = (
  { write, database: { dialect } }: { write: Write; database: Database },
  viewer: Viewer,
  { sent, upTo, now }: { sent: string; upTo: string; now: number },
): Promise<CurrentUser['unread']> =>
  write(async ({ tx, announce }) => {
    const { id: peer } = await requirePeer(tx, viewer.id, sent)
    const { rows } = await sql`
      update messages set read_at = ${now}
      where receiver_id = ${viewer.id} and sender_id = ${peer} and read_at is null and id <= ${upTo.toLowerCase()}
      returning id`.execute(tx)
    if (rows.length > 0) {
      await recount(tx, viewer.id, peer)
      announce({ kind: 'conversation-changed', userId: viewer.id, peerId: peer })
      if (await areMutual(tx, viewer.id, peer))
        announce({ kind: 'conversation-changed', userId: peer, peerId: viewer.id })
    }
    return badgeOf(tx, dialect, viewer.id)
  })

/** Moves a request to the inbox. @throws Problem `not-found` where there is no conversation */
export const accept = (write: Write, viewer: Viewer, sent: string): Promise<undefined> =>
  write(async ({ tx, announce }) => {
    const { id: peer } = await requirePeer(tx, viewer.id, sent)
    const { rows } = await sql`
      update conversations set accepted = 1 where user_id = ${viewer.id} and peer_id = ${peer} returning accepted`.execute(
      tx,
    )
    if (rows.length === 0) throw new Problem('not-found')
    announce({ kind: 'conversation-changed', userId: viewer.id, peerId: peer })
    return undefined
  })

/** Marks messages as deleted by the viewer; those that both deleted go for good, and their pictures with the next collection. */
async function remove(tx: Tx, viewerId: string, peer: string, only?: string): Promise<number> {
  const which = only === undefined ? sql`1 = 1` : sql`id = ${only}`
  const sent = await sql`update messages set deleted_by_sender = 1
    where sender_id = ${viewerId} and receiver_id = ${peer} and ${which} returning id`.execute(tx)
  const received = await sql`update messages set deleted_by_receiver = 1
    where sender_id = ${peer} and receiver_id = ${viewerId} and ${which} returning id`.execute(tx)
  await sql`delete from messages where deleted_by_sender = 1 and deleted_by_receiver = 1
    and ((sender_id = ${viewerId} and receiver_id = ${peer}) or (sender_id = ${peer} and receiver_id = ${viewerId}))
    and counter is null`.execute(tx)
  // The place of an encrypted message stays taken, its content goes: an old message must not come back under a new id.
  await sql`update messages set envelope = null, content = ''
    where deleted_by_sender = 1 and deleted_by_receiver = 1 and counter is not null
    and ((sender_id = ${viewerId} and receiver_id = ${peer}) or (sender_id = ${peer} and receiver_id = ${viewerId}))`.execute(
    tx,
  )
  await sql`delete from message_reactions where message_id in (
    select m.id from messages m where m.deleted_by_sender = 1 and m.deleted_by_receiver = 1
      and ((m.sender_id = ${viewerId} and m.receiver_id = ${peer}) or (m.sender_id = ${peer} and m.receiver_id = ${viewerId})))`.execute(
    tx,
  )
  await sql`update media set message_id = null where message_id in (
    select m.id from messages m where m.deleted_by_sender = 1 and m.deleted_by_receiver = 1
      and ((m.sender_id = ${viewerId} and m.receiver_id = ${peer}) or (m.sender_id = ${peer} and m.receiver_id = ${viewerId})))`.execute(
    tx,
  )
  await recount(tx, viewerId, peer)
  return sent.rows.length + received.rows.length
}

/** Deletes one message for the viewer. Safe to repeat. @throws Problem `not-found` where it is none of this conversation */
export const deleteMessage = (write: Write, viewer: Viewer, sent: string, message: string): Promise<undefined> =>
  write(async ({ tx, announce }) => {
    const peer = peerId(viewer.id, sent)
    if (!Id.safeParse(message).success) throw new Problem('not-found')
    if ((await remove(tx, viewer.id, peer, message.toLowerCase())) === 0) throw new Problem('not-found')
    announce({ kind: 'conversation-changed', userId: viewer.id, peerId: peer })
    return undefined
  })

/** Deletes a conversation for the viewer; also how a request is declined. Safe to repeat, also across a block. */
export const deleteConversation = (write: Write, viewer: Viewer, sent: string): Promise<undefined> =>
  write(async ({ tx, announce }) => {
    const peer = peerId(viewer.id, sent)
    await remove(tx, viewer.id, peer)
    announce({ kind: 'conversation-changed', userId: viewer.id, peerId: peer })
    return undefined
  })
