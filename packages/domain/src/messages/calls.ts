import { Envelope } from '@skein/contract/schemas'
import type { Database } from '../database/database.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Write } from '../events/unit-of-work.ts'
import { headerOf } from '../calls/asked.ts'
import type { CallCounts } from '../calls/call-limits.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import { accept, deleteConversation, deleteMessage, markRead } from './change-conversation.ts'
import { getConversation, getMessage, listConversations, listMessages } from './read-messages.ts'
import { reactToMessage, removeMessageReaction } from './react-to-message.ts'
import { tellTyping } from './receipts.ts'
import { sendMessage } from './send-message.ts'

type Needs = {
  database: Database
  write: Write
  events: EventBus
  counts: CallCounts
  now: Clock
}

const defineCall = callsWith<Needs>()

const send = defineCall(
  'sendMessage',
  async (context) => {
    const { viewer, body, request } = context
    return sendMessage(context, viewer, body, headerOf(request, 'idempotency-key'))
  },
  {
    limit: 'messages',
    // Text that calls itself encrypted is the mistake this product must never make: it is refused before anything else is looked at.
    checkFirst(sent) {
      if (typeof sent !== 'object' || sent === null) return
      const envelope: unknown = Reflect.get(sent, 'encryptedContent')
      if (envelope !== undefined && !Envelope.safeParse(envelope).success) throw new Problem('not-an-envelope')
    },
  },
)

export const messageCalls = [
  send,
  defineCall('listConversations', ({ viewer, query, database }) => listConversations(database, viewer.id, query)),
  defineCall('listMessages', ({ viewer, params, query, database }) =>
    listMessages(database, viewer.id, params.userId, query),
  ),
  defineCall('getMessage', ({ viewer, params, database }) =>
    getMessage(database, viewer.id, params.userId, params.messageId),
  ),
  defineCall('getConversation', ({ viewer, params, database, now }) =>
    getConversation(database, viewer.id, params.userId, now()),
  ),
  defineCall(
    'markConversationRead',
    (context) => {
      const { viewer, params, body, now } = context
      return markRead(context, viewer, { sent: params.userId, upTo: body.upTo, now: now() })
    },
    { limit: 'toggles' },
  ),
  defineCall<'tellTyping'>(
    'tellTyping',
    (context) => tellTyping(context, context.viewer, { sent: context.params.userId, typing: context.body.typing }),
    { limit: 'typing' },
  ),
  defineCall<'acceptConversation'>(
    'acceptConversation',
    ({ viewer, params, write }) => accept(write, viewer, params.userId),
    { limit: 'toggles' },
  ),
  defineCall<'deleteConversation'>(
    'deleteConversation',
    ({ viewer, params, write }) => deleteConversation(write, viewer, params.userId),
    { limit: 'toggles' },
  ),
  defineCall<'reactToMessage'>(
    'reactToMessage',
    (context) => reactToMessage(context, context.viewer, context.params, context.body),
    { limit: 'toggles' },
  ),
  defineCall<'removeMessageReaction'>(
    'removeMessageReaction',
    ({ viewer, params, write }) => removeMessageReaction(write, viewer, params),
    { limit: 'toggles' },
  ),
  defineCall<'deleteMessage'>(
    'deleteMessage',
    ({ viewer, params, write }) => deleteMessage(write, viewer, params.userId, params.messageId),
    { limit: 'toggles' },
  ),
]
