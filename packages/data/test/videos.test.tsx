import { act, renderHook, waitFor } from '@testing-library/react'
import type { Post } from '@skein/contract'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useCreatePost } from '../src/posts/create-post.ts'
import { createQueryClient } from '../src/query-client.ts'
import { seedSession } from '../src/session/session.queries.ts'
import { useMarkSeen, useStoriesOf, useStoryAuthors } from '../src/stories/stories.queries.ts'
import { useVideos } from '../src/videos/videos.queries.ts'
import { ada, idOf, inCache, postOf } from './fixtures.tsx'
import { server } from './setup.ts'

const noor = { id: idOf(901), username: 'noor', name: 'Noor Haddad', avatar: null, verified: true }
const video = { url: '/media/film.webm', poster: null, width: 720, height: 1280, duration: 8 }
const film = (number: number, change: Partial<Post> = {}) => postOf(number, { video, videoUrl: video.url, ...change })

function signedIn() {
  const client = createQueryClient()
  seedSession(client, ada)
  return { client, wrapper: inCache(client) }
}

const serveVideos = (films: Post[], count = films.length) =>
  server.use(
    http.get('*/api/posts', ({ request }) => {
      const query = new URL(request.url).searchParams
      expect(query.get('media')).toBe('video')
      const from = films.findIndex(({ id }) => id === query.get('before')) + 1
      return HttpResponse.json(films.slice(from, from + Number(query.get('limit'))))
    }),
    http.get('*/api/videos/count', () => HttpResponse.json({ count })),
  )

test('the video that the address names comes first and once; the counter knows all before they are loaded', async () => {
  serveVideos(
    Array.from({ length: 23 }, (_, index) => film(60 - index)),
    23,
  )
  server.use(http.get('*/api/posts/:id', ({ params }) => HttpResponse.json(film(59, { id: String(params['id']) }))))
  const { wrapper } = signedIn()
  const { result } = renderHook(() => useVideos(idOf(59)), { wrapper })
  await waitFor(() => expect(result.current.ids).toHaveLength(20))
  expect(result.current.ids.slice(0, 3)).toEqual([idOf(59), idOf(60), idOf(58)])
  await waitFor(() => expect(result.current.total).toBe(23))
  expect(result.current.isGone).toBe(false)
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.ids).toHaveLength(23))
  expect([result.current.total, result.current.hasMore]).toEqual([23, false])
})

test('one that is gone, or has no video, or is a story is said to be, and the others play', async () => {
  serveVideos([film(5)])
  for (const [number, answer] of [
    [70, () => HttpResponse.json({ code: 'post-deleted', message: '' }, { status: 410 })],
    [71, () => HttpResponse.json(postOf(71))],
    [72, () => HttpResponse.json(film(72, { type: 'story' }))],
  ] as const) {
    server.use(http.get('*/api/posts/:id', answer))
    const { wrapper } = signedIn()
    const { result } = renderHook(() => useVideos(idOf(number)), { wrapper })
    await waitFor(() => expect(result.current.isGone).toBe(true))
    await waitFor(() => expect(result.current.ids).toEqual([idOf(5)]))
    expect(result.current.error).toBeNull()
  }
})

test('an own new video leads the videos; an own new story does not, and has the stories read anew', async () => {
  serveVideos([film(5)])
  let asked = 0
  server.use(
    http.get('*/api/stories', () => {
      asked += 1
      return HttpResponse.json([])
    }),
  )
  const { wrapper } = signedIn()
  const { result } = renderHook(
    () => ({ videos: useVideos(undefined), authors: useStoryAuthors(), create: useCreatePost() }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.videos.ids).toEqual([idOf(5)]))
  await waitFor(() => expect(asked).toBe(1))
  server.use(http.post('*/api/posts', () => HttpResponse.json(film(80), { status: 201 })))
  await act(() => result.current.create.mutateAsync({ content: 'A reel', type: 'reel' }))
  await waitFor(() => expect(result.current.videos.ids).toEqual([idOf(80), idOf(5)]))
  server.use(http.post('*/api/posts', () => HttpResponse.json(film(81, { type: 'story' }), { status: 201 })))
  await act(() => result.current.create.mutateAsync({ content: 'A story', type: 'story' }))
  await waitFor(() => expect(asked).toBe(2))
  expect(result.current.videos.ids).toEqual([idOf(80), idOf(5)])
})

test('a story that was seen is so at once in the row and in the viewer, and the server is told once', async () => {
  const told: string[] = []
  const stories = [1, 2].map((number) => ({
    post: postOf(number, { type: 'story' }),
    expiresAt: '2026-11-22T11:00:00.000Z',
    seen: false,
    views: null,
  }))
  server.use(
    http.get('*/api/stories', () =>
      HttpResponse.json([{ user: noor, count: 2, unseen: 2, latestAt: '2026-11-21T11:00:00.000Z' }]),
    ),
    http.get('*/api/users/:id/stories', () => HttpResponse.json(stories)),
    http.post('*/api/stories/:id/seen', ({ params }) => {
      told.push(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { wrapper } = signedIn()
  const { result } = renderHook(
    () => ({ row: useStoryAuthors(), of: useStoriesOf(noor.id), see: useMarkSeen(noor.id) }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.of.stories).toHaveLength(2))
  await waitFor(() => expect(result.current.row.authors).toHaveLength(1))
  act(() => result.current.see(idOf(1)))
  act(() => result.current.see(idOf(1)))
  await waitFor(() => expect(result.current.row.authors[0]?.unseen).toBe(1))
  expect(result.current.of.stories.map(({ seen }) => seen)).toEqual([true, false])
  await waitFor(() => expect(told).toEqual([idOf(1)]))
})
