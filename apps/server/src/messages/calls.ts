import { Envelope } from '@skein/contract/schemas'
import { defineCall } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'
import { acceptBlob, keepBlob } from './attachment.ts'
import { accept, deleteConversation, deleteMessage, markRead } from './change-conversation.ts'
import { getConversation, listConversations, listMessages } from './read-messages.ts'
import { sendMessage } from './send-message.ts'

const send = defineCall(
  'sendMessage',
  async (context) => {
    const { viewer, body, request, limits } = context
    limits.messages.take(viewer.id)
    const key = request.headers['idempotency-key']
    return sendMessage(context, viewer, body, typeof key === 'string' ? key : undefined)
  },
  {
    // Text that calls itself encrypted is the mistake this product must never make: it is refused before anything else is looked at.
    checkFirst(sent) {
      if (typeof sent !== 'object' || sent === null) return
      const envelope: unknown = Reflect.get(sent, 'encryptedContent')
      if (envelope !== undefined && !Envelope.safeParse(envelope).success) throw new Problem('not-an-envelope')
    },
  },
)

const upload = defineCall(
  'uploadMessageBlob',
  async (context) => {
    const { viewer, request, limits } = context
    limits.uploads.take(viewer.id)
    const announced = Number(request.headers['content-length'] ?? 0)
    return { url: await keepBlob(context, viewer, request.body, announced) }
  },
  { receive: acceptBlob },
)

export const messageCalls = [
  send,
  upload,
  defineCall('listConversations', ({ viewer, query, database }) => listConversations(database, viewer.id, query)),
  defineCall('listMessages', ({ viewer, params, query, database }) =>
    listMessages(database, viewer.id, params.userId, query),
  ),
  defineCall('getConversation', ({ viewer, params, database, now }) =>
    getConversation(database, viewer.id, params.userId, now()),
  ),
  defineCall('markConversationRead', (context) => {
    const { viewer, params, body, now, limits } = context
    limits.toggles.take(viewer.id)
    return markRead(context, viewer, { sent: params.userId, upTo: body.upTo, now: now() })
  }),
  defineCall<'acceptConversation'>('acceptConversation', ({ viewer, params, write, limits }) => {
    limits.toggles.take(viewer.id)
    return accept(write, viewer, params.userId)
  }),
  defineCall<'deleteConversation'>('deleteConversation', ({ viewer, params, write, limits }) => {
    limits.toggles.take(viewer.id)
    return deleteConversation(write, viewer, params.userId)
  }),
  defineCall<'deleteMessage'>('deleteMessage', ({ viewer, params, write, limits }) => {
    limits.toggles.take(viewer.id)
    return deleteMessage(write, viewer, params.userId, params.messageId)
  }),
]
