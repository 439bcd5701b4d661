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
  created_at: number
}

export const messageColumns = sql`m.id, m.sender_id, m.receiver_id, m.content, m.envelope, m.image, m.created_at`

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
    createdAt: madeAt(row.id, row.created_at),
  }
}
