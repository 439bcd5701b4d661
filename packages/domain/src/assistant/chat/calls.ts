import { limits } from '@skein/contract'
import type { ChatEvent } from '@skein/contract'
import { isTooLong } from '@skein/contract/text'
import { headerOf } from '../../calls/asked.ts'
import { callsWith, fieldsOf } from '../../calls/define-call.ts'
import type { CheckAnswer } from '../../calls/define-call.ts'
import { EventAnswer, acceptsEvents, failureEvent } from '../../calls/event-answer.ts'
import { createEventQueue } from '../../calls/event-queue.ts'
import { Problem } from '../../calls/problem.ts'
import type { Log } from '../../ports.ts'
import type { InsightReader } from '../insights.ts'
import type { Chat, Listener } from './chat.ts'

type Needs = {
  chat: Chat
  insights: InsightReader
  checkAnswer: CheckAnswer | undefined
  log: Log
}

const defineCall = callsWith<Needs>()

const list = defineCall('listChatMessages', ({ viewer, query, chat }) =>
  chat.page(viewer, { before: query.before?.toLowerCase(), limit: query.limit }),
)

/**
 * §7 POST /api/chat/messages. With `Accept: text/event-stream` the answer comes as it is written; a refusal before its first word is an
 * answer like any other, so that both ways fail alike.
 */
const send = defineCall(
  'sendChatMessage',
  async ({ viewer, body, request, left, chat, checkAnswer, log }) => {
    const key = headerOf(request, 'idempotency-key')
    const question = body.message.trim()
    if (!acceptsEvents(request)) return chat.ask(viewer, question, { key, left, onEvent: () => {} })

    const queue = createEventQueue<ChatEvent>()
    let start: ChatEvent | undefined
    const onEvent: Listener = (event) => {
      // Who answers is known before it is known whether there is an answer.
      if (event.type === 'start') start = event
      else {
        if (start !== undefined) queue.push(start)
        start = undefined
        queue.push(event)
      }
    }
    async function tell() {
      try {
        const message = await chat.ask(viewer, question, { key, left, onEvent })
        checkAnswer?.('sendChatMessage', message)
        queue.push({ type: 'done', message })
      } catch (error) {
        if (!queue.hasBegun()) throw error
        if (!(error instanceof Problem)) log.error({ err: error }, 'an answer broke off')
        queue.push(failureEvent(error))
      } finally {
        queue.end()
      }
    }
    await Promise.race([queue.begun, tell()])
    return new EventAnswer(queue.events)
  },
  {
    limit: 'assistance',
    refuseBody(sent, issues) {
      const fields = fieldsOf(issues)
      const text: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'message') : undefined
      const isLong = typeof text === 'string' && isTooLong(text, limits.message.max)
      const message = isLong ? `A question can have up to ${limits.message.max} characters.` : undefined
      return message === undefined ? undefined : new Problem('invalid-input', { fields, message })
    },
  },
)

const clear = defineCall(
  'clearChat',
  async ({ viewer, chat }) => {
    await chat.clear(viewer)
    return undefined
  },
  { limit: 'toggles' },
)

const insights = defineCall('getInsights', ({ viewer, insights: digests }) => digests.of(viewer))

export const chatCalls = [list, send, clear, insights]
