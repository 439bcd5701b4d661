import { act, renderHook, waitFor } from '@testing-library/react'
import type { Post, RepostEntry } from '@skein/contract'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useBookmarks } from '../src/bookmarks/bookmarks.queries.ts'
import { useDiscover, usePostSearch } from '../src/explore/explore.queries.ts'
import { useFeed } from '../src/feed/feed.queries.ts'
import { entryOf } from '../src/lists/entries.ts'
import { useBlock, useMute } from '../src/moderation/use-moderation.ts'
import { useBookmark, useRepost } from '../src/posts/post-toggles.ts'
import { peekPost, putPosts } from '../src/posts/post.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { seedSession } from '../src/session/session.queries.ts'
import { ada, idOf, inCache, postOf } from './fixtures.tsx'
import { server } from './setup.ts'

const noor = { id: idOf(901), username: 'noor', name: 'Noor Haddad', avatar: null, verified: true }

const by = (user: typeof noor, number: number, change: Partial<Post> = {}) =>
  postOf(number, { authorId: user.id, author: user, ...change })

const repostOf = (user: RepostEntry['user'], number: number): RepostEntry => ({
  id: idOf(number),
  user,
  createdAt: '2026-11-21T11:00:00.000Z',
})

/** Answers a list, whatever the page. */
const serve = (path: string, rows: unknown[]) => server.use(http.get(path, () => HttpResponse.json(rows)))

function signedIn() {
  const client = createQueryClient()
  seedSession(client, ada)
  return { client, wrapper: inCache(client) }
}

test('a post and a repost of it are two places with one post, and the repost belongs to its place', async () => {
  serve('*/api/posts', [postOf(5, { repost: repostOf(noor, 9) }), postOf(5), postOf(4)])
  const { client, wrapper } = signedIn()
  const { result } = renderHook(() => useFeed('following'), { wrapper })
  await waitFor(() => expect(result.current.ids).toEqual([idOf(9), idOf(5), idOf(4)]))
  expect(entryOf(client, idOf(9))).toEqual({ postId: idOf(5), repost: repostOf(noor, 9) })
  expect(entryOf(client, idOf(5))).toEqual({ postId: idOf(5), repost: null })
  expect(peekPost(client, idOf(5))?.repost).toBeNull()
})

test('the next page begins after the last place, also where that is a repost', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get('*/api/posts', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before')
      asked.push(before)
      const rows = Array.from({ length: 20 }, (_, index) => postOf(60 - index))
      return HttpResponse.json(
        before === null ? [...rows.slice(0, 19), postOf(7, { repost: repostOf(noor, 41) })] : [postOf(3)],
      )
    }),
  )
  const { wrapper } = signedIn()
  const { result } = renderHook(() => useFeed('following'), { wrapper })
  await waitFor(() => expect(result.current.ids).toHaveLength(20))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.ids).toHaveLength(21))
  expect(asked).toEqual([null, idOf(41)])
})

test('what a muted member wrote or reposted leaves lists that mix authors at once, and comes back to its place', async () => {
  serve('*/api/posts', [by(noor, 6), postOf(5, { repost: repostOf(noor, 9) }), postOf(4)])
  serve('*/api/bookmarks', [by(noor, 6)])
  server.use(
    http.post('*/api/users/:id/mute', () => new HttpResponse(null, { status: 204 })),
    http.delete('*/api/users/:id/mute', () => new HttpResponse(null, { status: 204 })),
  )
  const { wrapper } = signedIn()
  const { result } = renderHook(() => ({ feed: useFeed('following'), kept: useBookmarks(), mute: useMute(noor.id) }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.feed.ids).toEqual([idOf(6), idOf(9), idOf(4)]))
  await waitFor(() => expect(result.current.kept.ids).toEqual([idOf(6)]))
  let done: Promise<void> | undefined
  act(() => void (done = result.current.mute.mute()))
  await waitFor(() => expect(result.current.feed.ids).toEqual([idOf(4)]))
  expect(result.current.mute.muted).toBe(true)
  // Bookmarks are the viewer's own choice.
  expect(result.current.kept.ids).toEqual([idOf(6)])
  await act(() => done ?? Promise.reject(new Error('No mute was asked for.')))
  await act(() => result.current.mute.unmute())
  expect(result.current.feed.ids).toEqual([idOf(6), idOf(9), idOf(4)])
})

test('a refused block puts every post back and rejects', async () => {
  serve('*/api/posts', [by(noor, 6), postOf(4)])
  server.use(
    http.post('*/api/users/:id/block', () => HttpResponse.json({ code: 'internal', message: 'No.' }, { status: 500 })),
  )
  const { wrapper } = signedIn()
  const { result } = renderHook(() => ({ feed: useFeed('everyone'), block: useBlock(noor.id) }), { wrapper })
  await waitFor(() => expect(result.current.feed.ids).toHaveLength(2))
  await act(async () => {
    await expect(result.current.block.block()).rejects.toMatchObject({ status: 500 })
  })
  expect(result.current.feed.ids).toEqual([idOf(6), idOf(4)])
  expect(result.current.block.blocked).toBe(false)
})

test('what a block hides comes back once the server has lifted it, and not before', async () => {
  serve('*/api/posts', [by(noor, 6), postOf(4)])
  const { promise: isLifted, resolve: lift } = Promise.withResolvers<void>()
  server.use(
    http.post('*/api/users/:id/block', () => new HttpResponse(null, { status: 204 })),
    http.delete('*/api/users/:id/block', async () => {
      await isLifted
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { wrapper } = signedIn()
  const { result } = renderHook(() => ({ feed: useFeed('everyone'), block: useBlock(noor.id) }), { wrapper })
  await waitFor(() => expect(result.current.feed.ids).toHaveLength(2))
  await act(() => result.current.block.block())
  let ended: Promise<void> | undefined
  act(() => {
    ended = result.current.block.unblock()
  })
  await waitFor(() => expect(result.current.block.isPending).toBe(true))
  expect(result.current.block.blocked).toBe(true)
  expect(result.current.feed.ids).toEqual([idOf(4)])
  lift()
  await act(async () => ended)
  expect(result.current.block.blocked).toBe(false)
  expect(result.current.feed.ids).toEqual([idOf(6), idOf(4)])
})

test('an AI-generated post leaves with the member who answers for it', async () => {
  const assistant = { ...noor, id: idOf(999), username: 'assistant', name: 'AI Assistant' }
  serve('*/api/posts', [by(assistant, 6, { isAiGenerated: true, postedBy: noor }), postOf(4)])
  server.use(http.post('*/api/users/:id/block', () => new HttpResponse(null, { status: 204 })))
  const { wrapper } = signedIn()
  const { result } = renderHook(() => ({ feed: useFeed('everyone'), block: useBlock(noor.id) }), { wrapper })
  await waitFor(() => expect(result.current.feed.ids).toHaveLength(2))
  await act(() => result.current.block.block())
  expect(result.current.feed.ids).toEqual([idOf(4)])
})

test('a repost that is taken back leaves the lists where it stood as a row of its own', async () => {
  serve('*/api/posts', [
    postOf(5, { repost: repostOf(ada, 9), viewer: { ...postOf(5).viewer, reposted: true } }),
    postOf(4),
  ])
  server.use(http.delete('*/api/posts/:id/repost', () => HttpResponse.json({ reposted: false, reposts: 0 })))
  const { client, wrapper } = signedIn()
  putPosts(client, [postOf(5)])
  const { result } = renderHook(() => ({ feed: useFeed('following'), repost: useRepost(idOf(5)) }), { wrapper })
  await waitFor(() => expect(result.current.feed.ids).toEqual([idOf(9), idOf(4)]))
  act(() => result.current.repost.toggle())
  await waitFor(() => expect(result.current.feed.ids).toEqual([idOf(4)]))
})

test('P 2.9 a bookmark leads the list of bookmarks, and leaves it when taken back; a filtered list is asked again', async () => {
  serve('*/api/bookmarks', [postOf(4)])
  server.use(
    http.post('*/api/posts/:id/bookmark', () => HttpResponse.json({ bookmarked: true })),
    http.delete('*/api/posts/:id/bookmark', () => HttpResponse.json({ bookmarked: false })),
  )
  const { client, wrapper } = signedIn()
  putPosts(client, [postOf(7)])
  const filtered = renderHook(() => useBookmarks({ kind: 'photo' }), { wrapper })
  await waitFor(() => expect(filtered.result.current.ids).toEqual([idOf(4)]))
  filtered.unmount()
  const { result } = renderHook(() => ({ kept: useBookmarks(), bookmark: useBookmark(idOf(7)) }), { wrapper })
  await waitFor(() => expect(result.current.kept.ids).toEqual([idOf(4)]))
  act(() => result.current.bookmark.toggle())
  await waitFor(() => expect(result.current.kept.ids).toEqual([idOf(7), idOf(4)]))
  act(() => result.current.bookmark.toggle())
  await waitFor(() => expect(result.current.kept.ids).toEqual([idOf(4)]))
  serve('*/api/bookmarks', [postOf(7)])
  const again = renderHook(() => useBookmarks({ kind: 'photo' }), { wrapper })
  await waitFor(() => expect(again.result.current.ids).toEqual([idOf(7)]))
})

test('a bookmark list whose last row left goes on from the row above it', async () => {
  const asked: (string | null)[] = []
  const kept = (number: number) => postOf(number, { viewer: { ...postOf(number).viewer, bookmarked: true } })
  server.use(
    http.get('*/api/bookmarks', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('before'))
      return HttpResponse.json(asked.length === 1 ? Array.from({ length: 20 }, (_, index) => kept(60 - index)) : [])
    }),
    http.delete('*/api/posts/:id/bookmark', () => HttpResponse.json({ bookmarked: false })),
  )
  const { client, wrapper } = signedIn()
  putPosts(client, [kept(41)])
  const { result } = renderHook(() => ({ kept: useBookmarks(), bookmark: useBookmark(idOf(41)) }), { wrapper })
  await waitFor(() => expect(result.current.kept.ids).toHaveLength(20))
  act(() => result.current.bookmark.toggle())
  await waitFor(() => expect(result.current.kept.ids).toHaveLength(19))
  act(() => result.current.kept.loadMore())
  await waitFor(() => expect(result.current.kept.hasMore).toBe(false))
  expect(asked).toEqual([null, idOf(42)])
})

test('each discovered post says why it is there', async () => {
  const reason = { kind: 'tag-you-use', user: null, tag: 'trams' }
  serve('*/api/discover', [{ post: postOf(5), reason }])
  const { wrapper } = signedIn()
  const { result } = renderHook(() => useDiscover(), { wrapper })
  await waitFor(() => expect(result.current.ids).toEqual([idOf(5)]))
  expect(result.current.reasonOf(idOf(5))).toEqual(reason)
  expect(result.current.reasonOf(idOf(6))).toBeUndefined()
})

test('a blank search asks for nothing and is not loading', async () => {
  const { wrapper } = signedIn()
  const { result, rerender } = renderHook(({ q }) => usePostSearch(q), { wrapper, initialProps: { q: '   ' } })
  expect(result.current).toMatchObject({ ids: [], isLoading: false, hasMore: false })
  let asked = ''
  server.use(
    http.get('*/api/search/posts', ({ request }) => {
      asked = new URL(request.url).searchParams.get('q') ?? ''
      return HttpResponse.json([postOf(3)])
    }),
  )
  rerender({ q: ' from:ada bread ' })
  expect(result.current.isLoading).toBe(true)
  await waitFor(() => expect(result.current.ids).toEqual([idOf(3)]))
  expect(asked).toBe('from:ada bread')
})
