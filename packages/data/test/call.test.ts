import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { ApiError, serverMessageOf } from '../src/client/api-error.ts'
import { call } from '../src/client/call.ts'
import { ada, idOf, postOf } from './fixtures.tsx'
import { server } from './setup.ts'

const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('The call was not refused.')
    },
    (error: unknown) => error,
  )

test('sends cookies, and a content type only with a body', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  const seen: Request[] = []
  server.use(
    http.get('*/api/auth/user', ({ request }) => {
      seen.push(request)
      return HttpResponse.json(ada)
    }),
    http.post('*/api/auth/login', async ({ request }) => {
      seen.push(request.clone())
      return HttpResponse.json(ada)
    }),
  )
  expect(await call('getSession')).toEqual(ada)
  await call('login', { body: { username: 'ada', password: 'secret' } })
  // The mocked network does not pass the mode on, so it is read where the browser would be asked.
  expect(fetching.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include'])
  fetching.mockRestore()
  expect(seen.map(({ headers }) => headers.get('content-type'))).toEqual([null, 'application/json'])
  expect(await seen[1]?.json()).toEqual({ username: 'ada', password: 'secret' })
})

test('fills in parameters and query, leaving out what is undefined', async () => {
  let address = ''
  server.use(
    http.get('*/api/posts/:id/replies', ({ request }) => {
      address = request.url
      return HttpResponse.json([])
    }),
  )
  await call('listReplies', { params: { id: 'a/b' }, query: { limit: 5, after: undefined } })
  expect(address).toBe('http://skein.test/api/posts/a%2Fb/replies?limit=5')
})

test('throws "{status}: {body}" and keeps what the body says', async () => {
  const body = { code: 'username-taken', message: 'This username is already taken.', fields: { username: 'Taken.' } }
  server.use(http.post('*/api/auth/register', () => HttpResponse.json(body, { status: 409 })))
  const registration = { username: 'ada', name: 'Ada', email: 'ada@skein.example', password: 'long enough' }
  const error = await refused(call('register', { body: registration }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: `409: ${JSON.stringify(body)}`,
    status: 409,
    code: 'username-taken',
    fields: body.fields,
  })
  expect(serverMessageOf(error)).toBe('This username is already taken.')
})

test('throws "{status}: {status text}" when the body is empty', async () => {
  server.use(http.get('*/api/trends', () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' })))
  expect(await refused(call('listTrends'))).toMatchObject({ message: '503: Service Unavailable', fields: {} })
})

test('throws status 0 when there was no answer', async () => {
  server.use(http.get('*/api/trends', () => HttpResponse.error()))
  const error = await refused(call('listTrends'))
  expect(error).toMatchObject({ status: 0 })
  expect(error).toHaveProperty('message', expect.stringMatching(/^0: /))
  expect(serverMessageOf(error)).toBeUndefined()
})

test('answers nothing for 204', async () => {
  server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })))
  expect(await call('logout')).toBeUndefined()
})

test('refuses, in development, an answer that breaks the contract', async () => {
  const post: Record<string, unknown> = { ...postOf(1) }
  delete post['likes']
  server.use(http.get('*/api/posts/:id', () => HttpResponse.json(post)))
  expect(String(await refused(call('getPost', { params: { id: idOf(1) } })))).toContain(
    'The answer of getPost breaks the contract',
  )
})
