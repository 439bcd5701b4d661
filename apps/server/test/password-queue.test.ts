import { expect, test } from 'vitest'
import { createPasswords } from '../src/auth/hash-passwords.ts'
import { engines } from './support/engines.ts'
import { codeOf, startServer } from './support/test-server.ts'

const [sqlite] = engines

test('a hundred sign-ins at once: as many as can be hashed soon are, the others are told to come back', async () => {
  const passwords = createPasswords({ memory: 8, passes: 1 })
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => passwords.verify('a-password', null)))
  // Three are hashed while fifty wait.
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(53)
  const refused = tries.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'unavailable' } })
  // The queue is empty again.
  expect(await passwords.verify('a-password', await passwords.hash('a-password'))).toBe(true)
})

test('the refusal is a 503 that says when to come back', async () => {
  const busy = createPasswords({ memory: 8, passes: 1 })
  const full = await startServer(sqlite, {
    passwords: {
      hash: busy.hash,
      // As if sixty had come at the same moment.
      verify: () => Promise.all(Array.from({ length: 60 }, () => busy.verify('a-password', null))).then(() => false),
    },
  })
  const answer = await full.visitor.post('/api/auth/login', { username: 'nobody', password: 'a-password' })
  expect([answer.status, codeOf(answer)]).toEqual([503, 'unavailable'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await full.close()
})
