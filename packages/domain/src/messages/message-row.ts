import type { Message } from '@skein/contract'
import { Envelope, MessageImage } from '@skein/contract/schemas'
import { sql } from 'kysely'
import { madeAt, storedJson } from '../database/stored.ts'

/** A message as it is read, always under the alias `m`. */
export type MessageRow = {
  id: string
  sender_id: string
  receiver_id: string
  content: string | null
  envelope: string | null
  image: string | null
  reply_to_id: string | null
  created_at: number
}

export const messageColumns = sql`
  m.id, m.sender_id, m.receiver_id, m.content, m.envelope, m.image, m.reply_to_id, m.created_at`

/** That `m` is a message of the viewer with the other member, and one that the viewer did not delete. */
export const heldBy = (viewerId: string, peer: string) => sql<boolean>`(
  (m.sender_id = ${viewerId} and m.receiver_id = ${peer} and m.deleted_by_sender = 0)
  or (m.sender_id = ${peer} and m.receiver_id = ${viewerId} and m.deleted_by_receiver = 0))`

/** The message as the contract answers it. What cannot be read of it is left out: it keeps its place. */
export function messageFrom(row: MessageRow): Message {
  const envelope = row.envelope === null ? undefined : storedJson(Envelope, row.envelope)
  const image = row.image === null ? undefined : storedJson(MessageImage, row.image)
  return {
    id: row.id,
    senderId: row.sender_id,
    receiverId: row.receiver_id,
    content: envelope === undefined ? (row.content ?? '') : null,
    envelope: envelope ?? null,
    encrypted: envelope !== undefined,
    image: image ?? null,
    replyToId: row.reply_to_id,
    createdAt: madeAt(row.id, row.created_at),
  }
}
