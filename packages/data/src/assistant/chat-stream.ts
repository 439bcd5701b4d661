import type { ChatEvent, ChatMessage } from '@skein/contract'
import { routes } from '@skein/contract/routes'
import { ApiError } from '../client/api-error.ts'
import { accountHeaders } from '../client/call.ts'
import { refusalOf } from '../client/refusal.ts'

type Shape = Record<string, unknown>

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown): value is Shape => typeof value === 'object' && value !== null

const isMessage = (value: unknown): value is ChatMessage =>
  isObject(value) &&
  [value['id'], value['message'], value['response'], value['createdAt'], value['provider']].every(isText) &&
  Array.isArray(value['sources']) &&
  typeof value['isComplete'] === 'boolean'

/** What each kind of event must have for its use; the schemas are not part of a browser bundle. */
const shapes: Record<ChatEvent['type'], (event: Shape) => boolean> = {
  start: ({ id, createdAt, provider }) => [id, createdAt, provider].every(isText),
  text: ({ text }) => isText(text),
  done: ({ message }) => isMessage(message),
  error: ({ code, message }) => [code, message].every(isText),
}

function isEvent(value: unknown): value is ChatEvent {
  if (!isObject(value)) return false
  const [, fits] = Object.entries(shapes).find(([type]) => type === value['type']) ?? []
  return fits?.(value) === true
}

/** Reads an event; nothing for what this build does not know. */
function parse(block: string): ChatEvent | undefined {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n')
  try {
    const value: unknown = JSON.parse(data)
    return isEvent(value) ? value : undefined
  } catch {
    return undefined
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const blocks = rest.replaceAll('\r\n', '\n').split('\n\n')
      rest = done ? '' : (blocks.pop() ?? '')
      for (const block of blocks) {
        const event = parse(block)
        if (event !== undefined) yield event
      }
      if (done) return
    }
  } finally {
    reader.releaseLock()
  }
}

type Question = { message: string; key: string; signal: AbortSignal }

/**
 * Asks the assistant and gives the answer as it comes (specification §7). A server that does not stream answers at once, as one event.
 * @throws ApiError for a refusal, status 0 when there was no answer or it broke off; the abort, when `signal` gives up
 */
export async function* askAssistant({ message, key, signal }: Question): AsyncGenerator<ChatEvent> {
  const { method, path } = routes.sendChatMessage
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        ...accountHeaders(),
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ message }),
      signal,
    })
    if (!response.ok) throw await refusalOf(response)
    if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body !== null) {
      yield* eventsOf(response.body)
      return
    }
    const answer: unknown = await response.json()
    if (!isMessage(answer)) throw new TypeError('This is no answer.')
    yield { type: 'done', message: answer }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw new ApiError(0, error instanceof Error ? error.message : String(error), { cause: error })
  }
}
