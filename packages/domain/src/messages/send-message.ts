import type { Call, Message } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import { newId } from '../database/ids.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import type { CallCounts } from '../calls/call-limits.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import { checkKey, repeated } from '../posts/idempotency.ts'
import { attachToMessage, findAttachment } from './attachment.ts'
import { refusePlain, requireCurrentKeys } from './keys-in-force.ts'
import { heldBy, messageColumns, messagesFrom } from './message-row.ts'
import type { MessageRow } from './message-row.ts'
import { requireReceiver } from './peer.ts'

type Draft = Call<'sendMessage'>['parsedBody']
type Encrypted = Extract<Draft, { encryptedContent: unknown }>
type Tx = UnitOfWork['tx']

/**
 * The conversation of both sides, made where it is the first message. It also holds back who else writes here: order and counters are
 * decided by one message at a time.
 * @returns whether this is a stranger's first message
 */
async function enterConversation(tx: Tx, senderId: string, receiverId: string): Promise<boolean> {
  const sides = [
    { user: senderId, peer: receiverId, accepted: 1 },
    { user: receiverId, peer: senderId, accepted: 0 },
  ].sort((a, b) => (a.user < b.user ? -1 : 1))
  let isFirst = false
  for (const { user, peer, accepted } of sides) {
    const { rows } = await sql<{ last_message_id: string | null; accepted: number }>`
      insert into conversations as c (user_id, peer_id, accepted) values (${user}, ${peer}, ${accepted})
      on conflict (user_id, peer_id) do update set accepted = case when excluded.accepted = 1 then 1 else c.accepted end
      returning last_message_id, accepted`.execute(tx)
    if (user === receiverId) isFirst = rows[0]?.last_message_id === null
  }
  return isFirst
}

/** @throws Problem `key-changed` where one of the keys is not the current one, `counter-used` where the place is taken */
async function checkEnvelope(
  tx: Tx,
  senderId: string,
  receiverId: string,
  { encryptedContent }: Encrypted,
  now: number,
) {
  const { senderKeyId, counter } = encryptedContent
  await requireCurrentKeys(tx, { senderId, receiverId, now }, encryptedContent)
  const { rows } = await sql<{ last: number | null }>`
    select max(m.counter) as last from messages m
    where m.sender_id = ${senderId} and m.receiver_id = ${receiverId} and m.sender_key_id = ${senderKeyId}`.execute(tx)
  const last = rows[0]?.last ?? 0
  if (counter <= last) throw new Problem('counter-used', { fields: { counter: String(last + 1) } })
}

/**
 * The message that a draft in clear answers. One that is not there and one of another conversation are refused alike: who guesses an id
 * learns nothing.
 * @throws Problem `invalid-input`
 */
async function answeredBy(tx: Tx, senderId: string, receiverId: string, draft: Draft): Promise<string | null> {
  if ('encryptedContent' in draft || draft.replyToId === undefined) return null
  const id = draft.replyToId.toLowerCase()
  const { rows } = await sql`
    select 1 from messages m where m.id = ${id} and ${heldBy(senderId, receiverId)}`.execute(tx)
  if (rows.length === 0)
    throw new Problem('invalid-input', { fields: { replyToId: 'The message that this answers is no longer there.' } })
  return id
}

async function one(tx: Tx, id: string): Promise<Message> {
  const { rows } = await sql<MessageRow>`select ${messageColumns} from messages m where m.id = ${id}`.execute(tx)
  const [message] = await messagesFrom(tx, rows)
  if (!message) throw new Problem('not-found')
  return message
}

type Parts = { write: Write; counts: CallCounts; now: Clock }

/**
 * Sends a message: the row, its picture, both sides' conversation, and the idempotency key in one transaction.
 * @param key the `Idempotency-Key` header: the same key with the same body makes one message, and answers it again
 * @throws Problem `user-not-found`, `own-subject`, `cannot-message`, `key-changed`, `counter-used`, `quota-reached`
 */
export async function sendMessage(
  { write, now, counts }: Parts,
  viewer: Viewer,
  draft: Draft,
  key: string | undefined,
): Promise<Message> {
  checkKey(key)
  // The transaction may be tried again; the message is one.
  let isCounted = false
  return write(async ({ tx, announce }) => {
    const receiverId = await requireReceiver(tx, viewer.id, draft.receiverId)
    const isFirst = await enterConversation(tx, viewer.id, receiverId)
    const time = now()
    const id = newId(time)
    if (key !== undefined) {
      const earlier = await repeated(tx, { userId: viewer.id, key, call: 'sendMessage', body: draft, id, time })
      if (earlier !== undefined) return one(tx, earlier)
    }
    // Who writes to many strangers is stopped; an answer to somebody is never one.
    if (isFirst && !isCounted) counts.take('firstMessages', viewer.id)
    isCounted = true
    const isEncrypted = 'encryptedContent' in draft
    if (isEncrypted) await checkEnvelope(tx, viewer.id, receiverId, draft, time)
    else await refusePlain(tx, { senderId: viewer.id, receiverId, now: time })
    const replyToId = await answeredBy(tx, viewer.id, receiverId, draft)
    const attachment = await findAttachment(tx, viewer.id, draft)
    await tx
      .insertInto('messages')
      .values({
        id,
        sender_id: viewer.id,
        receiver_id: receiverId,
        content: isEncrypted ? null : draft.content.trim(),
        envelope: isEncrypted ? JSON.stringify(draft.encryptedContent) : null,
        sender_key_id: isEncrypted ? draft.encryptedContent.senderKeyId : null,
        counter: isEncrypted ? draft.encryptedContent.counter : null,
        image: attachment?.image ? JSON.stringify(attachment.image) : null,
        reply_to_id: replyToId,
        created_at: time,
        read_at: null,
      })
      .execute()
    if (attachment) await attachToMessage(tx, viewer.id, attachment.name, id)
    await sql`update conversations set last_message_id = ${id}
      where user_id = ${viewer.id} and peer_id = ${receiverId}`.execute(tx)
    await sql`update conversations set last_message_id = ${id}, unread = unread + 1
      where user_id = ${receiverId} and peer_id = ${viewer.id}`.execute(tx)
    announce({ kind: 'conversation-changed', userId: receiverId, peerId: viewer.id })
    announce({ kind: 'conversation-changed', userId: viewer.id, peerId: receiverId })
    return one(tx, id)
  })
}
