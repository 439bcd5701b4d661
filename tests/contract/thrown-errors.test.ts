/** Section 8: what the client throws for an answer that is not OK. */
import { errors } from '@skein/contract'
import { call } from '@skein/data'
import { mockBareFailure, mockOffline, mockRefusal } from '@skein/mocks'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const network = setupServer()

beforeAll(() => {
  // The client asks by path; in Node there is no page to resolve it against.
  vi.stubGlobal('location', new URL('http://skein.example/'))
  network.listen({ onUnhandledFrame: 'error' })
})

afterAll(() => {
  network.close()
  vi.unstubAllGlobals()
})

test('a thrown error reads "{status}: {body text}"', async () => {
  network.use(mockRefusal('listPosts', 'not-signed-in'))
  const body = JSON.stringify({ code: 'not-signed-in', message: errors['not-signed-in'].message })
  await expect(call('listPosts')).rejects.toMatchObject({
    message: `401: ${body}`,
    status: 401,
    code: 'not-signed-in',
    serverMessage: errors['not-signed-in'].message,
  })
})

test('a thrown error reads "{status}: {status text}" when the body is empty', async () => {
  network.use(mockBareFailure('listPosts', 502))
  await expect(call('listPosts')).rejects.toMatchObject({
    message: '502: Bad Gateway',
    status: 502,
    serverMessage: undefined,
  })
})

test('without any answer the status is 0', async () => {
  network.use(mockOffline('listPosts'))
  await expect(call('listPosts')).rejects.toMatchObject({ message: expect.stringMatching(/^0: ./), status: 0 })
})
