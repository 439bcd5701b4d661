import { calls } from '@skein/contract/calls'
import { eraseAccounts } from '@skein/domain/account/erase'
import { newInvitation } from '@skein/domain/auth/invitations'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { afterEach, describe, expect, test } from 'vitest'
import { setModerator } from '../src/admin/moderators.ts'
import { readConfig } from '../src/config.ts'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, password, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const somebody = (username: string, more: Record<string, unknown> = {}) => ({
  username,
  name: 'Somebody New',
  email: `${username}@mail.example`,
  password,
  ...more,
})
const dayMs = 24 * 60 * 60_000

describe.each(engines)('who may register on $name', (engine) => {
  let server: TestServer
  afterEach(() => server.close())

  const open = async (REGISTRATION: string) => {
    server = await startServer(engine, { settings: { REGISTRATION } })
  }
  const register = (username: string, more = {}) => server.visitor.post('/api/auth/register', somebody(username, more))
  const apply = (username: string, more = {}) => server.visitor.post('/api/auth/applications', somebody(username, more))
  const login = (username: string) => server.visitor.post('/api/auth/login', { username, password })

  /** Emails are sent after the answers, in whatever order. */
  const emailOf = (kind: string) => server.mail.emails.find((email) => email.kind === kind)

  /** A member from before the mode was chosen, who is a moderator. */
  async function moderator(): Promise<Caller> {
    await server.database.kysely
      .insertInto('invitations')
      .values(newInvitation('mira-mod-code', server.clock.now, 1))
      .execute()
    const joined = await register('mira_mod', { invitation: 'mira-mod-code' })
    expect([joined.status, joined.text]).toEqual([201, expect.any(String)])
    await setModerator(server.database, 'mira_mod', true)
    const cookie = joined.cookies[0]?.split(';')[0] ?? ''
    const send = (method: 'GET' | 'POST', url: string, body?: unknown) =>
      server.request({
        method,
        url,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
    return {
      user: calls.register.answer.parse(joined.body),
      cookie,
      get: (url) => send('GET', url),
      post: (url, body) => send('POST', url, body),
      patch: () => Promise.reject(new Error('Not needed.')),
      delete: () => Promise.reject(new Error('Not needed.')),
    }
  }
  const waiting = async (caller: Caller) =>
    calls.listApplications.answer.parse((await caller.get('/api/moderation/applications')).body)

  test('open to everybody, there is nothing to apply for', async () => {
    await open('open')
    expect((await register('ada_l')).status).toBe(201)
    const applied = await apply('noor_h')
    expect([applied.status, codeOf(applied)]).toEqual([404, 'not-found'])
  })

  test('with approval an account waits, hidden and without a session, until a moderator says yes', async () => {
    await open('approval')
    const refused = await register('ada_l')
    expect([refused.status, codeOf(refused)]).toEqual([403, 'registration-closed'])
    const mira = await moderator()
    const applied = await apply('ada_l')
    expect([applied.status, applied.cookies]).toEqual([204, []])
    const early = await login('ada_l')
    expect([early.status, codeOf(early)]).toEqual([403, 'awaiting-approval'])
    expect((await mira.get('/api/users/by-username/ada_l')).status).toBe(404)
    const taken = await apply('ada_l')
    expect([taken.status, codeOf(taken), fieldsOf(taken)]).toEqual([409, 'username-taken', ['username']])

    const [ada] = await waiting(mira)
    expect(ada).toMatchObject({ username: 'ada_l', mailDomain: 'mail.example', emailConfirmed: false })
    const token = await server.mail.token('confirm')
    expect((await server.visitor.post('/api/auth/confirm-email', { token })).status).toBe(200)
    expect((await waiting(mira))[0]?.emailConfirmed).toBe(true)
    const approved = await mira.post(`/api/moderation/applications/${ada?.id}`, { action: 'approve' })
    expect(approved.status).toBe(204)
    expect(await waiting(mira)).toEqual([])
    await server.mail.settle()
    expect(emailOf('approved')?.to).toBe(ada?.id)
    expect((await login('ada_l')).status).toBe(200)
    const [entry] = calls.listModerationLog.answer.parse((await mira.get('/api/moderation/log')).body)
    expect(entry).toMatchObject({
      action: 'approve-member',
      by: { username: 'mira_mod' },
      about: { username: 'ada_l' },
    })
    const again = await mira.post(`/api/moderation/applications/${ada?.id}`, { action: 'approve' })
    expect([again.status, codeOf(again)]).toEqual([404, 'user-not-found'])
  })

  test('who is declined is told why, cannot come in by any way, and is erased', async () => {
    await open('approval')
    const mira = await moderator()
    await apply('noor_h')
    const [noor] = await waiting(mira)
    const blank = await mira.post(`/api/moderation/applications/${noor?.id}`, { action: 'decline', reason: ' ' })
    expect(blank.status).toBe(422)
    const decline = { action: 'decline', reason: 'Advertising.' }
    expect((await mira.post(`/api/moderation/applications/${noor?.id}`, decline)).status).toBe(204)
    await server.mail.settle()
    expect(emailOf('declined')).toMatchObject({ to: noor?.id, data: { reason: 'Advertising.' } })
    expect(await waiting(mira)).toEqual([])
    expect(codeOf(await login('noor_h'))).toBe('awaiting-approval')
    await server.visitor.post('/api/auth/reset-request', { email: 'noor_h@mail.example' })
    await server.mail.settle()
    expect(server.mail.emails.some(({ kind }) => kind === 'reset')).toBe(false)
    const { database, media, mail, clock } = server
    const searchIndex = createSearchIndex(database, 'assistant')
    const log = { info: () => {} }
    expect(await eraseAccounts({ database, media, searchIndex, log, mail }, clock.now + 1)).toBe(1)
    expect((await apply('noor_h')).status).toBe(204)
  })

  test('applications are there for moderators only', async () => {
    await open('approval')
    await apply('ada_l')
    expect((await server.visitor.get('/api/moderation/applications')).status).toBe(401)
    const mira = await moderator()
    const [ada] = await waiting(mira)
    await setModerator(server.database, 'mira_mod', false)
    expect((await mira.get('/api/moderation/applications')).status).toBe(404)
    expect((await mira.post(`/api/moderation/applications/${ada?.id}`, { action: 'approve' })).status).toBe(404)
    expect(codeOf(await login('ada_l'))).toBe('awaiting-approval')
  })

  test('by invitation a code lets one in, once, for its time', async () => {
    await open('invitation')
    const without = await register('ada_l')
    expect([without.status, codeOf(without), fieldsOf(without)]).toEqual([422, 'invitation-refused', ['invitation']])
    const values = [
      newInvitation('good-code-0000', server.clock.now, 7),
      newInvitation('late-code-0000', server.clock.now, 1),
    ]
    await server.database.kysely.insertInto('invitations').values(values).execute()
    expect(values.some(({ code_hash: hash }) => hash.includes('good'))).toBe(false)
    expect(codeOf(await register('ada_l', { invitation: 'bad-code-0000' }))).toBe('invitation-refused')
    // A refusal for another reason does not use it up.
    expect((await register('admin', { invitation: 'good-code-0000' })).status).toBe(409)
    const together = await Promise.all(
      ['ada_l', 'noor_h', 'kofi_b'].map((name) => register(name, { invitation: ' GOOD-code-0000 ' })),
    )
    expect(together.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(together.filter(({ status }) => status === 422)).toHaveLength(2)
    server.clock.now += 2 * dayMs
    expect(codeOf(await register('ines_v', { invitation: 'late-code-0000' }))).toBe('invitation-refused')
    expect((await apply('ines_v')).status).toBe(404)
  })

  test('a code lets one in where others wait', async () => {
    await open('approval')
    expect((await moderator()).user.username).toBe('mira_mod')
    expect(codeOf(await register('ada_l', { invitation: 'mira-mod-code' }))).toBe('invitation-refused')
  })
})

test('the setting has three words', () => {
  expect(readConfig({}).registration).toBe('open')
  expect(() => readConfig({ REGISTRATION: 'closed' })).toThrow('REGISTRATION must be open, approval or invitation')
})
