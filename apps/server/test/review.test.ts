import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setModerator } from '../src/admin/moderators.ts'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, password, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('review of reports on $name', (engine) => {
  let server: TestServer
  let mira: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    mira = await server.member('mira_mod')
    await setModerator(server.database, '@Mira_Mod', true)
  })
  afterAll(() => server.close())

  const cases = async (state = 'open') =>
    calls.listReports.answer.parse((await mira.get(`/api/moderation/reports?state=${state}&limit=50`)).body)
  const reportPost = async (reporter: Caller, id: string, note?: string) => {
    const answer = await reporter.post('/api/reports', { subject: 'post', subjectId: id, reason: 'spam', note })
    return calls.report.answer.parse(answer.body).id
  }
  const decide = (id: string, action: string, reason = 'Seen and weighed.') =>
    mira.post(`/api/moderation/reports/${id}`, { action, reason })

  test('is not there for members, and ends with the role', async () => {
    const ada = await server.member()
    for (const path of ['/api/moderation/reports', '/api/moderation/log'])
      expect((await ada.get(path)).status).toBe(404)
    expect((await server.visitor.get('/api/moderation/reports')).status).toBe(401)
    await setModerator(server.database, ada.user.username, true)
    expect((await ada.get('/api/moderation/reports')).status).toBe(200)
    await setModerator(server.database, ada.user.username, false)
    expect((await ada.get('/api/moderation/reports')).status).toBe(404)
    await expect(setModerator(server.database, 'nobody_here', true)).rejects.toThrow('Nobody is called')
  })

  test('shows what was reported, by whom and why, also from private accounts', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    await noor.post(`/api/users/${ada.user.id}/follow`)
    const post = await publish(ada, 'Buy my followers.')
    await ada.patch('/api/settings', { privateAccount: true })
    const id = await reportPost(noor, post.id, 'Third time today')
    expect((await cases()).find((one) => one.id === id)).toMatchObject({
      subject: 'post',
      reason: 'spam',
      note: 'Third time today',
      content: 'Buy my followers.',
      reporter: { username: noor.user.username },
      about: { username: ada.user.username, suspended: false },
      reports: 1,
      decision: null,
    })
  })

  test('a dismissed report closes every report of the same thing, and leaves the post', async () => {
    const [ada, noor, kofi] = [await server.member(), await server.member(), await server.member()]
    const post = await publish(ada, 'Harmless.')
    const [one, two] = [await reportPost(noor, post.id), await reportPost(kofi, post.id)]
    expect((await cases()).find(({ id }) => id === one)?.reports).toBe(2)
    const blank = await decide(one, 'dismiss', '  ')
    expect([blank.status, fieldsOf(blank)]).toEqual([422, ['reason']])
    expect((await decide(one, 'dismiss')).body).toMatchObject({
      decision: { action: 'dismiss', reason: 'Seen and weighed.', by: { username: 'mira_mod' } },
    })
    const open = new Set((await cases()).map(({ id }) => id))
    expect([open.has(one), open.has(two)]).toEqual([false, false])
    expect((await cases('decided')).map(({ id }) => id)).toEqual(expect.arrayContaining([one, two]))
    const again = await decide(two, 'remove-post')
    expect([again.status, codeOf(again)]).toEqual([409, 'already-decided'])
    expect((await server.visitor.get(`/api/posts/${post.id}`)).status).toBe(200)
  })

  test('a removed post is gone for everybody', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const post = await publish(ada, 'To be removed.')
    const id = await reportPost(noor, post.id)
    expect((await decide(id, 'remove-post')).status).toBe(200)
    expect((await ada.get(`/api/posts/${post.id}`)).status).toBe(410)
    expect((await cases('decided')).find((one) => one.id === id)?.content).toBeNull()
  })

  test('a suspended member is signed out and hidden, cannot come back alone, and does once it is lifted', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const post = await publish(ada, 'By somebody suspended.')
    const id = await reportPost(noor, post.id)
    expect((await decide(id, 'suspend-member', 'Repeated spam.')).status).toBe(200)
    expect((await ada.get('/api/auth/user')).status).toBe(401)
    expect((await noor.get(`/api/posts/${post.id}`)).status).toBe(404)
    const login = () => server.visitor.post('/api/auth/login', { username: ada.user.username, password })
    const refused = await login()
    expect([refused.status, codeOf(refused)]).toEqual([403, 'suspended'])
    expect(server.mail.emails.at(-1)).toMatchObject({
      kind: 'suspended',
      to: ada.user.id,
      data: { reason: 'Repeated spam.' },
    })
    await server.visitor.post('/api/auth/reset-request', { email: ada.user.email })
    await server.mail.settle()
    expect(server.mail.emails.some(({ kind, to }) => kind === 'reset' && to === ada.user.id)).toBe(false)
    const lift = (caller: Caller) =>
      server.request({
        method: 'DELETE',
        url: `/api/moderation/suspensions/${ada.user.id}`,
        headers: { cookie: caller.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ reason: 'Appeal accepted.' }),
      })
    expect((await lift(noor)).status).toBe(404)
    expect((await lift(mira)).status).toBe(204)
    expect((await login()).status).toBe(200)
    expect((await noor.get(`/api/posts/${post.id}`)).status).toBe(200)
    const [newest, before] = calls.listModerationLog.answer.parse((await mira.get('/api/moderation/log')).body)
    expect(newest).toMatchObject({ action: 'lift-suspension', reason: 'Appeal accepted.', about: { id: ada.user.id } })
    expect(before).toMatchObject({ action: 'suspend-member', by: { username: 'mira_mod' }, reportId: id })
  })
})
