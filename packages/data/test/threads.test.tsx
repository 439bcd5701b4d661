import { act, renderHook, waitFor } from '@testing-library/react'
import type { Post, Tombstone } from '@skein/contract'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useMute } from '../src/moderation/use-moderation.ts'
import { useFeed } from '../src/feed/feed.queries.ts'
import { useCreatePost } from '../src/posts/create-post.ts'
import { peekPost, usePost } from '../src/posts/post.queries.ts'
import { useDeletePost } from '../src/posts/use-delete-post.ts'
import { useEditPost } from '../src/posts/use-edit-post.ts'
import { usePostHistory } from '../src/posts/post-history.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { useMoreReplies, useThread } from '../src/thread/use-thread.ts'
import { idOf, inCache, postOf } from './fixtures.tsx'
import { server } from './setup.ts'

const gone: Tombstone = {
  id: idOf(12),
  tombstone: 'deleted',
  createdAt: '2026-11-21T10:00:00.000Z',
  replyToId: idOf(1),
  comments: 1,
}

const answerTo = (parent: number, number: number, change: Partial<Post> = {}) =>
  postOf(number, { replyToId: idOf(parent), replyToUsername: 'ada', ...change })

/** A thread: post 1 below post 0, with a busy reply 11, a deleted one 12 and a quiet one 13. */
beforeEach(() => {
  server.use(
    http.get('*/api/posts/:id/ancestors', () => HttpResponse.json([postOf(0)])),
    http.get('*/api/posts/:id/replies', ({ params, request }) => {
      const after = new URL(request.url).searchParams.get('after')
      if (params['id'] === idOf(11)) {
        const all = [21, 22, 23, 24].map((number) => ({ item: answerTo(11, number), replies: [] }))
        return HttpResponse.json(all.filter(({ item }) => after === null || item.id > after))
      }
      return HttpResponse.json([
        { item: answerTo(1, 11, { comments: 4 }), replies: [answerTo(11, 21), answerTo(11, 22)] },
        { item: gone, replies: [answerTo(12, 31)] },
        { item: answerTo(1, 13), replies: [] },
      ])
    }),
    http.get('*/api/posts/:id', () => HttpResponse.json(answerTo(0, 1, { comments: 3 }))),
  )
})

async function thread() {
  const client = createQueryClient()
  const wrapper = inCache(client)
  const hook = renderHook(() => useThread(idOf(1)), { wrapper })
  await waitFor(() => expect(hook.result.current.replies).toHaveLength(3))
  await waitFor(() => expect(hook.result.current.ancestors).toHaveLength(1))
  await waitFor(() => expect(hook.result.current.state).toBe('shown'))
  return { client, wrapper, result: hook.result }
}

test('a thread is its post, what it answers, and the replies with the first replies to each', async () => {
  const { result } = await thread()
  expect(result.current.ancestors).toEqual([{ id: idOf(0), tombstone: null }])
  expect(result.current.replies).toEqual([
    {
      id: idOf(11),
      tombstone: null,
      replies: [
        { id: idOf(21), tombstone: null },
        { id: idOf(22), tombstone: null },
      ],
      after: idOf(22),
      more: 2,
    },
    { id: idOf(12), tombstone: gone, replies: [{ id: idOf(31), tombstone: null }], after: idOf(31), more: 0 },
    { id: idOf(13), tombstone: null, replies: [], after: null, more: 0 },
  ])
})

test('further replies to a reply are asked for when wanted, after the last that is known', async () => {
  const { wrapper, result } = await thread()
  const [busy] = result.current.replies
  const more = renderHook(() => useMoreReplies(idOf(11), busy?.after ?? null), { wrapper })
  expect(more.result.current).toMatchObject({ replies: [], isOpen: false, hasMore: true })
  act(() => more.result.current.load())
  await waitFor(() => expect(more.result.current.replies.map(({ id }) => id)).toEqual([idOf(23), idOf(24)]))
  expect(more.result.current).toMatchObject({ isOpen: true, hasMore: false })
})

test('a reply counts at its parent and appears in the open thread, at the end or below the reply it answers', async () => {
  const { client, wrapper, result } = await thread()
  const create = renderHook(() => useCreatePost(), { wrapper })
  server.use(http.post('*/api/posts', () => HttpResponse.json(answerTo(1, 14), { status: 201 })))
  await act(() => create.result.current.mutateAsync({ content: 'Here', replyToId: idOf(1) }))
  await waitFor(() => expect(result.current.replies.at(-1)).toMatchObject({ id: idOf(14), replies: [] }))
  expect(result.current.post?.comments).toBe(4)
  server.use(http.post('*/api/posts', () => HttpResponse.json(answerTo(13, 15), { status: 201 })))
  await act(() => create.result.current.mutateAsync({ content: 'Below', replyToId: idOf(13) }))
  await waitFor(() =>
    expect(result.current.replies[2]).toMatchObject({ id: idOf(13), replies: [{ id: idOf(15) }], more: 0 }),
  )
  expect(peekPost(client, idOf(13))?.comments).toBe(1)
})

test('a deleted reply is a tombstone at once, and a reply again at its place when that fails', async () => {
  const { wrapper, result } = await thread()
  let answer = () => HttpResponse.json({ code: 'internal', message: 'No.' }, { status: 500 })
  const held: (() => void)[] = []
  server.use(
    http.delete('*/api/posts/:id', async () => {
      await new Promise<void>((resolve) => held.push(resolve))
      return answer()
    }),
  )
  const { result: remove } = renderHook(() => useDeletePost(idOf(21)), { wrapper })
  const failing = remove.current.mutateAsync().catch((error: unknown) => error)
  await waitFor(() => expect(result.current.replies[0]?.replies[0]?.tombstone?.tombstone).toBe('deleted'))
  await waitFor(() => expect(held).toHaveLength(1))
  held.shift()?.()
  expect(await failing).toMatchObject({ status: 500 })
  await waitFor(() => expect(result.current.replies[0]?.replies[0]).toEqual({ id: idOf(21), tombstone: null }))

  answer = () => new HttpResponse(null, { status: 204 })
  const succeeding = remove.current.mutateAsync()
  await waitFor(() => expect(held).toHaveLength(1))
  held.shift()?.()
  await act(() => succeeding)
  expect(result.current.replies[0]?.replies.map(({ tombstone }) => tombstone?.tombstone)).toEqual([
    'deleted',
    undefined,
  ])
})

test('a deleted post leaves every list at once; failing, it stands again between its neighbours', async () => {
  const held: ((answer: Response) => void)[] = []
  server.use(
    http.get('*/api/posts', () => HttpResponse.json([postOf(9), postOf(8), postOf(7)])),
    http.delete('*/api/posts/:id', () => new Promise<Response>((resolve) => held.push(resolve))),
  )
  const { result } = renderHook(
    () => ({ feed: useFeed('everyone'), other: useFeed('following'), remove: useDeletePost(idOf(8)) }),
    { wrapper: inCache(createQueryClient()) },
  )
  const shown = () => [result.current.feed.ids, result.current.other.ids]
  const without = [[9, 7].map(idOf), [9, 7].map(idOf)]
  await waitFor(() => expect(shown()).toEqual([[9, 8, 7].map(idOf), [9, 8, 7].map(idOf)]))

  const failing = result.current.remove.mutateAsync().catch(() => undefined)
  await waitFor(() => expect(held).toHaveLength(1))
  expect(shown()).toEqual(without)
  held.shift()?.(HttpResponse.error())
  await act(() => failing)
  await waitFor(() => expect(shown()).toEqual([[9, 8, 7].map(idOf), [9, 8, 7].map(idOf)]))

  const succeeding = result.current.remove.mutateAsync()
  await waitFor(() => expect(held).toHaveLength(1))
  held.shift()?.(new HttpResponse(null, { status: 204 }))
  await act(() => succeeding)
  await waitFor(() => expect(result.current.remove.isSuccess).toBe(true))
  expect(shown()).toEqual(without)
})

test('a post that was deleted says so at its address, and quotes of it are empty', async () => {
  server.use(
    http.get('*/api/posts', () => {
      const quoted = postOf(8)
      const { id, content, entities, author, postedBy, createdAt, images, video, isAiGenerated, contentWarning } =
        quoted
      const quote = {
        id,
        content,
        entities,
        author,
        postedBy,
        createdAt,
        images,
        video,
        isAiGenerated,
        contentWarning,
        pollQuestion: null,
      }
      return HttpResponse.json([postOf(9, { quoteOfId: idOf(8), quote }), quoted])
    }),
    http.delete('*/api/posts/:id', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/posts/:id', () => HttpResponse.json({ code: 'post-deleted', message: 'Gone.' }, { status: 410 })),
  )
  const client = createQueryClient()
  const { result } = renderHook(
    () => ({ feed: useFeed('everyone'), remove: useDeletePost(idOf(8)), post: usePost(idOf(8)) }),
    { wrapper: inCache(client) },
  )
  await waitFor(() => expect(result.current.feed.ids).toHaveLength(2))
  await act(() => result.current.remove.mutateAsync())
  await waitFor(() => expect(result.current.post).toMatchObject({ post: undefined, gone: 'deleted' }))
  expect(peekPost(client, idOf(9))).toMatchObject({ quoteOfId: idOf(8), quote: null })
})

test.each([
  [410, 'post-deleted', 'deleted'],
  [404, 'post-not-found', 'unavailable'],
  [500, 'internal', 'failed'],
])('a thread whose post answers %d %s is %s', async (status, code, state) => {
  server.use(http.get('*/api/posts/:id', () => HttpResponse.json({ code, message: 'No.' }, { status })))
  const { result } = renderHook(() => useThread(idOf(1)), { wrapper: inCache(createQueryClient()) })
  expect(result.current.state).toBe('loading')
  await waitFor(() => expect(result.current.state).toBe(state))
})

test.each([
  [410, 'post-deleted', false],
  [404, 'post-not-found', false],
  [500, 'internal', true],
])(
  'what a post answers, refused with %d %s along with the post itself, counts as a failure: %s',
  async (status, code, fails) => {
    const refuse = () => HttpResponse.json({ code, message: 'No.' }, { status })
    server.use(http.get('*/api/posts/:id', refuse), http.get('*/api/posts/:id/ancestors', refuse))
    const client = createQueryClient()
    const { result } = renderHook(() => useThread(idOf(1)), { wrapper: inCache(client) })
    await waitFor(() => expect(client.getQueryState(['thread', idOf(1), 'ancestors'])?.status).toBe('error'))
    await waitFor(() => expect(result.current.state).not.toBe('loading'))
    expect(result.current.ancestorsError !== null).toBe(fails)
  },
)

test('retry repeats what failed, and only that', async () => {
  let isDown = true
  const asked: string[] = []
  server.use(
    http.get('*/api/posts/:id/replies', () => {
      asked.push('replies')
      return isDown ? HttpResponse.error() : HttpResponse.json([])
    }),
    http.get('*/api/posts/:id/ancestors', () => {
      asked.push('ancestors')
      return HttpResponse.json([])
    }),
  )
  const { result } = renderHook(() => useThread(idOf(1)), { wrapper: inCache(createQueryClient()) })
  await waitFor(() => expect(result.current.repliesError).not.toBeNull())
  await waitFor(() => expect(result.current.state).toBe('shown'))
  isDown = false
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.repliesError).toBeNull())
  expect(asked.toSorted()).toEqual(['ancestors', 'replies', 'replies'])
})

test('in a thread a muted member leaves no place, except where others answered', async () => {
  const noor = { id: idOf(901), username: 'noor', name: 'Noor Haddad', avatar: null, verified: true }
  const hers = { authorId: noor.id, author: noor }
  server.use(
    http.get('*/api/posts/:id/replies', () =>
      HttpResponse.json([
        { item: answerTo(1, 11, hers), replies: [answerTo(11, 21)] },
        { item: answerTo(1, 13, hers), replies: [] },
        { item: answerTo(1, 14), replies: [answerTo(14, 22, hers)] },
      ]),
    ),
    http.post('*/api/users/:id/mute', () => new HttpResponse(null, { status: 204 })),
    http.delete('*/api/users/:id/mute', () => new HttpResponse(null, { status: 204 })),
  )
  const { wrapper, result } = await thread()
  const mute = renderHook(() => useMute(noor.id), { wrapper })
  await act(() => mute.result.current.mute())
  await waitFor(() => expect(result.current.replies.map(({ id }) => id)).toEqual([11, 14].map(idOf)))
  expect(result.current.replies).toMatchObject([
    { tombstone: { tombstone: 'unavailable' }, replies: [{ id: idOf(21), tombstone: null }] },
    { tombstone: null, replies: [] },
  ])
  await act(() => mute.result.current.unmute())
  await waitFor(() => expect(result.current.replies.map(({ id }) => id)).toEqual([11, 13, 14].map(idOf)))
})

test('a new wording is everywhere at once, and the history is read anew', async () => {
  const { client, wrapper } = await thread()
  let reads = 0
  server.use(
    http.patch('*/api/posts/:id', () =>
      HttpResponse.json(postOf(1, { content: 'Better', editedAt: '2026-11-21T12:00:00.000Z' })),
    ),
    http.get('*/api/posts/:id/history', () => {
      reads += 1
      return HttpResponse.json([{ content: 'Better', entities: [], createdAt: '2026-11-21T12:00:00.000Z' }])
    }),
  )
  const history = renderHook(() => usePostHistory(idOf(1)), { wrapper })
  await waitFor(() => expect(history.result.current.revisions).toHaveLength(1))
  history.unmount()
  const edit = renderHook(() => useEditPost(idOf(1)), { wrapper })
  await act(() => edit.result.current.mutateAsync({ content: 'Better' }))
  expect(peekPost(client, idOf(1))?.content).toBe('Better')
  renderHook(() => usePostHistory(idOf(1)), { wrapper })
  await waitFor(() => expect(reads).toBe(2))
})
