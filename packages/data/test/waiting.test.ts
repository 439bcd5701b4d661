import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../src/client/api-error.ts'
import { sendCallsBy } from '../src/client/call.ts'
import { orWait } from '../src/offline/or-wait.ts'
import { sendWaiting } from '../src/offline/send-waiting.ts'
import { addPost, addSwitch, removeWaiting, tryAgain } from '../src/offline/waiting-list.ts'
import { waitingStore } from '../src/offline/waiting.store.ts'
import { createQueryClient } from '../src/query-client.ts'
import { toggleQueue } from '../src/toggles/toggle-queue.store.ts'

/** What was asked, in its order, and what is answered by path. */
let asked: string[]
let answers: Record<string, () => Response>

const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status })

// The answers here have only what is looked at.
beforeEach(() => void vi.stubEnv('DEV', false))

beforeEach(async () => {
  asked = []
  answers = { '/api/auth/user': json({ id: 'ada' }), '/api/posts/1/like': json({ liked: true, likes: 1 }) }
  sendCallsBy(async (path, { method, headers }) => {
    const key = new Headers(headers).get('Idempotency-Key')
    if (path !== '/api/auth/user') asked.push([method, path, ...(key === null ? [] : [key])].join(' '))
    const answer = answers[path]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
  await waitingStore.open('ada')
  for (const { id } of waitingStore.items()) await removeWaiting(id)
})

afterAll(() => {
  vi.unstubAllEnvs()
  sendCallsBy((path, init) => fetch(path, init))
})

test('a switch that waits is shown as turned, sent once, and then the word is the server’s', async () => {
  await addSwitch('like:1', true)
  expect(toggleQueue.wantedOf('like:1')).toBe(true)
  await sendWaiting(createQueryClient())
  await sendWaiting(createQueryClient())
  expect(asked).toEqual(['POST /api/posts/1/like'])
  expect(waitingStore.items()).toEqual([])
  expect(toggleQueue.wantedOf('like:1')).toBeUndefined()
})

test('turned back before it was sent, nothing waits; a switch that never waits is not taken', async () => {
  await addSwitch('like:1', true)
  await addSwitch('like:1', false)
  expect(waitingStore.items()).toEqual([])
  expect(await addSwitch('mute:2', true)).toBe(false)
})

test('what the server refuses stays and says why, and the next is sent all the same', async () => {
  answers['/api/posts'] = json({ code: 'post-deleted', message: 'The post was deleted.' }, 410)
  await addPost({ content: 'Yes.', replyToId: '9' }, 'key-1')
  await addSwitch('like:1', true)
  await sendWaiting(createQueryClient())
  expect(asked).toEqual(['POST /api/posts key-1', 'POST /api/posts/1/like'])
  expect(waitingStore.items()).toMatchObject([{ id: 'key-1', state: 'failed', error: 'The post was deleted.' }])
  await tryAgain('key-1')
  await sendWaiting(createQueryClient())
  expect(asked.at(-1)).toBe('POST /api/posts key-1')
})

test('without an answer everything waits on in its order, with the same key', async () => {
  await addPost({ content: 'First.' }, 'key-1')
  await addPost({ content: 'Second.' }, 'key-2')
  await sendWaiting(createQueryClient())
  expect(asked).toEqual(['POST /api/posts key-1'])
  expect(waitingStore.items().map(({ id, state }) => [id, state])).toEqual([
    ['key-1', 'waiting'],
    ['key-2', 'waiting'],
  ])
})

test('nothing is sent in the session of another member, who finds an empty list', async () => {
  await addSwitch('like:1', true)
  answers['/api/auth/user'] = json({ id: 'ben' })
  await sendWaiting(createQueryClient())
  expect(asked).toEqual([])
  await waitingStore.open('ben')
  expect(waitingStore.items()).toEqual([])
  await waitingStore.open('ada')
  expect(waitingStore.items()).toHaveLength(1)
})

test('with a network a failure stays a failure', async () => {
  const error = new ApiError(0, 'Failed to fetch')
  await expect(orWait(error, ({ addSwitch: add }) => add('like:1', true))).rejects.toBe(error)
  expect(waitingStore.items()).toEqual([])
})
