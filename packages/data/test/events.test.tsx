import { act, renderHook, waitFor } from '@testing-library/react'
import type { Post, ServerEvent } from '@skein/contract'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { applyEvent } from '../src/events/apply-event.ts'
import { parseEvent } from '../src/events/parse-event.ts'
import { useFeed } from '../src/feed/feed.queries.ts'
import { notificationsQuery } from '../src/notifications/notification-pages.ts'
import { useCreatePost } from '../src/posts/create-post.ts'
import { useLike } from '../src/posts/post-toggles.ts'
import { peekPost, putPosts, usePost } from '../src/posts/post.queries.ts'
import { useDeletePost } from '../src/posts/use-delete-post.ts'
import { useReaction } from '../src/posts/use-reaction.ts'
import { createQueryClient } from '../src/query-client.ts'
import { currentUserQuery, seedSession, sessionQuery } from '../src/session/session.queries.ts'
import { useMoreReplies, useThread } from '../src/thread/use-thread.ts'
import { ada, idOf, inCache, postOf } from './fixtures.tsx'
import { server } from './setup.ts'

const changed = (number: number, counts: Partial<Pick<Post, 'likes' | 'comments'>> = {}): ServerEvent => ({
  type: 'post-changed',
  id: idOf(number),
  likes: 50,
  comments: 5,
  reposts: 3,
  reactions: [{ emoji: 'fire', count: 9 }],
  pollData: null,
  ...counts,
})

test.each([
  [{ type: 'post-created', id: 'a', authorId: 'b', following: true }, true],
  [{ type: 'post-created', id: 'a', authorId: 'b' }, false],
  [changed(1), true],
  [{ ...changed(1), likes: -1 }, false],
  [{ ...changed(1), reactions: null }, false],
  [{ ...changed(1), pollData: { options: [], totalVotes: 2 } }, true],
  [{ ...changed(1), pollData: 'soon' }, false],
  [{ type: 'post-edited', id: 'a' }, true],
  [{ type: 'post-deleted', id: 7 }, false],
  [{ type: 'reply-created', id: 'a', replyToId: 'b', authorId: 'c' }, true],
  [{ type: 'typing', userId: 'a', typing: false }, true],
  [{ type: 'typing', userId: 'a' }, false],
  [{ type: 'unread', notifications: 2, messages: 0 }, true],
  [{ type: 'unread', notifications: '2', messages: 0 }, false],
  [{ type: 'resync' }, true],
  [{ type: 'from-a-newer-server' }, false],
  [{ type: 'toString' }, false],
  [{ type: 'constructor' }, false],
  [null, false],
  ['resync', false],
])('reads the event %j: %s', (event, isKnown) => {
  expect(parseEvent(JSON.stringify(event))).toEqual(isKnown ? event : undefined)
})

test('what is no JSON is no event', () => {
  expect(parseEvent('{')).toBeUndefined()
  expect(parseEvent({ type: 'resync' })).toBeUndefined()
})

test('counts of a cached post follow the server; a post nobody has is not asked for', async () => {
  const client = createQueryClient()
  putPosts(client, [postOf(1)])
  await applyEvent(client, changed(1))
  expect(peekPost(client, idOf(1))).toMatchObject({ likes: 50, comments: 5, reposts: 3, reactions: [{ count: 9 }] })
  await applyEvent(client, changed(2))
  await applyEvent(client, { type: 'post-edited', id: idOf(2) })
  expect(peekPost(client, idOf(2))).toBeUndefined()
})

test('an event never writes over a wish that is on its way', async () => {
  const held: (() => void)[] = []
  server.use(
    http.post('*/api/posts/:id/like', async () => {
      await new Promise<void>((resolve) => held.push(resolve))
      return HttpResponse.json({ liked: true, likes: 51 })
    }),
    http.post('*/api/posts/:id/reactions', async () => {
      await new Promise<void>((resolve) => held.push(resolve))
      return HttpResponse.json([{ emoji: '100', count: 1 }])
    }),
  )
  const client = createQueryClient()
  putPosts(client, [postOf(3)])
  const { result } = renderHook(() => ({ like: useLike(idOf(3)), reaction: useReaction(idOf(3)) }), {
    wrapper: inCache(client),
  })
  act(() => {
    result.current.like.toggle()
    result.current.reaction.react('100')
  })
  // The server has counted the like already: seen beside the wish it would count twice.
  await act(() => applyEvent(client, changed(3, { likes: 51 })))
  expect(result.current.like.likes).toBe(8)
  expect(result.current.reaction.counts).toEqual([{ emoji: '100', count: 1 }])
  expect(peekPost(client, idOf(3))?.comments).toBe(5)
  await waitFor(() => expect(held).toHaveLength(2))
  for (const release of held) release()
  await waitFor(() => expect(result.current.like).toMatchObject({ liked: true, likes: 51 }))
})

test('a new wording is read anew; a post that may no longer be seen stays as it was', async () => {
  server.use(http.get('*/api/posts/:id', () => HttpResponse.json(postOf(4, { content: 'Better' })), { once: true }))
  const client = createQueryClient()
  putPosts(client, [postOf(4)])
  await applyEvent(client, { type: 'post-edited', id: idOf(4) })
  expect(peekPost(client, idOf(4))?.content).toBe('Better')
  server.use(
    http.get('*/api/posts/:id', () => HttpResponse.json({ code: 'post-not-found', message: 'No.' }, { status: 404 })),
  )
  await applyEvent(client, { type: 'post-edited', id: idOf(4) })
  expect(peekPost(client, idOf(4))?.content).toBe('Better')
})

test('a post deleted elsewhere leaves the lists and says so at its address', async () => {
  server.use(
    http.get('*/api/posts', () => HttpResponse.json([postOf(6), postOf(5)])),
    http.get('*/api/posts/:id', () => HttpResponse.json({ code: 'post-deleted', message: 'Gone.' }, { status: 410 })),
  )
  const client = createQueryClient()
  const { result } = renderHook(() => ({ feed: useFeed('everyone'), post: usePost(idOf(6)) }), {
    wrapper: inCache(client),
  })
  await waitFor(() => expect(result.current.feed.ids).toHaveLength(2))
  await act(() => applyEvent(client, { type: 'post-deleted', id: idOf(6) }))
  await waitFor(() => expect(result.current.feed.ids).toEqual([idOf(5)]))
  expect(result.current.post.gone).toBe('deleted')
})

function openThread() {
  server.use(
    http.get('*/api/posts/:id/ancestors', () => HttpResponse.json([])),
    http.get('*/api/posts/:id/replies', () =>
      HttpResponse.json([{ item: postOf(11, { replyToId: idOf(10) }), replies: [] }]),
    ),
    http.get('*/api/posts/:id', ({ params }) =>
      HttpResponse.json(params['id'] === idOf(10) ? postOf(10, { comments: 1 }) : postOf(12, { replyToId: idOf(10) })),
    ),
  )
  const client = createQueryClient()
  return { client, ...renderHook(() => useThread(idOf(10)), { wrapper: inCache(client) }) }
}

test('a reply appears in the thread that is open, once, whoever tells of it first', async () => {
  const { client, result } = openThread()
  await waitFor(() => expect(result.current.replies).toHaveLength(1))
  await waitFor(() => expect(result.current.post?.comments).toBe(1))
  const event: ServerEvent = { type: 'reply-created', id: idOf(12), replyToId: idOf(10), authorId: idOf(901) }
  await act(() => applyEvent(client, event))
  await waitFor(() => expect(result.current.replies.map(({ id }) => id)).toEqual([idOf(11), idOf(12)]))
  await act(() => applyEvent(client, event))
  // What is told after it is shown after it.
  await act(() => applyEvent(client, changed(10, { comments: 6 })))
  await waitFor(() => expect(result.current.post?.comments).toBe(6))
  expect(result.current.replies.map(({ id }) => id)).toEqual([idOf(11), idOf(12)])
})

test('a thread that is not open is read anew when it is', async () => {
  const { client, result, unmount } = openThread()
  await waitFor(() => expect(result.current.replies).toHaveLength(1))
  unmount()
  await applyEvent(client, { type: 'reply-created', id: idOf(12), replyToId: idOf(10), authorId: idOf(901) })
  expect(client.getQueriesData({ queryKey: ['thread'] })).toEqual([])
})

test('a live reply to a reply leaves its further replies open', async () => {
  const { client, result } = openThread()
  await waitFor(() => expect(result.current.replies).toHaveLength(1))
  const more = renderHook(() => useMoreReplies(idOf(11), null), { wrapper: inCache(client) })
  act(() => more.result.current.load())
  await waitFor(() => expect(more.result.current.isOpen).toBe(true))
  await act(() => applyEvent(client, { type: 'reply-created', id: idOf(13), replyToId: idOf(11), authorId: idOf(901) }))
  more.rerender()
  expect(more.result.current.isOpen).toBe(true)
})

test('a reply counts once at its parent, whether the stream or the answer comes first', async () => {
  const client = createQueryClient()
  const { result } = renderHook(() => ({ create: useCreatePost(), remove: useDeletePost(idOf(22)) }), {
    wrapper: inCache(client),
  })
  for (const isStreamFirst of [true, false]) {
    putPosts(client, [postOf(20, { comments: 5 })])
    const counted = () => applyEvent(client, changed(20, { comments: 6 }))
    server.use(
      http.post('*/api/posts', async () => {
        if (isStreamFirst) await counted()
        return HttpResponse.json(postOf(22, { replyToId: idOf(20) }), { status: 201 })
      }),
    )
    await act(() => result.current.create.mutateAsync({ content: 'Here', replyToId: idOf(20) }))
    if (!isStreamFirst) await counted()
    expect(peekPost(client, idOf(20))?.comments).toBe(6)
    const uncounted = () => applyEvent(client, changed(20, { comments: 5 }))
    server.use(
      http.delete('*/api/posts/:id', async () => {
        if (isStreamFirst) await uncounted()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await act(() => result.current.remove.mutateAsync())
    if (!isStreamFirst) await uncounted()
    expect(peekPost(client, idOf(20))?.comments).toBe(5)
  }
})

test('unread counts reach the session under both keys, and a visitor has none', async () => {
  const client = createQueryClient()
  seedSession(client, ada)
  await applyEvent(client, { type: 'unread', notifications: 3, messages: 1 })
  for (const { queryKey } of [sessionQuery, currentUserQuery])
    expect(client.getQueryData(queryKey)).toMatchObject({ username: 'ada', unread: { notifications: 3, messages: 1 } })
  seedSession(client, null)
  await applyEvent(client, { type: 'unread', notifications: 3, messages: 1 })
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
})

test('beyond what is counted the number stays the same, and a list that is kept is forgotten all the same', async () => {
  const client = createQueryClient()
  seedSession(client, { ...ada, unread: { notifications: 100, messages: 0 } })
  const { queryKey } = notificationsQuery(undefined)
  const keep = () => client.setQueryData(queryKey, { pages: [[]], pageParams: [undefined] })
  keep()
  await applyEvent(client, { type: 'unread', notifications: 100, messages: 0 })
  expect(client.getQueryData(queryKey)).toBeUndefined()
  seedSession(client, { ...ada, unread: { notifications: 99, messages: 0 } })
  keep()
  await applyEvent(client, { type: 'unread', notifications: 99, messages: 1 })
  expect(client.getQueryData(queryKey)).toBeDefined()
})
