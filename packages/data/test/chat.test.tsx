import type { ChatEvent, ChatMessage } from '@skein/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useChat } from '../src/assistant/chat.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { seedSession } from '../src/session/session.queries.ts'
import { ada, idOf, inCache } from './fixtures.tsx'
import { server } from './setup.ts'

const messageOf = (number: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: idOf(number),
  message: `Question ${number}`,
  response: 'The tram leaves at nine.',
  createdAt: '2026-11-21T10:00:00.000Z',
  userId: ada.id,
  sources: [],
  provider: 'openai',
  isComplete: true,
  ...change,
})

const start = (number: number): ChatEvent => ({
  type: 'start',
  id: idOf(number),
  createdAt: '2026-11-21T10:00:00.000Z',
  provider: 'openai',
})

type Streaming = {
  send: (...events: ChatEvent[]) => void
  sendRaw: (text: string) => void
  end: () => void
  break: () => void
}

/** A server with a conversation; each question is handed to `answers`. */
function begin({ list = [] as ChatMessage[], isOpen = true } = {}) {
  const asked: { message: unknown; key: string | null; signal: AbortSignal }[] = []
  const loads: string[] = []
  let respond: (streaming: Streaming) => Response | void = () => undefined
  server.use(
    http.get('*/api/chat/messages', ({ request }) => {
      const url = new URL(request.url)
      loads.push(url.search)
      const before = url.searchParams.get('before')
      return HttpResponse.json(list.filter(({ id }) => before === null || id < before).slice(0, 20))
    }),
    http.delete('*/api/chat/messages', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/chat/messages', async ({ request }) => {
      const { message }: { message?: unknown } = Object(await request.clone().json())
      asked.push({ message, key: request.headers.get('idempotency-key'), signal: request.signal })
      const encoder = new TextEncoder()
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given
        },
      })
      const sendRaw = (text: string) => controller?.enqueue(encoder.encode(text))
      const refusal = respond({
        sendRaw,
        send: (...events) => {
          for (const event of events) sendRaw(`data: ${JSON.stringify(event)}\n\n`)
        },
        end: () => controller?.close(),
        break: () => controller?.error(new TypeError('gone')),
      })
      return refusal ?? new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }),
  )
  const client = createQueryClient()
  seedSession(client, ada)
  const hook = renderHook((props: { isOpen: boolean }) => useChat(props), {
    wrapper: inCache(client),
    initialProps: { isOpen },
  })
  return {
    ...hook,
    asked,
    loads,
    onAsk: (how: typeof respond) => {
      respond = how
    },
    ready: () => waitFor(() => expect(hook.result.current.isLoading).toBe(false)),
  }
}

test('transition:assistant-loads-while-open', async () => {
  const { result, loads, rerender } = begin({ list: [messageOf(1)], isOpen: false })
  expect(loads).toEqual([])
  rerender({ isOpen: true })
  await waitFor(() => expect(result.current.messages).toHaveLength(1))
  expect(loads).toEqual(['?limit=20'])
})

test('an answer comes in pieces, cut anywhere, and ends as the whole message', async () => {
  const { result, ready, onAsk } = begin({ list: [messageOf(1)] })
  await ready()
  let streaming: Streaming | undefined
  onAsk((given) => void (streaming = given))
  act(() => result.current.ask('  Where to? '))
  expect(result.current.turn).toMatchObject({ question: 'Where to?', status: 'writing', text: '' })
  await waitFor(() => expect(streaming).toBeDefined())
  const event = `data: ${JSON.stringify({ type: 'text', text: 'Tram ünd hill' })}\n\n`
  act(() => {
    streaming?.send(start(2))
    streaming?.sendRaw(event.slice(0, 20))
    streaming?.sendRaw(`${event.slice(20)}data: {"type":"later"}\n\n: ping\n\n`)
  })
  await waitFor(() => expect(result.current.turn?.text).toBe('Tram ünd hill'))
  act(() => {
    streaming?.send({ type: 'done', message: messageOf(2) })
    streaming?.end()
  })
  await waitFor(() => expect(result.current.turn).toBeNull())
  expect(result.current.messages.map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
})

test('an answer that is there before the conversation is stands in it', async () => {
  const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>()
  const { result, onAsk } = begin()
  server.use(
    http.get('*/api/chat/messages', async () => {
      await isLate
      return HttpResponse.json([])
    }),
  )
  onAsk(({ send, end }) => {
    send(start(2), { type: 'text', text: 'The tram leaves at nine.' }, { type: 'done', message: messageOf(2) })
    end()
  })
  act(() => result.current.ask('Where to?'))
  await waitFor(() => expect(result.current.turn?.text).toBe('The tram leaves at nine.'))
  expect(result.current.isLoading).toBe(true)
  arrive()
  await waitFor(() => expect(result.current.turn).toBeNull())
  expect(result.current.messages.map(({ id }) => id)).toEqual([idOf(2)])
})

test('what had come is kept when the member stops, and the request is given up', async () => {
  const { result, ready, onAsk, asked } = begin()
  await ready()
  onAsk(({ send }) => send(start(2), { type: 'text', text: 'Take the ' }))
  act(() => result.current.ask('Where to?'))
  await waitFor(() => expect(result.current.turn?.text).toBe('Take the '))
  act(() => result.current.stop())
  await waitFor(() => expect(result.current.turn).toBeNull())
  expect(result.current.messages).toMatchObject([{ id: idOf(2), response: 'Take the', isComplete: false }])
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true))
})

test('what had come is kept when the connection breaks', async () => {
  const { result, ready, onAsk } = begin()
  await ready()
  let streaming: Streaming | undefined
  onAsk((given) => void (streaming = given))
  act(() => result.current.ask('Where to?'))
  await waitFor(() => expect(streaming).toBeDefined())
  act(() => streaming?.send(start(2), { type: 'text', text: 'Take the tram' }))
  await waitFor(() => expect(result.current.turn?.text).toBe('Take the tram'))
  act(() => streaming?.break())
  await waitFor(() => expect(result.current.messages).toMatchObject([{ response: 'Take the tram', isComplete: false }]))
})

test('a question without an answer stays, says why, and is asked again under the same key', async () => {
  const { result, ready, onAsk, asked } = begin()
  await ready()
  onAsk(() =>
    HttpResponse.json({ code: 'provider-failed', message: 'The assistant could not be reached.' }, { status: 502 }),
  )
  act(() => result.current.ask('Where to?'))
  await waitFor(() => expect(result.current.turn?.status).toBe('failed'))
  expect(result.current.turn).toMatchObject({ question: 'Where to?', error: { code: 'provider-failed' } })
  onAsk(({ send, end }) => {
    send(start(3), { type: 'done', message: messageOf(3) })
    end()
  })
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.messages).toHaveLength(1))
  expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key])
  expect(result.current.turn).toBeNull()
})

test('a stop before the first word keeps the question, and asking again is a new request', async () => {
  const { result, ready, onAsk, asked } = begin()
  await ready()
  onAsk(() => undefined)
  act(() => result.current.ask('Where to?'))
  await waitFor(() => expect(asked).toHaveLength(1))
  act(() => result.current.stop())
  await waitFor(() => expect(result.current.turn?.status).toBe('stopped'))
  onAsk(() => HttpResponse.json(messageOf(4), { status: 201 }))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.messages).toHaveLength(1))
  expect(asked[1]?.key).not.toBe(asked[0]?.key)
})

test('an error in the middle says why where nothing had come', async () => {
  const { result, ready, onAsk } = begin()
  await ready()
  onAsk(({ send, end }) => {
    send(start(2), { type: 'error', code: 'internal', message: 'Something went wrong on our side.' })
    end()
  })
  act(() => result.current.ask('Where to?'))
  await waitFor(() => expect(result.current.turn?.status).toBe('failed'))
  expect(result.current.turn?.error?.text).toBe('Something went wrong on our side.')
})

test('earlier messages come by pages, and a new conversation has none', async () => {
  const list = Array.from({ length: 25 }, (_, index) => messageOf(100 - index))
  const { result, ready } = begin({ list })
  await ready()
  expect(result.current.messages).toHaveLength(20)
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.messages).toHaveLength(25))
  expect(result.current.messages[0]?.id).toBe(idOf(76))
  act(() => result.current.clear.mutate())
  await waitFor(() => expect(result.current.messages).toEqual([]))
})
