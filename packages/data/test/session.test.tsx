import { accountHeader } from '@skein/contract/account-header'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../src/query-client.ts'
import { call } from '../src/client/call.ts'
import { settleSession, useSessionOver, watchSession } from '../src/session/session-end.ts'
import { currentUserQuery, seedSession, sessionQuery, useViewer } from '../src/session/session.queries.ts'
import { useLogin, useLogout } from '../src/session/use-sign-in.ts'
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

const refusal = () =>
  HttpResponse.json({ code: 'not-signed-in', message: 'Please sign in to continue.' }, { status: 401 })

test('a session that ended shows with the first refusal, asks once for a burst, and takes nothing off the page', async () => {
  const client = createQueryClient()
  seedSession(client, ada)
  client.setQueryData(['trends'], [])
  const leave = vi.fn<() => void>()
  let asked = 0
  server.use(
    http.get('*/api/notifications', refusal),
    http.get('*/api/auth/user', () => {
      asked += 1
      return refusal()
    }),
  )
  const stop = watchSession(client, leave)
  const { result } = renderHook(() => ({ isOver: useSessionOver(), viewer: useViewer(), login: useLogin() }), {
    wrapper: inCache(client),
  })
  await Promise.allSettled([call('listNotifications'), call('listNotifications')])
  await waitFor(() => expect(result.current.isOver).toBe(true))
  expect(asked).toBe(1)
  expect(result.current.viewer).toEqual(ada)
  expect(client.getQueryData(['trends'])).toEqual([])

  // The same member is back: the page goes on where it was, and what failed meanwhile is asked for again.
  let answers = 0
  await client
    .fetchQuery({ queryKey: ['refused'], queryFn: () => (answers++ === 0 ? Promise.reject(new Error('401')) : 'here') })
    .catch(() => undefined)
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(ada)))
  await act(() => result.current.login.mutateAsync({ username: 'ada', password: 'secret' }))
  await waitFor(() => expect(result.current.isOver).toBe(false))
  expect(client.getQueryData(['trends'])).toEqual([])
  await waitFor(() => expect(client.getQueryData(['refused'])).toBe('here'))
  expect(leave).not.toHaveBeenCalled()
  stop()
})

test('another tab tells of the end, of the way back and of a log-out; another member begins anew', async () => {
  const client = createQueryClient()
  seedSession(client, ada)
  const leave = vi.fn<() => void>()
  const stop = watchSession(client, leave)
  const { result } = renderHook(() => useSessionOver(), { wrapper: inCache(client) })
  const tell = (what: string) =>
    dispatchEvent(new StorageEvent('storage', { key: 'skein-session', newValue: `${what}:1` }))

  // A server that cannot be asked is no proof of anything.
  server.use(http.get('*/api/auth/user', () => HttpResponse.error()))
  await settleSession(client)
  expect(result.current).toBe(false)
  server.use(http.get('*/api/auth/user', refusal))
  tell('changed')
  await waitFor(() => expect(result.current).toBe(true))
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(ada)))
  tell('changed')
  await waitFor(() => expect(result.current).toBe(false))
  expect(leave).not.toHaveBeenCalled()

  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...ada, id: '0192f0c1-2b3c-7d4e-8f50-123456789abc' })),
  )
  tell('changed')
  await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  seedSession(client, ada)
  tell('left')
  expect(leave).toHaveBeenCalledTimes(2)
  stop()
})

test('a page that is left for another account asks as its own member until it is gone', async () => {
  const client = createQueryClient()
  seedSession(client, ada)
  const stop = watchSession(client, () => undefined)
  const asked: (string | null)[] = []
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...ada, id: 'u-other', username: 'other' })),
    http.get('*/api/trends', ({ request }) => {
      asked.push(request.headers.get(accountHeader))
      return HttpResponse.json([])
    }),
  )
  await settleSession(client, true, () => undefined)
  // What it shows asks anew who is signed in, for the cache is empty.
  await client.fetchQuery(sessionQuery)
  await call('listTrends')
  expect(asked).toEqual([ada.id])
  stop()
})
