import { act, renderHook, waitFor } from '@testing-library/react'
import type { Notification } from '@skein/contract'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { applyEvent } from '../src/events/apply-event.ts'
import { useMarkNotificationsRead, useNotifications } from '../src/notifications/notifications.queries.ts'
import { useFollowAnswer } from '../src/profile/people-list.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { seedSession } from '../src/session/session.queries.ts'
import { ada, idOf, inCache } from './fixtures.tsx'
import { server } from './setup.ts'

const user = { id: idOf(90), username: 'noor', name: 'Noor', avatar: null, verified: false }

/** A notification; a higher number is newer. */
const told = (number: number, more: Partial<Notification> = {}): Notification => ({
  id: idOf(number),
  group: `one:${idOf(number)}`,
  type: 'follow',
  user,
  users: [user],
  others: 0,
  postId: null,
  post: null,
  emoji: null,
  message: 'Noor followed you',
  timestamp: '2026-05-01T10:00:00.000Z',
  read: false,
  ...more,
})

/** The list as the server has it, which the test changes. */
function serve(first: Notification[]) {
  const state = { rows: first, asked: 0 }
  server.use(
    http.get('*/api/notifications', () => {
      state.asked += 1
      return HttpResponse.json(state.rows)
    }),
  )
  return state
}

function open(unread: number) {
  const client = createQueryClient()
  seedSession(client, { ...ada, unread: { notifications: unread, messages: 0 } })
  const hook = renderHook(() => ({ list: useNotifications(), mark: useMarkNotificationsRead() }), {
    wrapper: inCache(client),
  })
  return { client, result: hook.result, unmount: hook.unmount }
}

const idsOf = (rows: readonly Notification[]) => rows.map(({ id }) => id)
const unreadIs = (notifications: number) => ({ type: 'unread', notifications, messages: 0 }) as const

test('a request that was answered stays, and says what became of it, when the server has withdrawn it', async () => {
  const asking = told(1, { type: 'follow-request', group: 'request:1' })
  const state = serve([asking])
  server.use(http.post('*/api/follow-requests/:id', () => new HttpResponse(null, { status: 204 })))
  const { client, result } = open(1)
  const answer = renderHook(() => useFollowAnswer(user.id), { wrapper: inCache(client) })
  await waitFor(() => expect(result.current.list.items).toHaveLength(1))
  state.rows = []
  await act(() => answer.result.current.accept())
  await act(() => applyEvent(client, unreadIs(0)))
  await waitFor(() => expect(state.asked).toBe(2))
  expect(idsOf(result.current.list.items)).toEqual([asking.id])
  expect(answer.result.current.outcome).toBe('accepted')
})

test('what is new waits as well where it happened while the list was on its way', async () => {
  const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>()
  const asked: string[] = []
  server.use(
    http.get('*/api/notifications', async () => {
      asked.push('')
      if (asked.length > 1) return HttpResponse.json([told(2), told(1)])
      await isLate
      return HttpResponse.json([told(1)])
    }),
  )
  const { client, result } = open(1)
  await waitFor(() => expect(asked).toHaveLength(1))
  const applied = applyEvent(client, unreadIs(2))
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => {
    arrive()
    await applied
  })
  await waitFor(() => expect(idsOf(result.current.list.waiting)).toEqual([idOf(2)]))
  expect(idsOf(result.current.list.items)).toEqual([idOf(1)])
})

test('what is new waits, and comes to the head when it is asked for', async () => {
  const state = serve([told(1)])
  const { client, result } = open(1)
  await waitFor(() => expect(idsOf(result.current.list.items)).toEqual([idOf(1)]))
  state.rows = [told(2), told(1)]
  await act(() => applyEvent(client, unreadIs(2)))
  await waitFor(() => expect(idsOf(result.current.list.waiting)).toEqual([idOf(2)]))
  expect(idsOf(result.current.list.items)).toEqual([idOf(1)])
  act(() => result.current.list.show())
  await waitFor(() => expect(idsOf(result.current.list.items)).toEqual([idOf(2), idOf(1)]))
  expect(result.current.list.waiting).toEqual([])
})

test('a group that grew leaves its old place', async () => {
  const group = 'like:post:1'
  const state = serve([told(2), told(1, { group })])
  const { client, result } = open(2)
  await waitFor(() => expect(result.current.list.items).toHaveLength(2))
  state.rows = [told(3, { group, others: 1 }), told(2)]
  await act(() => applyEvent(client, unreadIs(3)))
  await waitFor(() => expect(result.current.list.waiting).toHaveLength(1))
  expect(idsOf(result.current.list.items)).toEqual([idOf(2), idOf(1)])
  act(() => result.current.list.show())
  await waitFor(() => expect(idsOf(result.current.list.items)).toEqual([idOf(3), idOf(2)]))
})

test('what was withdrawn leaves, and what another tab read is read', async () => {
  const state = serve([told(2), told(1)])
  const { client, result } = open(2)
  await waitFor(() => expect(result.current.list.items).toHaveLength(2))
  state.rows = [told(1, { read: true })]
  await act(() => applyEvent(client, unreadIs(0)))
  await waitFor(() => expect(result.current.list.items).toEqual([told(1, { read: true })]))
  expect(result.current.list.unread).toBe(0)
})

test('a list that nobody looks at is not asked for, and read when it is opened', async () => {
  const state = serve([told(1)])
  const { client, result, unmount } = open(1)
  await waitFor(() => expect(result.current.list.items).toHaveLength(1))
  unmount()
  await act(() => applyEvent(client, unreadIs(2)))
  expect(state.asked).toBe(1)
  state.rows = [told(2), told(1)]
  const again = renderHook(() => useNotifications(), { wrapper: inCache(client) })
  await waitFor(() => expect(idsOf(again.result.current.items)).toEqual([idOf(2), idOf(1)]))
})

test('marking shows at once, takes the server’s number, and never marks what waits', async () => {
  serve([told(2), told(1)])
  const sent: unknown[] = []
  server.use(
    http.post('*/api/notifications/read', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ notifications: 3, messages: 1 })
    }),
  )
  const { result } = open(2)
  await waitFor(() => expect(result.current.list.items).toHaveLength(2))
  await act(() => result.current.mark.mutateAsync({ upTo: idOf(2) }))
  await waitFor(() => expect(result.current.list.items.every(({ read }) => read)).toBe(true))
  expect(sent).toEqual([{ upTo: idOf(2) }])
  expect(result.current.list.unread).toBe(3)
})

test('a part that was opened while another was being marked shows what the mark has read', async () => {
  const state = serve([told(2), told(1)])
  const { promise: isHeard, resolve: answer } = Promise.withResolvers<void>()
  server.use(
    http.post('*/api/notifications/read', async () => {
      await isHeard
      return HttpResponse.json({ notifications: 0, messages: 0 })
    }),
  )
  const client = createQueryClient()
  seedSession(client, { ...ada, unread: { notifications: 2, messages: 0 } })
  const { result } = renderHook(() => ({ list: useNotifications(), mark: useMarkNotificationsRead('mentions') }), {
    wrapper: inCache(client),
  })
  const marking = result.current.mark.mutateAsync({ upTo: idOf(2) })
  await waitFor(() => expect(result.current.list.items.map(({ read }) => read)).toEqual([false, false]))
  state.rows = [told(2, { read: true }), told(1)]
  answer()
  await act(() => marking)
  await waitFor(() => expect(result.current.list.items.map(({ read }) => read)).toEqual([true, false]))
})

test('one group is marked alone; a refusal puts everything back', async () => {
  serve([told(2), told(1)])
  server.use(http.post('*/api/notifications/read', () => HttpResponse.json({}, { status: 500 })))
  const { result } = open(2)
  await waitFor(() => expect(result.current.list.items).toHaveLength(2))
  const { group } = told(1)
  await act(() => result.current.mark.mutateAsync({ upTo: idOf(1), group }).catch(() => undefined))
  await waitFor(() => expect(result.current.list.items.map(({ read }) => read)).toEqual([false, false]))
  server.use(http.post('*/api/notifications/read', () => HttpResponse.json({ notifications: 1, messages: 0 })))
  await act(() => result.current.mark.mutateAsync({ upTo: idOf(1), group }))
  await waitFor(() => expect(result.current.list.items.map(({ read }) => read)).toEqual([false, true]))
})
