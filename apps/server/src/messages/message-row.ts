import type { Message } from '@skein/contract'
import { Envelope, MessageImage } from '@skein/contract/schemas'
import { sql } from 'kysely'

/** A message as it is read, always under the alias `m`. */
export type MessageRow = {
  id: string
  sender_id: string
  receiver_id: string
  content: string | null
  envelope: string | null
  image: string | null
  created_at: number
}

export const messageColumns = sql`m.id, m.sender_id, m.receiver_id, m.content, m.envelope, m.image, m.created_at`

/** The message as the contract answers it. */
export function messageFrom(row: MessageRow): Message {
  const envelope = row.envelope === null ? null : Envelope.parse(JSON.parse(row.envelope))
  return {
    id: row.id,
    senderId: row.sender_id,
    receiverId: row.receiver_id,
    content: envelope === null ? (row.content ?? '') : null,
    envelope,
    encrypted: envelope !== null,
    image: row.image === null ? null : MessageImage.parse(JSON.parse(row.image)),
    createdAt: new Date(row.created_at).toISOString(),
  }
}
