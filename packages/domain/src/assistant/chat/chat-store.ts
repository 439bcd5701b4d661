/** Conversations with the assistant as they are kept: each member's own, until they begin anew or their account is erased. */
import type { ChatMessage } from '@skein/contract'
import { ChatMessage as Message } from '@skein/contract/schemas'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { ChatMessagesTable } from '../../database/schema.ts'
import { madeAt, storedJson } from '../../database/stored.ts'

/** Reads a row; sources that cannot be read any more are left out, the answer stays. */
function messageFrom(row: Selectable<ChatMessagesTable>): ChatMessage {
  const provider = Message.shape.provider.safeParse(row.provider)
  return {
    id: row.id,
    message: row.question,
    response: row.answer,
    createdAt: madeAt(row.id, row.created_at),
    userId: row.user_id,
    sources: storedJson(Message.shape.sources, row.sources) ?? [],
    provider: provider.data ?? 'local',
    isComplete: row.complete === 1,
  }
}

/** A message as its row. */
export const rowOf = ({ id, userId, message, response, provider, sources, isComplete, createdAt }: ChatMessage) => ({
  id,
  user_id: userId,
  question: message,
  answer: response,
  provider,
  sources: JSON.stringify(sources),
  complete: Number(isComplete),
  created_at: Date.parse(createdAt),
})

/** Makes the store. */
export function createChatStore({ kysely }: Database) {
  const ofMember = (userId: string) => kysely.selectFrom('chat_messages').selectAll().where('user_id', '=', userId)
  return {
    /** The newest first. */
    async page(
      userId: string,
      { before, limit }: { before?: string | undefined; limit: number },
    ): Promise<ChatMessage[]> {
      const newest = ofMember(userId).orderBy('id', 'desc').limit(limit)
      const rows = await (before === undefined ? newest : newest.where('id', '<', before)).execute()
      return rows.map(messageFrom)
    },
    async one(userId: string, id: string): Promise<ChatMessage | undefined> {
      const row = await ofMember(userId).where('id', '=', id).executeTakeFirst()
      return row && messageFrom(row)
    },
    /** Keeps a message; one that is there already stays as it is. */
    async put(message: ChatMessage): Promise<void> {
      await kysely
        .insertInto('chat_messages')
        .values(rowOf(message))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
    async clear(userId: string): Promise<void> {
      await kysely.deleteFrom('chat_messages').where('user_id', '=', userId).execute()
    },
  }
}
