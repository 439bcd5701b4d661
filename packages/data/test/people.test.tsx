import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { suggestionsQuery, useFollow } from '../src/people/people.queries.ts'
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
      HttpResponse.json([{ ...person, knownFollowers: { people: [], count: 0 } }]),
    ),
  )
  const client = createQueryClient()
  await client.fetchQuery(suggestionsQuery)
  const { result } = renderHook(() => useFollow(idOf(2)), { wrapper: inCache(client) })
  expect(result.current.follow).toBe('following')
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
