/** Messages, the sides of their conversations, keys, and what was asked of the assistant. */
import { hashOfEntry } from '@skein/contract/key-log'
import { rowOf } from '@skein/domain/assistant/chat/chat-store'
import type { RowsOf } from '@skein/domain/database/rows'
import { conversationsOf } from '@skein/domain/messages/conversation-rows'
import type { StoredKey, Told } from '../options.ts'
import { timeOf } from './moments.ts'

/** Rows of messages. What strangers wrote alone is a request. */
export function messageRows({ messages = [], unread = [] }: Told): RowsOf {
  const rows = messages
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, senderId, receiverId, content, envelope, image, replyToId, createdAt }) => ({
      id,
      sender_id: senderId,
      receiver_id: receiverId,
      content,
      envelope: envelope && JSON.stringify(envelope),
      image: image && JSON.stringify(image),
      reply_to_id: replyToId,
      sender_key_id: envelope?.senderKeyId ?? null,
      counter: envelope?.counter ?? null,
      created_at: timeOf(createdAt),
      read_at: unread.includes(id) ? null : timeOf(createdAt),
    }))
  const reactions = messages.flatMap(({ id, reactions: given, createdAt }) =>
    given.map(({ userId, emoji, envelope }) => ({
      message_id: id,
      user_id: userId,
      emoji,
      envelope: envelope && JSON.stringify(envelope),
      created_at: timeOf(createdAt),
    })),
  )
  return { messages: rows, message_reactions: reactions, conversations: conversationsOf(rows, () => false) }
}

const keyRow = (userId: string, { keyId, publicKey, backup, createdAt }: StoredKey) => ({
  user_id: userId,
  key_id: keyId,
  public_key: publicKey,
  backup: backup && JSON.stringify(backup),
  created_at: timeOf(createdAt),
})

/** Rows of keys for messages, and of their logs. */
export async function keyRows({ keys = {}, nextKeys = {}, keyLogs = {} }: Told): Promise<RowsOf> {
  const logged = Object.entries(keyLogs).flatMap(([userId, entries]) => entries.map((entry) => ({ userId, entry })))
  return {
    encryption_keys: Object.entries(keys).map(([id, key]) => keyRow(id, key)),
    next_keys: Object.entries(nextKeys).map(([id, key]) =>
      Object.assign(keyRow(id, key), { in_force_at: timeOf(key.inForceAt ?? key.createdAt) }),
    ),
    key_log: await Promise.all(
      logged.map(async ({ userId, entry }) => ({
        user_id: userId,
        position: entry.index,
        entry: JSON.stringify(entry),
        hash: await hashOfEntry(userId, entry),
      })),
    ),
  }
}

/** Rows of the conversation with the assistant. */
export const chatRows = ({ chat = [] }: Told): RowsOf => ({ chat_messages: chat.map(rowOf) })
