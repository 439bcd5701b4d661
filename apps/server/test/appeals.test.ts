import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setModerator } from '../src/admin/moderators.ts'
import { suspendMember } from '../src/admin/suspend-member.ts'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, password, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('appeals on $name', (engine) => {
  let server: TestServer
  let mira: Caller
  let bea: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ;[mira, bea] = [await server.member('mira_mod'), await server.member('bea_mod')]
    for (const { user } of [mira, bea]) await setModerator(server.database, user.username, true)
  })
  afterAll(() => server.close())

  const measure = async (about: Caller, end: string, by = mira) => {
    await by.post(`/api/moderation/members/${about.user.id}/${end}`, { reason: 'Floods every list.' })
    const [newest] = await own(about)
    if (newest === undefined) throw new Error('Nothing was done.')
    return newest.id
  }
  const own = async (caller: Caller) =>
    calls.listMeasures.answer.parse((await caller.get('/api/account/measures')).body)
  const appeal = (by: Caller, id: string, text: unknown = 'I was answering questions.') =>
    by.post(`/api/account/measures/${id}/appeal`, { text })
  const waiting = async (by: Caller) =>
    calls.listAppeals.answer.parse((await by.get('/api/moderation/appeals?limit=50')).body)
  const decide = (by: Caller, id: string, action: string, reason = 'Read and weighed.') =>
    by.post(`/api/moderation/appeals/${id}`, { action, reason })
  const suspendedMember = async () => {
    const ada = await server.member()
    const post = await publish(ada, 'Spam, they say.')
    const answer = await bea.post('/api/reports', { subject: 'post', subjectId: post.id, reason: 'spam' })
    const { id } = calls.report.answer.parse(answer.body)
    await mira.post(`/api/moderation/reports/${id}`, { action: 'suspend-member', reason: 'Spam.' })
    return ada
  }
  const appealSuspension = ({ user }: Caller, text = 'It was not me.', typed = password) =>
    server.visitor.post('/api/auth/appeal', { username: user.username, password: typed, text })

  test('a limit that is taken back ends, and the member is told of it', async () => {
    const ada = await server.member()
    const id = await measure(ada, 'limit')
    expect(calls.appealMeasure.answer.parse((await appeal(ada, id)).body)).toMatchObject({
      appeal: { text: 'I was answering questions.', outcome: null },
    })
    expect((await waiting(bea)).find((one) => one.id === id)).toMatchObject({
      about: { id: ada.user.id },
      measure: { kind: 'limit', by: { id: mira.user.id } },
      mayDecide: true,
    })
    expect((await decide(bea, id, 'take-back', 'A mistake.')).status).toBe(204)
    expect(await own(ada)).toMatchObject([{ appeal: { outcome: { result: 'taken-back', reason: 'A mistake.' } } }])
    const record = await bea.get(`/api/moderation/members/${ada.user.id}`)
    expect(calls.getMemberRecord.answer.parse(record.body).member.limited).toBe(false)
    expect(server.mail.emails.at(-1)).toMatchObject({ kind: 'appealTakenBack', to: ada.user.id })
    const [entry] = calls.listModerationLog.answer.parse((await mira.get('/api/moderation/log')).body)
    expect(entry).toMatchObject({ action: 'take-back-measure', by: { id: bea.user.id }, about: { id: ada.user.id } })
    const notes = calls.listNotifications.answer.parse((await ada.get('/api/notifications')).body)
    expect(notes.map(({ type, user }) => [type, user.id])).toEqual([['standing', ada.user.id]])
    // Not by whom.
    expect(JSON.stringify(await own(ada))).not.toContain(bea.user.id)
  })

  test('whoever took the measure does not decide about it while another moderator can', async () => {
    const ada = await server.member()
    const id = await measure(ada, 'limit')
    await appeal(ada, id)
    expect((await waiting(mira)).find((one) => one.id === id)?.mayDecide).toBe(false)
    for (const action of ['uphold', 'take-back']) {
      const refused = await decide(mira, id, action)
      expect([refused.status, codeOf(refused)]).toEqual([403, 'another-decides'])
    }
    expect(await own(ada)).toMatchObject([{ endedAt: null, appeal: { outcome: null } }])
    // A moderator who was suspended is none, and cannot be waited for.
    await suspendMember(server.database, bea.user.username, 'Misuse.')
    expect((await waiting(mira)).find((one) => one.id === id)?.mayDecide).toBe(true)
    expect((await decide(mira, id, 'uphold')).status).toBe(204)
    await suspendMember(server.database, bea.user.username, null)
    await setModerator(server.database, bea.user.username, true)
    const back = await server.visitor.post('/api/auth/login', { username: bea.user.username, password })
    Object.assign(bea, asCaller(back.cookies[0]?.split(';')[0] ?? ''))
  })

  const asCaller = (cookie: string): Pick<Caller, 'cookie' | 'get' | 'post'> => ({
    cookie,
    get: (url) => server.visitor.get(url, { cookie }),
    post: (url, body) => server.visitor.post(url, body, { cookie }),
  })

  test('nobody decides about their own, not even once they are a moderator', async () => {
    const ada = await server.member()
    const id = await measure(ada, 'warnings')
    await appeal(ada, id)
    await setModerator(server.database, ada.user.username, true)
    expect((await waiting(ada)).find((one) => one.id === id)?.mayDecide).toBe(false)
    const refused = await decide(ada, id, 'take-back')
    expect([refused.status, codeOf(refused)]).toEqual([409, 'own-subject'])
    await setModerator(server.database, ada.user.username, false)
  })

  test('one answer to a measure, by whom it is about, of a bounded length', async () => {
    const [ada, eve] = [await server.member(), await server.member()]
    const id = await measure(ada, 'warnings')
    for (const text of ['', '  ', 'x'.repeat(1001), `x${'\u0316'.repeat(400)}`, 7]) {
      const refused = await appeal(ada, id, text)
      expect([refused.status, fieldsOf(refused)]).toEqual([422, ['text']])
    }
    expect((await appeal(eve, id)).status).toBe(404)
    expect((await appeal(ada, 'nonsense')).status).toBe(404)
    const [first, second] = await Promise.all([appeal(ada, id, 'One.'), appeal(ada, id, 'Two.')])
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
    const again = await appeal(ada, id, 'Three.')
    expect([again.status, codeOf(again)]).toEqual([409, 'already-appealed'])
    expect((await decide(bea, id, 'uphold')).status).toBe(204)
    const decided = await decide(bea, id, 'take-back')
    expect([decided.status, codeOf(decided)]).toEqual([409, 'already-decided'])
    expect(server.mail.emails.at(-1)).toMatchObject({ kind: 'appealUpheld', to: ada.user.id })
  })

  test('what was not answered to is not decided, and for members none of it is there', async () => {
    const [ada, eve] = [await server.member(), await server.member()]
    const id = await measure(ada, 'warnings')
    expect((await decide(bea, id, 'take-back')).status).toBe(404)
    await appeal(ada, id)
    for (const caller of [ada, eve]) {
      expect((await caller.get('/api/moderation/appeals')).status).toBe(404)
      expect((await decide(caller, id, 'take-back')).status).toBe(404)
    }
    expect((await server.visitor.get('/api/moderation/appeals')).status).toBe(401)
    expect(await own(ada)).toMatchObject([{ appeal: { outcome: null } }])
  })

  test('what was removed does not come back; the record says that it should not have been', async () => {
    const ada = await server.member()
    await ada.patch(`/api/users/${ada.user.id}`, { bio: 'Harmless.' })
    await mira.post(`/api/moderation/members/${ada.user.id}/removals`, { parts: ['bio'], reason: 'Rude.' })
    const [{ id } = { id: '' }] = await own(ada)
    await appeal(ada, id)
    expect((await decide(bea, id, 'take-back')).status).toBe(204)
    expect(await own(ada)).toMatchObject([{ endedAt: null, appeal: { outcome: { result: 'taken-back' } } }])
  })

  test('an old limit that is taken back does not end the one that holds now', async () => {
    const ada = await server.member()
    const old = await measure(ada, 'limit')
    await appeal(ada, old)
    await server.request({
      method: 'DELETE',
      url: `/api/moderation/members/${ada.user.id}/limit`,
      headers: { cookie: mira.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ reason: 'Enough.' }),
    })
    await measure(ada, 'limit')
    expect((await decide(bea, old, 'take-back')).status).toBe(204)
    const record = await bea.get(`/api/moderation/members/${ada.user.id}`)
    expect(calls.getMemberRecord.answer.parse(record.body).member.limited).toBe(true)
  })

  test('a suspended member answers with the password that was refused, and comes back where it is taken back', async () => {
    const ada = await suspendedMember()
    const login = () => server.visitor.post('/api/auth/login', { username: ada.user.username, password })
    expect(codeOf(await login())).toBe('suspended')
    const sent = await appealSuspension(ada)
    expect([sent.status, sent.cookies]).toEqual([204, []])
    expect(codeOf(await appealSuspension(ada))).toBe('already-appealed')
    const found = (await waiting(bea)).find(({ about }) => about.id === ada.user.id)
    expect(found).toMatchObject({ measure: { kind: 'suspension', appeal: { text: 'It was not me.' } } })
    expect(codeOf(await decide(mira, found?.id ?? '', 'take-back'))).toBe('another-decides')
    expect((await decide(bea, found?.id ?? '', 'take-back')).status).toBe(204)
    expect((await login()).status).toBe(200)
  })

  test('with another password, for another name, or without a suspension there is nothing to answer', async () => {
    const [ada, eve] = [await suspendedMember(), await server.member()]
    for (const refused of [
      await appealSuspension(ada, 'Let me in.', 'another password'),
      await appealSuspension({ ...ada, user: { ...ada.user, username: 'nobody_here' } }),
    ])
      expect([refused.status, codeOf(refused)]).toEqual([401, 'wrong-credentials'])
    expect((await appealSuspension(eve)).status).toBe(404)
    const blank = await appealSuspension(ada, '  ')
    expect([blank.status, fieldsOf(blank)]).toEqual([422, ['text']])
    expect((await waiting(bea)).some(({ about }) => about.id === ada.user.id)).toBe(false)
  })

  test('a suspension from before measures were written down can be answered too', async () => {
    const ada = await server.member()
    await suspendMember(server.database, ada.user.username, 'From before.')
    await server.database.kysely.deleteFrom('measures').where('user_id', '=', ada.user.id).execute()
    expect((await appealSuspension(ada)).status).toBe(204)
    expect((await waiting(bea)).find(({ about }) => about.id === ada.user.id)).toMatchObject({
      measure: { kind: 'suspension', reason: 'From before.', by: null },
      mayDecide: true,
    })
  })

  test('taken back, one of two suspensions leaves the other', async () => {
    const ada = await suspendedMember()
    await suspendMember(server.database, ada.user.username, 'Asked by a court.')
    await appealSuspension(ada)
    const found = (await waiting(bea)).find(({ about }) => about.id === ada.user.id)
    expect(found?.measure.reason).toBe('Asked by a court.')
    expect((await decide(bea, found?.id ?? '', 'take-back')).status).toBe(204)
    const login = await server.visitor.post('/api/auth/login', { username: ada.user.username, password })
    expect(codeOf(login)).toBe('suspended')
  })
})

describe.each(engines)('guesses by way of an appeal on $name', (engine) => {
  test('they spend the same budget as guesses at the sign-in', async () => {
    const server = await startServer(engine, { settings: { SIGNIN_LIMIT_PER_QUARTER: '6' } })
    try {
      const ada = await server.member()
      const username = ada.user.username
      const guess = (index: number) =>
        index % 2 === 0
          ? server.visitor.post('/api/auth/appeal', { username, password: `guess ${index}`, text: 'Please.' })
          : server.visitor.post('/api/auth/login', { username, password: `guess ${index}` })
      const answers = []
      for (let index = 0; index < 8; index += 1) answers.push((await guess(index)).status)
      expect(answers).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
    } finally {
      await server.close()
    }
  })
})
