import { Id } from '@skein/contract/schemas'
import type { Call, Conversation, ConversationDetail, Message } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Executor } from '../database/statements.ts'
import { keyLogHead } from '../keys/key-log.ts'
import { Problem } from '../calls/problem.ts'
import { keysOf } from '../keys/keys.ts'
import { notBlocked } from '../visibility.ts'
import { heldBy, messageColumns, messagesFrom } from './message-row.ts'
import type { MessageRow } from './message-row.ts'
import { requirePeer, summaryOf } from './peer.ts'
import { receiptsOf } from './receipts.ts'
import { inInbox } from './unread.ts'

type Page = { before?: string | undefined; limit: number }

/** Above every id: where no cursor is given. */
const end = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const cursorOf = ({ before }: Page) => before?.toLowerCase() ?? end

/** Messages of the viewer with a member, newest first, without those the viewer deleted. Nobody but the two can name this pair. */
export async function listMessages(
  { kysely }: Database,
  viewerId: string,
  sent: string,
  page: Page,
): Promise<Message[]> {
  const { id: peer } = await requirePeer(kysely, viewerId, sent)
  // Each direction is read along its own index; together they would have to be sorted whole.
  const direction = (sender: string, receiver: string, deleted: RawBuilder<unknown>) => sql`
    select * from (select ${messageColumns} from messages m
      where m.sender_id = ${sender} and m.receiver_id = ${receiver} and ${deleted} = 0 and m.id < ${cursorOf(page)}
      order by m.id desc limit ${page.limit}) ${sql.ref(sender === viewerId ? 'mine' : 'theirs')}`
  const { rows } = await sql<MessageRow>`
    select * from (
      ${direction(viewerId, peer, sql`m.deleted_by_sender`)}
      union all
      ${direction(peer, viewerId, sql`m.deleted_by_receiver`)}
    ) t order by t.id desc limit ${page.limit}`.execute(kysely)
  return messagesFrom(kysely, rows)
}

/**
 * One message of the viewer with a member: what a reply answers may be older than what a thread has read.
 * @throws Problem `user-not-found`; `not-found` where it is none of this conversation or the viewer deleted it, without saying which
 */
export async function getMessage(
  { kysely }: Database,
  viewerId: string,
  sent: string,
  message: string,
): Promise<Message> {
  const { id: peer } = await requirePeer(kysely, viewerId, sent)
  if (!Id.safeParse(message).success) throw new Problem('not-found')
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages m
    where m.id = ${message.toLowerCase()} and ${heldBy(viewerId, peer)}`.execute(kysely)
  const [found] = await messagesFrom(kysely, rows)
  if (!found) throw new Problem('not-found')
  return found
}

type ConversationRow = MessageRow & {
  user_id: string
  username: string
  name: string
  avatar: string | null
  verified: number
  unread: number
  request: number | boolean
}

const conversationColumns = sql`
  ${messageColumns}, u.id as user_id, u.username, u.name, u.avatar, u.verified, c.unread, not ${inInbox} as request`

async function conversationsFrom(executor: Executor, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const last = new Map((await messagesFrom(executor, rows)).map((message) => [message.id, message]))
  return rows.flatMap((row) => {
    const lastMessage = last.get(row.id)
    if (lastMessage === undefined) return []
    const user = summaryOf({ ...row, id: row.user_id })
    return [{ user, lastMessage, unreadCount: row.unread, request: Boolean(row.request) }]
  })
}

/** The viewer's conversations of a folder, the one with the newest message first. */
export async function listConversations(
  { kysely }: Database,
  viewerId: string,
  { folder, ...page }: Call<'listConversations'>['parsedQuery'],
): Promise<Conversation[]> {
  const me = sql`${viewerId}`
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns}
    from conversations c join users u on u.id = c.peer_id join messages m on m.id = c.last_message_id
    where c.user_id = ${me} and c.last_message_id < ${cursorOf(page)}
      and ${folder === 'inbox' ? inInbox : sql`not ${inInbox}`}
      and u.deactivated_at is null and ${notBlocked(me)}
    order by c.last_message_id desc limit ${page.limit}`.execute(kysely)
  return conversationsFrom(kysely, rows)
}

/** What a thread needs to open: the member, how the conversation stands, and the member's public key. */
export async function getConversation(
  { kysely }: Database,
  viewerId: string,
  sent: string,
  now: number,
): Promise<ConversationDetail> {
  const user = await requirePeer(kysely, viewerId, sent)
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns}
    from conversations c join users u on u.id = c.peer_id join messages m on m.id = c.last_message_id
    where c.user_id = ${viewerId} and c.peer_id = ${user.id}`.execute(kysely)
  const [conversation] = await conversationsFrom(kysely, rows)
  const { current, next } = await keysOf(kysely, user.id, now)
  return {
    ...(conversation ?? { user, lastMessage: null, unreadCount: 0, request: false }),
    publicKey: current?.key ?? null,
    keyLog: await keyLogHead(kysely, user.id),
    ...(await receiptsOf(kysely, viewerId, user.id)),
    keyChangesAt: next ? new Date(next.inForceAt).toISOString() : null,
  }
}
