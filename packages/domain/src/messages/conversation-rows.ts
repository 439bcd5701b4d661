import type { ConversationsTable } from '../database/schema.ts'
import type { Insertable } from 'kysely'

type Sent = { id: string; sender_id: string; receiver_id: string; read_at: number | null }

/**
 * Each member's side of the conversations that messages, oldest first, make up.
 * @param follows whether the first member follows the second: what strangers write and nobody answered stays a request
 */
export function conversationsOf(
  messages: readonly Sent[],
  follows: (user: string, peer: string) => boolean,
): Insertable<ConversationsTable>[] {
  const sides = new Map<
    string,
    { user_id: string; peer_id: string; last_message_id: string; unread: number; accepted: number }
  >()
  const note = (user: string, peer: string, id: string, { unread, wrote }: { unread: number; wrote: boolean }) => {
    const key = `${user} ${peer}`
    const known = sides.get(key)
    sides.set(key, {
      user_id: user,
      peer_id: peer,
      last_message_id: known && known.last_message_id > id ? known.last_message_id : id,
      unread: (known?.unread ?? 0) + unread,
      accepted: known?.accepted === 1 || wrote || follows(user, peer) ? 1 : 0,
    })
  }
  for (const { id, sender_id: sender, receiver_id: receiver, read_at } of messages) {
    note(sender, receiver, id, { unread: 0, wrote: true })
    note(receiver, sender, id, { unread: read_at === null ? 1 : 0, wrote: false })
  }
  return [...sides.values()]
}
