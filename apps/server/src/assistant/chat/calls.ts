import { limits } from '@skein/contract'
import type { ChatEvent } from '@skein/contract'
import { isTooLong } from '@skein/contract/text'
import { callsWith, fieldsOf } from '../../http/calls.ts'
import type { CheckAnswer } from '../../http/calls.ts'
import { Problem } from '../../http/problem.ts'
import { standingHeaders } from '../../http/standing-headers.ts'
import type { InsightReader } from '../insights.ts'
import { whenLeft } from '../when-left.ts'
import type { Chat } from './chat.ts'

type Needs = {
  chat: Chat
  insights: InsightReader
  checkAnswer: CheckAnswer | undefined
}

const defineCall = callsWith<Needs>()

/** Neither stored, nor changed, nor collected on the way: each word is shown as it comes. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const

const list = defineCall('listChatMessages', ({ viewer, query, chat }) =>
  chat.page(viewer, { before: query.before?.toLowerCase(), limit: query.limit }),
)

/**
 * §7 POST /api/chat/messages. With `Accept: text/event-stream` the answer comes as it is written; a refusal before its first word is an
 * answer like any other, so that both ways fail alike.
 */
const send = defineCall(
  'sendChatMessage',
  async ({ viewer, body, request, reply, chat, checkAnswer }) => {
    const sent = request.headers['idempotency-key']
    const key = typeof sent === 'string' ? sent : undefined
    const left = whenLeft(reply)
    const question = body.message.trim()
    const isStreamed = request.headers.accept?.includes('text/event-stream') === true
    if (!isStreamed) return chat.ask(viewer, question, { key, left, onEvent: () => {} })

    let hasBegun = false
    const write = (event: ChatEvent) => {
      if (!hasBegun) {
        hasBegun = true
        reply.hijack()
        reply.raw.writeHead(200, { ...standingHeaders(reply), ...headers })
      }
      if (!reply.raw.writableEnded && !left.aborted) reply.raw.write(`data: ${JSON.stringify(event)}\n\n`)
    }
    let start: ChatEvent | undefined
    try {
      const message = await chat.ask(viewer, question, {
        key,
        left,
        onEvent(event) {
          // Who answers is known before it is known whether there is an answer.
          if (event.type === 'start') start = event
          else {
            if (start !== undefined) write(start)
            start = undefined
            write(event)
          }
        },
      })
      checkAnswer?.('sendChatMessage', message)
      write({ type: 'done', message })
      return message
    } catch (error) {
      // Once it has begun, its last event says what a status would have said.
      const { code, message } = error instanceof Problem ? error : new Problem('internal')
      if (hasBegun) write({ type: 'error', code, message })
      throw error
    } finally {
      if (hasBegun) reply.raw.end()
    }
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
