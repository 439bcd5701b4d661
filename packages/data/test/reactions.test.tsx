import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { peekPost, putPosts } from '../src/posts/post.queries.ts'
import { useReaction, withReaction } from '../src/posts/use-reaction.ts'
import { useReactors } from '../src/posts/reactors.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { ada, idOf, inCache, postOf } from './fixtures.tsx'
import { server } from './setup.ts'

const reactions = [
  { emoji: 'fire', count: 3 },
  { emoji: '100', count: 1 },
] as const

const reacted = (reaction: 'fire' | null) => ({ reactions: [...reactions], viewer: { ...postOf(1).viewer, reaction } })

test('counts move between emoji, a row that falls to nothing goes, a new one comes last', () => {
  expect(withReaction([...reactions], 'fire', '100')).toEqual([
    { emoji: 'fire', count: 2 },
    { emoji: '100', count: 2 },
  ])
  expect(withReaction([...reactions], '100', 'party')).toEqual([
    { emoji: 'fire', count: 3 },
    { emoji: 'party', count: 1 },
  ])
  expect(withReaction([...reactions], 'fire', null)).toEqual([
    { emoji: 'fire', count: 2 },
    { emoji: '100', count: 1 },
  ])
})

/** A server that keeps one member's reaction and holds its answers back until they are released. */
function reactionServer() {
  const log: string[] = []
  const held: (() => void)[] = []
  const hold = () => new Promise<void>((resolve) => held.push(resolve))
  server.use(
    http.post('*/api/posts/:id/reactions', async ({ request }) => {
      log.push(`set ${JSON.stringify(await request.json())}`)
      await hold()
      return HttpResponse.json([{ emoji: '100', count: 9 }])
    }),
    http.delete('*/api/posts/:id/reactions/:emoji', async ({ params }) => {
      log.push(`remove ${String(params['emoji'])}`)
      await hold()
      return HttpResponse.json([{ emoji: 'fire', count: 2 }])
    }),
  )
  return { log, release: () => held.shift()?.() }
}

test('another emoji replaces the own one at once; the server has the last word on counts', async () => {
  const { log, release } = reactionServer()
  const client = createQueryClient()
  putPosts(client, [postOf(1, reacted('fire'))])
  const { result } = renderHook(() => useReaction(idOf(1)), { wrapper: inCache(client) })
  act(() => result.current.react('100'))
  expect(result.current).toMatchObject({
    reaction: '100',
    counts: [
      { emoji: 'fire', count: 2 },
      { emoji: '100', count: 2 },
    ],
  })
  await waitFor(() => expect(log).toEqual(['set {"emoji":"100"}']))
  release()
  await waitFor(() => expect(result.current.counts).toEqual([{ emoji: '100', count: 9 }]))
  expect(peekPost(client, idOf(1))?.viewer.reaction).toBe('100')
})

test('picking the own emoji again takes it back by its name', async () => {
  const { log, release } = reactionServer()
  const client = createQueryClient()
  putPosts(client, [postOf(2, reacted('fire'))])
  const { result } = renderHook(() => useReaction(idOf(2)), { wrapper: inCache(client) })
  act(() => result.current.react('fire'))
  expect(result.current.reaction).toBeNull()
  await waitFor(() => expect(log).toEqual(['remove fire']))
  release()
  await waitFor(() => expect(peekPost(client, idOf(2))?.viewer.reaction).toBeNull())
})

test('of many picks in a hurry the newest is sent, after the first', async () => {
  const { log, release } = reactionServer()
  const client = createQueryClient()
  putPosts(client, [postOf(3)])
  const { result } = renderHook(() => useReaction(idOf(3)), { wrapper: inCache(client) })
  act(() => {
    result.current.react('fire')
    result.current.react('party')
    result.current.react('100')
  })
  expect(result.current.reaction).toBe('100')
  await waitFor(() => expect(log).toHaveLength(1))
  release()
  await waitFor(() => expect(log).toEqual(['set {"emoji":"fire"}', 'set {"emoji":"100"}']))
  release()
  await waitFor(() => expect(peekPost(client, idOf(3))?.viewer.reaction).toBe('100'))
})

test('a refused reaction is taken back and reported with what was wished', async () => {
  server.use(
    http.post('*/api/posts/:id/reactions', () =>
      HttpResponse.json({ code: 'post-deleted', message: 'Gone.' }, { status: 410 }),
    ),
  )
  const client = createQueryClient()
  putPosts(client, [postOf(4, reacted('fire'))])
  const failed: unknown[] = []
  const { result } = renderHook(() => useReaction(idOf(4), { onError: (_, wanted) => failed.push(wanted) }), {
    wrapper: inCache(client),
  })
  act(() => result.current.react('party'))
  await waitFor(() => expect(failed).toEqual(['party']))
  expect(result.current).toMatchObject({ reaction: 'fire', counts: reactions })
})

test('after a lost answer both emoji that may stand are taken back', async () => {
  const removed: string[] = []
  server.use(
    http.post('*/api/posts/:id/reactions', () => HttpResponse.error()),
    http.delete('*/api/posts/:id/reactions/:emoji', ({ params }) => {
      removed.push(String(params['emoji']))
      return HttpResponse.json([])
    }),
  )
  const client = createQueryClient()
  putPosts(client, [postOf(5, reacted('fire'))])
  const { result } = renderHook(() => useReaction(idOf(5)), { wrapper: inCache(client) })
  act(() => {
    result.current.react('party')
    result.current.react(null)
  })
  await waitFor(() => expect(peekPost(client, idOf(5))?.viewer.reaction).toBeNull())
  expect(removed.toSorted()).toEqual(['fire', 'party'])
})

test('who reacted comes in pages by the last member, and nothing is asked before it is wanted', async () => {
  const asked: string[] = []
  const member = (number: number) => ({
    id: idOf(number),
    username: `m${number}`,
    name: 'M',
    avatar: null,
    verified: false,
  })
  server.use(
    http.get('*/api/posts/:id/reactions', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const rows = Array.from({ length: 21 }, (_, index) => ({ emoji: 'fire', user: member(900 - index) }))
      const before = searchParams.get('before')
      return HttpResponse.json(before === null ? rows.slice(0, 20) : rows.slice(20))
    }),
  )
  const { result, rerender } = renderHook(({ enabled }) => useReactors(idOf(6), 'fire', enabled), {
    wrapper: inCache(createQueryClient()),
    initialProps: { enabled: false },
  })
  expect(result.current).toMatchObject({ reactors: [], isLoading: false })
  rerender({ enabled: true })
  await waitFor(() => expect(result.current.reactors).toHaveLength(20))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.reactors).toHaveLength(21))
  expect(asked).toEqual(['?limit=20&emoji=fire', `?limit=20&emoji=fire&before=${idOf(881)}`])
  expect(result.current.reactors.some(({ user }) => user.id === ada.id)).toBe(true)
})
