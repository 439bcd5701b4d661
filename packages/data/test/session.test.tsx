import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { createQueryClient } from '../src/query-client.ts'
import {
  currentUserQuery,
  seedSession,
  sessionQuery,
  useLogin,
  useLogout,
  useViewer,
} from '../src/session/session.queries.ts'
import { ada, inCache } from './fixtures.tsx'
import { server } from './setup.ts'

test('a 401 means nobody is signed in; anything else stays an error', async () => {
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ code: 'not-signed-in', message: '' }, { status: 401 })),
  )
  expect(await createQueryClient().fetchQuery(sessionQuery)).toBeNull()
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({}, { status: 500 })))
  await expect(createQueryClient().fetchQuery(sessionQuery)).rejects.toThrow('500: ')
})

test('the viewer of the first HTML is known without a request', () => {
  const client = createQueryClient()
  seedSession(client, ada)
  const { result } = renderHook(() => useViewer(), { wrapper: inCache(client) })
  expect(result.current?.username).toBe('ada')
})

test('signing in refreshes the member under both keys and forgets what a visitor saw', async () => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(ada)))
  const client = createQueryClient()
  seedSession(client, null)
  client.setQueryData(['trends'], [])
  const { result } = renderHook(() => ({ login: useLogin(), viewer: useViewer() }), { wrapper: inCache(client) })
  await act(() => result.current.login.mutateAsync({ username: 'ada', password: 'secret' }))
  await waitFor(() => expect(result.current.viewer).toEqual(ada))
  expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(ada)
  expect(client.getQueryData(['trends'])).toBeUndefined()
})

test('signing out clears the cache; a failed sign-out leaves it', async () => {
  const client = createQueryClient()
  seedSession(client, ada)
  client.setQueryData(['trends'], [])
  const { result } = renderHook(() => useLogout(), { wrapper: inCache(client) })
  server.use(
    http.post('*/api/auth/logout', () => HttpResponse.json({ code: 'cross-site', message: 'No.' }, { status: 403 })),
  )
  await act(() => result.current.mutateAsync().catch(() => undefined))
  expect(client.getQueryData(['trends'])).toEqual([])
  server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })))
  await act(() => result.current.mutateAsync())
  expect(client.getQueryData(['trends'])).toBeUndefined()
})
