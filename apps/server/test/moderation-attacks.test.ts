import { routes } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setModerator } from '../src/admin/moderators.ts'
import { suspendMember } from '../src/admin/suspend-member.ts'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, password, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('the power of moderators on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(engine, { settings: { BLOCKED_MAIL_DOMAINS: 'Throwaway.example,spam.test' } })
  })
  afterAll(() => server.close())

  async function moderator(): Promise<Caller> {
    const caller = await server.member()
    await setModerator(server.database, caller.user.username, true)
    return caller
  }

  /** Asks for everything that is for moderators only. @returns how each answered */
  async function statuses(caller: Caller): Promise<number[]> {
    const found: number[] = []
    for (const { method, path } of Object.values(routes).filter((route) => route.path.startsWith('/api/moderation/'))) {
      const url = path.replace(/\{\w+\}/g, caller.user.id)
      const { status } = await server.request({
        method,
        url,
        headers: { cookie: caller.cookie, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { payload: JSON.stringify({ action: 'dismiss', reason: 'Trying.' }) }),
      })
      found.push(status)
    }
    return found
  }

  const report = async (by: Caller, about: Caller) => {
    const answer = await by.post('/api/reports', { subject: 'user', subjectId: about.user.id, reason: 'spam' })
    return calls.report.answer.parse(answer.body).id
  }
  const decide = (by: Caller, id: string, action: string) =>
    by.post(`/api/moderation/reports/${id}`, { action, reason: 'Seen and weighed.' })

  test('a suspended moderator is none at once, and none after it', async () => {
    const mira = await moderator()
    expect(await statuses(mira)).toContain(200)
    await suspendMember(server.database, `@${mira.user.username}`, 'Misuse.')
    expect(new Set(await statuses(mira))).toEqual(new Set([401]))
    const login = () => server.visitor.post('/api/auth/login', { username: mira.user.username, password })
    expect(codeOf(await login())).toBe('suspended')
    await suspendMember(server.database, mira.user.username, null)
    const back = await login()
    expect(back.status).toBe(200)
    const cookie = back.cookies[0]?.split(';')[0] ?? ''
    expect(await statuses({ ...mira, cookie })).not.toContain(200)
    await expect(suspendMember(server.database, 'nobody_here', 'x')).rejects.toThrow('Nobody is called')
    await expect(suspendMember(server.database, mira.user.username, null)).rejects.toThrow('is not suspended')
  })

  test('what whoever runs the server did stands in the log, without a moderator', async () => {
    const [mira, ada] = [await moderator(), await server.member()]
    await suspendMember(server.database, ada.user.username, 'Asked by a court.')
    const [entry] = calls.listModerationLog.answer.parse((await mira.get('/api/moderation/log')).body)
    expect(entry).toMatchObject({
      action: 'suspend-member',
      reason: 'Asked by a court.',
      by: null,
      about: { id: ada.user.id },
    })
  })

  test('a moderator suspends no other moderator', async () => {
    const [mira, bea, ada] = [await moderator(), await moderator(), await server.member()]
    const id = await report(ada, bea)
    const refused = await decide(mira, id, 'suspend-member')
    expect([refused.status, codeOf(refused)]).toEqual([403, 'forbidden'])
    expect((await bea.get('/api/moderation/log')).status).toBe(200)
    // What they wrote is judged like anybody's.
    const post = await publish(bea, 'Buy followers.')
    const answer = await ada.post('/api/reports', { subject: 'post', subjectId: post.id, reason: 'spam' })
    expect((await decide(mira, calls.report.answer.parse(answer.body).id, 'remove-post')).status).toBe(200)
  })

  test('a moderator decides nothing about themselves', async () => {
    const [mira, ada] = [await moderator(), await server.member()]
    const id = await report(ada, mira)
    for (const action of ['dismiss', 'suspend-member']) {
      const refused = await decide(mira, id, action)
      expect([refused.status, codeOf(refused)]).toEqual([409, 'own-subject'])
    }
    const open = calls.listReports.answer.parse((await mira.get('/api/moderation/reports?limit=50')).body)
    expect(open.find((one) => one.id === id)?.decision).toBeNull()
  })

  test.each(['throwaway.example', 'THROWAWAY.example', 'mx.throwaway.example', 'spam.test'])(
    'nobody registers from %s, nor moves there',
    async (domain) => {
      const username = `from_${domain.replaceAll(/\W/g, '_').toLowerCase().slice(0, 12)}`
      const refused = await server.visitor.post('/api/auth/register', {
        username,
        name: 'Somebody',
        email: `somebody@${domain}`,
        password,
      })
      expect([refused.status, codeOf(refused), fieldsOf(refused)]).toEqual([422, 'email-refused', ['email']])
      const ada = await server.member()
      const moved = await ada.post('/api/settings/email', { email: `ada@${domain}`, currentPassword: password })
      expect([moved.status, codeOf(moved), fieldsOf(moved)]).toEqual([422, 'email-refused', ['email']])
    },
  )

  test('a domain that only ends like a blocked one is another', async () => {
    const joined = await server.visitor.post('/api/auth/register', {
      username: 'from_elsewhere',
      name: 'Somebody',
      email: 'somebody@notspam.test',
      password,
    })
    expect(joined.status).toBe(201)
  })
})
