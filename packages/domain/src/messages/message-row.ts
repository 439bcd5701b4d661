import type { Message } from '@skein/contract'
import { Envelope, MessageEmoji, MessageImage, ReactionEnvelope } from '@skein/contract/schemas'
import { sql } from 'kysely'
import type { Executor } from '../database/statements.ts'
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
function messageFrom(row: MessageRow, reactions: Message['reactions']): Message {
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
    reactions,
    createdAt: madeAt(row.id, row.created_at),
  }
}

/** The reactions to messages, by message. What cannot be read of one is left out. */
async function reactionsTo(executor: Executor, ids: readonly string[]): Promise<Map<string, Message['reactions']>> {
  const found = new Map<string, Message['reactions']>()
  if (ids.length === 0) return found
  const rows = await executor
    .selectFrom('message_reactions')
    .select(['message_id', 'user_id', 'emoji', 'envelope'])
    .where('message_id', 'in', ids)
    .orderBy('user_id')
    .execute()
  for (const row of rows) {
    const envelope = row.envelope === null ? undefined : storedJson(ReactionEnvelope, row.envelope)
    const emoji = MessageEmoji.safeParse(row.emoji)
    if (envelope === undefined && !emoji.success) continue
    const reaction = { userId: row.user_id, emoji: emoji.data ?? null, envelope: envelope ?? null }
    found.set(row.message_id, [...(found.get(row.message_id) ?? []), reaction])
  }
  return found
}

/** Messages as the contract answers them, each with its reactions, in the order of their rows. */
export async function messagesFrom(executor: Executor, rows: readonly MessageRow[]): Promise<Message[]> {
  const reactions = await reactionsTo(
    executor,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => messageFrom(row, reactions.get(row.id) ?? []))
}
