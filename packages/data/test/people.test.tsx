import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useFollowAll } from '../src/people/follow-all.queries.ts'
import { suggestionsQuery, useFollow } from '../src/people/people.queries.ts'
import { putFollow } from '../src/people/standing.ts'
import { createQueryClient } from '../src/query-client.ts'
import { idOf, inCache } from './fixtures.tsx'
import { server } from './setup.ts'

test('a follow shows as Following at once and becomes Requested for a private account', async () => {
  server.use(http.post('*/api/users/:id/follow', () => HttpResponse.json({ follow: 'requested', followersCount: 3 })))
  const { result } = renderHook(() => useFollow(idOf(1)), { wrapper: inCache(createQueryClient()) })
  expect(result.current.follow).toBe('none')
  act(() => result.current.toggle())
  expect(result.current.follow).toBe('following')
  await waitFor(() => expect(result.current.follow).toBe('requested'))
})

test('what a list knows about a member is shown wherever the member is', async () => {
  const person = { id: idOf(2), username: 'noor', name: 'Noor', avatar: null, verified: true, follow: 'following' }
  server.use(
    http.get('*/api/users/suggestions', () =>
      HttpResponse.json([{ ...person, followersCount: 3, knownFollowers: { people: [], count: 0 } }]),
    ),
  )
  const client = createQueryClient()
  await client.fetchQuery(suggestionsQuery)
  const { result } = renderHook(() => useFollow(idOf(2)), { wrapper: inCache(client) })
  expect(result.current.follow).toBe('following')
})

test('all are followed with one press, whoever is followed already is not asked again, and a refusal takes back one alone', async () => {
  const asked: string[] = []
  server.use(
    http.post('*/api/users/:id/follow', ({ params }) => {
      asked.push(String(params['id']))
      return params['id'] === idOf(3)
        ? HttpResponse.json({ code: 'forbidden', message: 'No.' }, { status: 403 })
        : HttpResponse.json({ follow: 'following', followersCount: 3 })
    }),
  )
  const client = createQueryClient()
  putFollow(client, idOf(1), 'following')
  let reported = 0
  const { result } = renderHook(() => useFollowAll([idOf(1), idOf(2), idOf(3)], () => (reported += 1)), {
    wrapper: inCache(client),
  })
  expect(result.current.count).toBe(1)
  act(() => result.current.followAll())
  expect(result.current.count).toBe(3)
  await waitFor(() => expect(result.current.count).toBe(2))
  expect([asked, reported]).toEqual([[idOf(2), idOf(3)], 1])
})

test('a refused follow is taken back', async () => {
  server.use(
    http.post('*/api/users/:id/follow', () =>
      HttpResponse.json({ code: 'forbidden', message: 'No.' }, { status: 403 }),
    ),
  )
  let reported = 0
  const { result } = renderHook(() => useFollow(idOf(3), 'none', { onError: () => (reported += 1) }), {
    wrapper: inCache(createQueryClient()),
  })
  act(() => result.current.toggle())
  await waitFor(() => expect(result.current.follow).toBe('none'))
  expect(reported).toBe(1)
})
