import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useFeed } from '../src/feed/feed.queries.ts'
import { useCreatePost } from '../src/posts/create-post.ts'
import { useLike } from '../src/posts/post-toggles.ts'
import { peekPost, putPosts } from '../src/posts/post.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { idOf, inCache, postOf } from './fixtures.tsx'
import { server } from './setup.ts'

test('a like shows at once, everywhere, and counts once', async () => {
  server.use(http.post('*/api/posts/:id/like', () => HttpResponse.json({ liked: true, likes: 9 })))
  const client = createQueryClient()
  putPosts(client, [postOf(1)])
  const wrapper = inCache(client)
  const card = renderHook(() => useLike(idOf(1)), { wrapper })
  const other = renderHook(() => useLike(idOf(1)), { wrapper })
  act(() => card.result.current.toggle())
  expect([card.result.current, other.result.current]).toMatchObject([
    { liked: true, likes: 8 },
    { liked: true, likes: 8 },
  ])
  // The server's count, somebody else's like included, is what stays.
  await waitFor(() => expect(other.result.current).toMatchObject({ liked: true, likes: 9 }))
  expect(peekPost(client, idOf(1))?.viewer.liked).toBe(true)
})

test('a refused like is taken back and reported', async () => {
  server.use(
    http.post('*/api/posts/:id/like', () => HttpResponse.json({ code: 'forbidden', message: 'No.' }, { status: 403 })),
  )
  const client = createQueryClient()
  putPosts(client, [postOf(2)])
  const failures: [string, boolean][] = []
  const { result } = renderHook(
    () => useLike(idOf(2), { onError: (error, wanted) => failures.push([String(error), wanted]) }),
    {
      wrapper: inCache(client),
    },
  )
  act(() => result.current.toggle())
  expect(result.current.likes).toBe(8)
  await waitFor(() => expect(result.current).toMatchObject({ liked: false, likes: 7 }))
  expect(failures).toEqual([['ApiError: 403: {"code":"forbidden","message":"No."}', true]])
})

test('two presses in one frame end where they began, with the requests in order', async () => {
  const sent: string[] = []
  server.use(
    http.post('*/api/posts/:id/like', () => {
      sent.push('like')
      return HttpResponse.json({ liked: true, likes: 8 })
    }),
    http.delete('*/api/posts/:id/like', () => {
      sent.push('unlike')
      return HttpResponse.json({ liked: false, likes: 7 })
    }),
  )
  const client = createQueryClient()
  putPosts(client, [postOf(3)])
  const { result } = renderHook(() => useLike(idOf(3)), { wrapper: inCache(client) })
  act(() => {
    result.current.toggle()
    result.current.toggle()
  })
  await waitFor(() => expect(sent).toEqual(['like', 'unlike']))
  await waitFor(() => expect(peekPost(client, idOf(3))).toMatchObject({ likes: 7, viewer: { liked: false } }))
  expect(result.current).toMatchObject({ liked: false, likes: 7 })
})

/** Answers pages of `all` by keyset, as the API does. */
function servePages(all: number[]) {
  const asked: string[] = []
  server.use(
    http.get('*/api/posts', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const before = searchParams.get('before')
      const from = before === null ? 0 : all.findIndex((number) => idOf(number) === before) + 1
      return HttpResponse.json(
        all.slice(from, from + Number(searchParams.get('limit'))).map((number) => postOf(number)),
      )
    }),
  )
  return asked
}

test('a feed holds ids, pages by keyset and knows its end', async () => {
  const numbers = Array.from({ length: 25 }, (_, index) => 100 - index)
  const asked = servePages(numbers)
  const client = createQueryClient()
  const { result } = renderHook(() => useFeed('everyone'), { wrapper: inCache(client) })
  expect(result.current.isLoading).toBe(true)
  await waitFor(() => expect(result.current.ids).toHaveLength(20))
  expect(result.current.hasMore).toBe(true)
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.ids).toEqual(numbers.map(idOf)))
  expect(result.current.hasMore).toBe(false)
  expect(asked).toEqual(['?feed=everyone&limit=20', `?feed=everyone&limit=20&before=${idOf(81)}`])
})

test('a failed feed says so and loads on retry; a failed page keeps the posts before it', async () => {
  server.use(http.get('*/api/posts', () => HttpResponse.json({}, { status: 500 })))
  const client = createQueryClient()
  const { result } = renderHook(() => useFeed('following'), { wrapper: inCache(client) })
  await waitFor(() => expect(result.current.error).not.toBeNull())
  servePages(Array.from({ length: 30 }, (_, index) => 60 - index))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.ids).toHaveLength(20))
  expect(result.current.error).toBeNull()
  server.use(http.get('*/api/posts', () => HttpResponse.json({}, { status: 500 })))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.moreError).not.toBeNull())
  expect(result.current.ids).toHaveLength(20)
  server.resetHandlers()
  servePages(Array.from({ length: 30 }, (_, index) => 60 - index))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.ids).toHaveLength(30))
})

test('a post sent again after a failure carries the same key; the next one a new key', async () => {
  const keys: (string | null)[] = []
  let isDown = true
  server.use(
    http.post('*/api/posts', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return isDown ? HttpResponse.error() : HttpResponse.json(postOf(200 + keys.length), { status: 201 })
    }),
  )
  const client = createQueryClient()
  const { result } = renderHook(() => useCreatePost(), { wrapper: inCache(client) })
  const send = () => act(() => result.current.mutateAsync({ content: 'Hello' }).catch(() => undefined))
  await send()
  isDown = false
  await send()
  await send()
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a post whose link has no preview any more is published without it; any other refusal stays one', async () => {
  const bodies: unknown[] = []
  const keys = new Set<string | null>()
  let code = 'preview-unavailable'
  server.use(
    http.post('*/api/posts', async ({ request }) => {
      const body = await request.json()
      bodies.push(body)
      keys.add(request.headers.get('Idempotency-Key'))
      const hasPreview = typeof body === 'object' && body !== null && body['urlPreview'] !== null
      return hasPreview
        ? HttpResponse.json({ code, message: 'No.' }, { status: 422 })
        : HttpResponse.json(postOf(6), { status: 201 })
    }),
  )
  const { result } = renderHook(() => useCreatePost(), { wrapper: inCache(createQueryClient()) })
  const urlPreview = { url: 'https://a.example/', title: 'A', description: '', image: null }
  const post = { content: 'Look: https://a.example', urlPreview }
  await act(() => result.current.mutateAsync(post))
  expect(bodies).toEqual([post, { ...post, urlPreview: null }])
  expect(keys.size).toBe(1)
  code = 'invalid-input'
  await act(() => expect(result.current.mutateAsync(post)).rejects.toThrow('422'))
  expect(bodies).toHaveLength(3)
})

test('a new post leads the feeds that are loaded; a reply counts at its parent instead', async () => {
  servePages([5, 4])
  const client = createQueryClient()
  const { result } = renderHook(() => ({ feed: useFeed('everyone'), create: useCreatePost() }), {
    wrapper: inCache(client),
  })
  await waitFor(() => expect(result.current.feed.ids).toHaveLength(2))
  server.use(http.post('*/api/posts', () => HttpResponse.json(postOf(6), { status: 201 })))
  await act(() => result.current.create.mutateAsync({ content: 'New' }))
  await waitFor(() => expect(result.current.feed.ids).toEqual([6, 5, 4].map(idOf)))
  expect(result.current.feed.hasMore).toBe(false)
  server.use(http.post('*/api/posts', () => HttpResponse.json(postOf(7, { replyToId: idOf(5) }), { status: 201 })))
  await act(() => result.current.create.mutateAsync({ content: 'Reply', replyToId: idOf(5) }))
  expect(result.current.feed.ids).toEqual([6, 5, 4].map(idOf))
  expect(peekPost(client, idOf(5))?.comments).toBe(1)
})
