/** How often one may call, as far as the call says it. The counters are in the memory of the server: one database is enough. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer(engines[0])
})
afterAll(() => server.close())

/** Changes of the own profile in a minute. */
const allowed = 30
const change = (who: Caller, bio: unknown, { id } = who.user) => who.patch(`/api/users/${id}`, { bio })
const refusalOf = (answer: Answer) => [answer.status, codeOf(answer), answer.headers['retry-after']]
const usedUp = [429, 'too-many-requests', '60']

async function useUp(who: Caller): Promise<void> {
  for (let time = 0; time < allowed; time += 1) expect((await change(who, `for the ${time}th time`)).status).toBe(200)
}

test('calls of one kind share a counter, which is the member’s alone and starts anew after its time', async () => {
  const busy = await server.member()
  await useUp(busy)
  expect(refusalOf(await change(busy, 'once more'))).toEqual(usedUp)
  const browser = {
    endpoint: 'https://push.example/a',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }
  expect(refusalOf(await busy.post('/api/push/subscriptions', browser))).toEqual(usedUp)
  expect((await change(await server.member(), 'by somebody else')).status).toBe(200)
  server.clock.now += 60_000
  expect((await change(busy, 'a minute later')).status).toBe(200)
})

test('what is refused for another reason is not counted, and that reason comes first', async () => {
  const [who, other] = [await server.member(), await server.member()]
  const refusals = async () => [
    codeOf(await server.visitor.patch(`/api/users/${who.user.id}`, { bio: '' })),
    codeOf(await change(who, 7)),
    codeOf(await change(who, '', other.user)),
  ]
  const reasons = ['not-signed-in', 'invalid-input', 'forbidden']
  for (let time = 0; time <= allowed; time += 1) expect(await refusals()).toEqual(reasons)
  await useUp(who)
  expect(refusalOf(await change(who, 'once more'))).toEqual(usedUp)
  expect(await refusals()).toEqual(reasons)
})

test('what is for moderators is not there for others, however often they ask', async () => {
  const [who, other] = [await server.member(), await server.member()]
  const warn = () => who.post(`/api/moderation/members/${other.user.id}/warnings`, { reason: 'Why not?' })
  for (let time = 0; time <= 60; time += 1) expect(codeOf(await warn())).toBe('not-found')
})
