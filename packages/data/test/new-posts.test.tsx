import { act, renderHook, waitFor } from '@testing-library/react'
import type { Post } from '@skein/contract'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEventStream } from '../src/events/event-stream.ts'
import { useFeed } from '../src/feed/feed.queries.ts'
import { useNewPosts } from '../src/feed/new-posts.ts'
import { useMute } from '../src/moderation/use-moderation.ts'
import { createQueryClient } from '../src/query-client.ts'
import { seedSession } from '../src/session/session.queries.ts'
import { useThread } from '../src/thread/use-thread.ts'
import { ada, idOf, inCache, postOf } from './fixtures.tsx'
import { server } from './setup.ts'
import { FakeSource, openBrowser } from './tabs.ts'

const noor = { id: idOf(901), username: 'noor', name: 'Noor Haddad', avatar: null, verified: true }
const ines = { ...noor, id: idOf(902), username: 'ines', name: 'Ines Moreau' }

const by = (who: typeof noor, number: number, change: Partial<Post> = {}) =>
  postOf(number, { authorId: who.id, author: who, ...change })

/** A feed that a reader has open, with the stream; `rows` is what the server would answer now. */
async function reading(rows: Post[]) {
  const world = { rows, asked: 0 }
  server.use(
    http.get('*/api/posts', () => {
      world.asked += 1
      return HttpResponse.json(world.rows.slice(0, 20))
    }),
  )
  const client = createQueryClient()
  seedSession(client, ada)
  const stop = startEventStream(client, ada.id, { pace: { soon: 0, spread: 0, between: 0 } })
  stops.push(stop)
  const hook = renderHook(
    () => ({ feed: useFeed('following'), pill: useNewPosts('following'), mute: useMute(noor.id) }),
    { wrapper: inCache(client) },
  )
  await waitFor(() => expect(hook.result.current.feed.ids).toHaveLength(Math.min(20, rows.length)))
  const tell = (post: Post, following = true) =>
    FakeSource.opened[0]?.say({ type: 'post-created', id: post.id, authorId: post.authorId, following })
  return { world, client, tell, ...hook }
}

const stops: (() => void)[] = []
beforeEach(() => openBrowser({ locks: false }))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

test('P 2.3 new posts wait behind a pill with their authors, and nothing moves until they are asked for', async () => {
  const { world, tell, result } = await reading([postOf(5), postOf(4)])
  world.rows = [by(noor, 8), by(ines, 7), by(noor, 6), ...world.rows]
  for (const post of world.rows.slice(0, 3)) tell(post)
  await waitFor(() => expect(result.current.pill.count).toBe(3))
  expect(result.current.pill.authors.map(({ username }) => username)).toEqual(['noor', 'ines'])
  expect(result.current.feed.ids).toEqual([5, 4].map(idOf))
  // A burst is one question.
  expect(world.asked).toBe(2)
  let leading: string | undefined
  act(() => {
    leading = result.current.pill.show()
  })
  expect(leading).toBe(idOf(8))
  await waitFor(() => expect(result.current.feed.ids).toEqual([8, 7, 6, 5, 4].map(idOf)))
  expect(result.current.pill).toMatchObject({ count: 0, authors: [] })
})

test('own posts are not announced, and come along when the pill is pressed', async () => {
  const { world, tell, result } = await reading([postOf(5)])
  world.rows = [by(noor, 7), postOf(6), ...world.rows]
  tell(postOf(6))
  tell(by(noor, 7))
  await waitFor(() => expect(result.current.pill.count).toBe(1))
  act(() => void result.current.pill.show())
  await waitFor(() => expect(result.current.feed.ids).toEqual([7, 6, 5].map(idOf)))
})

test('an own post alone asks for nothing', async () => {
  const { world, tell, result } = await reading([postOf(5)])
  tell(postOf(6))
  tell(by(noor, 7), false)
  // What comes after it is the next to be asked for.
  world.rows = [by(noor, 8), ...world.rows]
  tell(by(noor, 8))
  await waitFor(() => expect(result.current.pill.count).toBe(1))
  expect(world.asked).toBe(2)
})

test('where a whole page is new the feed starts anew, so that no post is missing in between', async () => {
  const { world, tell, result } = await reading([by(ines, 5), by(ines, 4)])
  world.rows = [...Array.from({ length: 30 }, (_, index) => by(noor, 60 - index)), ...world.rows]
  tell(by(noor, 60))
  await waitFor(() => expect(result.current.pill.count).toBe(20))
  act(() => void result.current.pill.show())
  await waitFor(() =>
    expect(result.current.feed.ids).toEqual(Array.from({ length: 20 }, (_, index) => idOf(60 - index))),
  )
  expect(result.current.feed.hasMore).toBe(true)
})

test('whoever is muted meanwhile is not announced', async () => {
  server.use(http.post('*/api/users/:id/mute', () => new HttpResponse(null, { status: 204 })))
  const { world, tell, result } = await reading([postOf(5)])
  world.rows = [by(noor, 7), by(ines, 6), ...world.rows]
  tell(by(noor, 7))
  await waitFor(() => expect(result.current.pill.count).toBe(2))
  await act(() => result.current.mute.mute())
  await waitFor(() => expect(result.current.pill.count).toBe(1))
  expect(result.current.pill.authors.map(({ username }) => username)).toEqual(['ines'])
})

test('after a gap the first page is read quietly', async () => {
  const { world, result } = await reading([postOf(5)])
  world.rows = [by(noor, 7), ...world.rows]
  FakeSource.opened[0]?.say({ type: 'resync' })
  await waitFor(() => expect(result.current.pill.count).toBe(1))
  expect(result.current.feed.ids).toEqual([idOf(5)])
})

test('a repost by somebody followed is announced with who reposted', async () => {
  const { world, tell, result } = await reading([postOf(5)])
  const repost = { id: idOf(9), user: ines, createdAt: '2026-11-21T11:00:00.000Z' }
  world.rows = [by(noor, 3, { repost }), ...world.rows]
  tell(by(noor, 9))
  await waitFor(() => expect(result.current.pill.count).toBe(1))
  expect(result.current.pill.authors).toEqual([ines])
  act(() => void result.current.pill.show())
  await waitFor(() => expect(result.current.feed.ids).toEqual([9, 5].map(idOf)))
})

test('a failed look is silent, and is made again: the post may be the last one for long', async () => {
  const { world, tell, result } = await reading([postOf(5)])
  server.use(
    http.get(
      '*/api/posts',
      () => {
        world.asked += 1
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  world.rows = [by(noor, 7), ...world.rows]
  tell(by(noor, 7))
  await waitFor(() => expect(result.current.pill.count).toBe(1))
  expect(world.asked).toBe(3)
})

test('a feed that nobody looks at is read when somebody does', async () => {
  const { world, client, tell, unmount } = await reading([postOf(5)])
  unmount()
  world.rows = [by(noor, 7), ...world.rows]
  tell(by(noor, 7))
  const again = renderHook(() => ({ feed: useFeed('following'), pill: useNewPosts('following') }), {
    wrapper: inCache(client),
  })
  await waitFor(() => expect(again.result.current.pill.count).toBe(1))
  // Once at the beginning and once now, and never in between.
  expect(world.asked).toBe(2)
})

test('after a gap the thread that is open is read anew', async () => {
  let replies = [{ item: postOf(11, { replyToId: idOf(10) }), replies: [] }]
  let comments = 1
  server.use(
    http.get('*/api/posts/:id/replies', () => HttpResponse.json(replies)),
    http.get('*/api/posts/:id/ancestors', () => HttpResponse.json([])),
    http.get('*/api/posts/:id', () => HttpResponse.json(postOf(10, { comments }))),
  )
  const client = createQueryClient()
  seedSession(client, ada)
  stops.push(startEventStream(client, ada.id))
  const { result } = renderHook(() => useThread(idOf(10)), { wrapper: inCache(client) })
  await waitFor(() => expect(result.current.replies).toHaveLength(1))
  await waitFor(() => expect(result.current.post?.comments).toBe(1))
  replies = [...replies, { item: postOf(12, { replyToId: idOf(10) }), replies: [] }]
  comments = 2
  FakeSource.opened[0]?.say({ type: 'resync' })
  await waitFor(() => expect(result.current.replies.map(({ id }) => id)).toEqual([11, 12].map(idOf)))
  await waitFor(() => expect(result.current.post?.comments).toBe(2))
})
