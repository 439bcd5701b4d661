import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { SearchResponse } from '@skein/contract'
import { createQueryClient } from '../src/query-client.ts'
import { searchedText, useBlendedSearch } from '../src/search/search.queries.ts'
import { inCache } from './fixtures.tsx'
import { server } from './setup.ts'

const response = (...titles: string[]): SearchResponse => ({
  results: titles.map((title) => ({
    id: title,
    source: 'local',
    alsoFrom: [],
    kind: 'page',
    title,
    snippet: '',
    url: '/about',
  })),
  totalResults: titles.length,
  searchTime: 3,
  sources: [{ source: 'local', status: 'done', results: titles.length }],
})

/** A search whose stream is written by the test, piece by piece. */
function heldStream() {
  const asked: unknown[] = []
  const writers: ReadableStreamDefaultController<Uint8Array>[] = []
  server.use(
    http.post('*/api/search/blended', async ({ request }) => {
      asked.push(await request.json())
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void writers.push(controller) })
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }),
  )
  const write = (text: string) => writers.at(-1)?.enqueue(new TextEncoder().encode(text))
  return {
    asked,
    write,
    send: (event: object) => write(`data: ${JSON.stringify(event)}\n\n`),
    close: () => writers.at(-1)?.close(),
    isOpen: () => writers.length > 0,
  }
}

const start = (query: string) =>
  renderHook(({ q }) => useBlendedSearch(q), {
    wrapper: inCache(createQueryClient()),
    initialProps: { q: query },
  })

const titles = (found: SearchResponse | undefined) => found?.results.map(({ title }) => title)

test('what is found shows as it comes, in whatever pieces, and the search is over when it is done', async () => {
  const stream = heldStream()
  const { result } = start('  night   ferry ')
  await waitFor(() => expect(stream.isOpen()).toBe(true))
  // The body of section 7, to the letter.
  expect(stream.asked).toEqual([{ query: 'night ferry', sources: ['openai', 'perplexity'] }])
  const text = `data: ${JSON.stringify({ type: 'results', response: response('one') })}\r\n\r\n`
  stream.write(text.slice(0, 17))
  stream.write(text.slice(17))
  await waitFor(() => expect(titles(result.current.found)).toEqual(['one']))
  expect(result.current.isSearching).toBe(true)
  stream.send({ type: 'something later builds know' })
  stream.send({ type: 'results', response: response('one', 'two') })
  await waitFor(() => expect(titles(result.current.found)).toEqual(['one', 'two']))
  stream.send({ type: 'done', response: response('one', 'two', 'three') })
  await waitFor(() => expect(result.current.isSearching).toBe(false))
  expect(titles(result.current.found)).toEqual(['one', 'two', 'three'])
  expect(result.current.error).toBeNull()
})

test('a stream that breaks off keeps what was found, and says so', async () => {
  const stream = heldStream()
  const { result } = start('ferry')
  await waitFor(() => expect(stream.isOpen()).toBe(true))
  stream.send({ type: 'results', response: response('one') })
  await waitFor(() => expect(titles(result.current.found)).toEqual(['one']))
  stream.close()
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 0 }))
  expect(titles(result.current.found)).toEqual(['one'])
})

test('§8 a search that is not OK is an error of the search, before or in the stream, and is asked again by retry', async () => {
  server.use(
    http.post('*/api/search/blended', () =>
      HttpResponse.json({ code: 'search-failed', message: 'Search failed' }, { status: 502 }),
    ),
  )
  const { result } = start('ferry')
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ code: 'search-failed', serverMessage: 'Search failed' }),
  )
  expect(result.current.found).toBeUndefined()
  const stream = heldStream()
  result.current.retry()
  await waitFor(() => expect(stream.isOpen()).toBe(true))
  stream.send({ type: 'error', code: 'search-failed', message: 'Search failed' })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'search-failed' }))
})

test('a server that does not stream answers at once', async () => {
  server.use(http.post('*/api/search/blended', () => HttpResponse.json(response('whole'))))
  const { result } = start('ferry')
  await waitFor(() => expect(titles(result.current.found)).toEqual(['whole']))
})

test('§5 a blank question asks for nothing', () => {
  const stream = heldStream()
  const { result } = start(' \u00a0 ')
  expect(result.current).toMatchObject({ found: undefined, isSearching: false, error: null })
  expect(stream.asked).toEqual([])
  expect(searchedText('\u2003a \n b ')).toBe('a b')
})

test('a question that was left is given up, and its answer never shows under the next one', async () => {
  const stream = heldStream()
  const { result, rerender } = start('first')
  await waitFor(() => expect(stream.asked).toHaveLength(1))
  rerender({ q: 'second' })
  await waitFor(() => expect(stream.asked).toHaveLength(2))
  stream.send({ type: 'done', response: response('of the second') })
  await waitFor(() => expect(titles(result.current.found)).toEqual(['of the second']))
})
