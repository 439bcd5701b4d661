import { routes } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { eraseAccounts } from '@skein/domain/account/erase'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setModerator } from '../src/admin/moderators.ts'
import { deletionsOf } from '../src/uploads/collect-media.ts'
import { engines } from './support/engines.ts'
import { photo } from './support/pictures.ts'
import { uploadPicture } from './support/send-uploads.ts'
import { codeOf, fieldsOf, password, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { unpack } from './support/zip.ts'

describe.each(engines)('measures on $name', (engine) => {
  let server: TestServer
  let mira: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    mira = await server.member('mira_mod')
    await setModerator(server.database, mira.user.username, true)
  })
  afterAll(() => server.close())

  const of = ({ user }: Caller, end: string) => `/api/moderation/members/${user.id}${end}`
  const warn = (about: Caller, reason = 'Please be kind.') => mira.post(of(about, '/warnings'), { reason })
  const own = async (caller: Caller) =>
    calls.listMeasures.answer.parse((await caller.get('/api/account/measures')).body)
  const told = async (caller: Caller) =>
    calls.listNotifications.answer.parse((await caller.get('/api/notifications')).body)

  /** What each call of this kind takes. */
  const bodies = [
    ['warnMember', { reason: 'Trying.' }],
    ['limitMember', { reason: 'Trying.' }],
    ['liftLimit', { reason: 'Trying.' }],
    ['removeProfileParts', { parts: ['bio'], reason: 'Trying.' }],
    ['addMemberNote', { text: 'Trying.' }],
    ['getMemberRecord', undefined],
  ] as const
  const ask = (by: Caller, name: (typeof bodies)[number][0], body: unknown, about: Caller) =>
    server.request({
      method: routes[name].method,
      url: routes[name].path.replace('{userId}', about.user.id),
      headers: { cookie: by.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })

  test('a warning is read in the product, by mail and in the list of one’s measures, and names no moderator', async () => {
    const ada = await server.member()
    expect((await warn(ada, '  Please be kind.  ')).status).toBe(200)
    expect(await own(ada)).toMatchObject([{ kind: 'warning', reason: 'Please be kind.', parts: [], endedAt: null }])
    const [note] = await told(ada)
    expect(note).toMatchObject({ type: 'standing', user: { id: ada.user.id }, postId: null, read: false })
    expect(JSON.stringify([await own(ada), note])).not.toContain(mira.user.id)
    expect(server.mail.emails.at(-1)).toMatchObject({
      kind: 'warned',
      to: ada.user.id,
      data: { reason: 'Please be kind.' },
    })
    const [entry] = calls.listModerationLog.answer.parse((await mira.get('/api/moderation/log')).body)
    expect(entry).toMatchObject({ action: 'warn-member', about: { id: ada.user.id }, by: { id: mira.user.id } })
  })

  test('nobody silences it: it is told again as the newest, whatever the settings say', async () => {
    const ada = await server.member()
    await warn(ada, 'Once.')
    const [first] = await told(ada)
    await ada.post('/api/notifications/read', { upTo: first?.id })
    const refused = await ada.patch('/api/settings', { silencedNotifications: ['standing'] })
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['silencedNotifications.0']])
    await warn(ada, 'Twice.')
    expect((await told(ada)).map(({ type, read }) => [type, read])).toEqual([['standing', false]])
  })

  test('a reason has bounds, and there has to be one', async () => {
    const ada = await server.member()
    for (const reason of ['', '  ', 'x'.repeat(501), `x${'\u0316'.repeat(400)}`]) {
      const refused = await warn(ada, reason)
      expect([refused.status, fieldsOf(refused)]).toEqual([422, ['reason']])
    }
    expect(await own(ada)).toEqual([])
  })

  test('parts of a profile go for good, the file of a picture too', async () => {
    const ada = await server.member('rude_ada')
    const { url } = await uploadPicture(server, ada, await photo('png', 64, 64))
    await ada.patch(`/api/users/${ada.user.id}`, { name: 'Rude name', bio: 'Rude bio', avatar: url, location: 'Here' })
    const removed = await mira.post(of(ada, '/removals'), {
      parts: ['avatar', 'name', 'bio', 'website'],
      reason: 'Rude.',
    })
    expect(calls.removeProfileParts.answer.parse(removed.body)).toMatchObject({
      member: { name: 'rude_ada', avatar: null },
      bio: '',
      location: 'Here',
      measures: [{ kind: 'removal', parts: ['avatar', 'name', 'bio'], by: { id: mira.user.id } }],
    })
    for (const caller of [mira, server.visitor]) expect((await caller.get(url)).status).toBe(404)
    // Not to be taken up again by who uploaded it, and removed by the next collection, however soon.
    const again = await ada.patch(`/api/users/${ada.user.id}`, { avatar: url })
    expect([again.status, fieldsOf(again)]).toEqual([422, ['avatar']])
    const name = url.slice('/media/'.length)
    const gone = await Promise.all(
      deletionsOf(server.clock.now - 24 * 60 * 60 * 1000).map((deletion) => deletion.execute(server.database.kysely)),
    )
    expect(gone.flatMap(({ rows }) => rows.map((row) => row.name))).toContain(name)
    const found = await mira.get('/api/search/users?q=Rude')
    expect(calls.searchUsers.answer.parse(found.body).map((one) => one.name)).toEqual(['rude_ada'])
    const nothing = await mira.post(of(ada, '/removals'), { parts: ['bio'], reason: 'Again.' })
    expect([nothing.status, fieldsOf(nothing)]).toEqual([422, ['parts']])
  })

  test('notes are read by moderators alone, with who wrote them', async () => {
    const ada = await server.member()
    const text = 'Secretnote: seems to be two people.'
    const made = await mira.post(of(ada, '/notes'), { text })
    expect([made.status, made.body]).toMatchObject([201, { text, by: { id: mira.user.id } }])
    const record = await mira.get(of(ada, ''))
    expect(calls.getMemberRecord.answer.parse(record.body).notes).toMatchObject([{ text }])
    for (const url of ['/api/account/measures', '/api/notifications', '/api/account', '/api/settings', of(ada, '')])
      expect((await ada.get(url)).text).not.toContain('Secretnote')
    // Nor once they are a moderator themself.
    await setModerator(server.database, ada.user.username, true)
    const refused = await ada.get(of(ada, ''))
    expect([refused.status, codeOf(refused)]).toEqual([409, 'own-subject'])
    expect((await ada.get('/api/moderation/log?limit=50')).text).not.toContain('Secretnote')
  })

  test('to members and visitors none of it is there', async () => {
    const [eve, ada] = [await server.member(), await server.member()]
    for (const [name, body] of bodies) {
      const { status } = await ask(eve, name, body, ada)
      expect([name, status]).toEqual([name, 404])
      expect([name, (await ask({ ...eve, cookie: '' }, name, body, ada)).status]).toEqual([name, 401])
    }
    expect(await own(ada)).toEqual([])
  })

  test('a moderator does none of it to another moderator or to themself', async () => {
    const bea = await server.member()
    await setModerator(server.database, bea.user.username, true)
    for (const [name, body] of bodies) {
      const self = await ask(mira, name, body, mira)
      expect([name, self.status, codeOf(self)]).toEqual([name, 409, 'own-subject'])
      if (name === 'getMemberRecord') continue
      const other = await ask(mira, name, body, bea)
      expect([name, other.status, codeOf(other)]).toEqual([name, 403, 'forbidden'])
    }
    expect([await own(mira), await own(bea)]).toEqual([[], []])
  })

  test('nobody is measured who is not there', async () => {
    for (const id of ['nonsense', '01890a5d-ac96-774b-bcce-b302099a8057'])
      expect((await mira.post(`/api/moderation/members/${id}/warnings`, { reason: 'x' })).status).toBe(404)
  })

  test('there is an end to how fast measures are taken', async () => {
    const bea = await server.member()
    await setModerator(server.database, bea.user.username, true)
    const ada = await server.member()
    const answers = []
    for (let index = 0; index < 61; index += 1)
      answers.push((await bea.post(of(ada, '/notes'), { text: `Note ${index}` })).status)
    expect(answers.filter((status) => status === 201)).toHaveLength(60)
    expect(answers.at(-1)).toBe(429)
  })

  test('the archive holds one’s measures and no notes, and erasure takes both', async () => {
    const ada = await server.member()
    await warn(ada, 'Vanishingreason')
    await mira.post(of(ada, '/notes'), { text: 'Vanishingnote' })
    const asked = await ada.post('/api/account/export', { currentPassword: password })
    const { url } = calls.prepareExport.answer.parse(asked.body)
    const zip = await server.app.inject({ method: 'GET', url, headers: { cookie: ada.cookie } })
    const files = await unpack(zip.rawPayload)
    const texts = [...files.values()].map(String).join('\n')
    expect(JSON.parse(String(files.get('data/measures.json')))).toMatchObject([{ reason: 'Vanishingreason' }])
    expect(texts).not.toContain('Vanishingnote')
    expect(texts).not.toContain(mira.user.id)
    await server.request({
      method: 'DELETE',
      url: '/api/account',
      headers: { cookie: ada.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ password, username: ada.user.username }),
    })
    const { database } = server
    const searchIndex = createSearchIndex(database, 'assistant')
    await eraseAccounts({ ...server, searchIndex, log: { info() {} } }, server.clock.now + 31 * 24 * 60 * 60 * 1000)
    for (const table of ['measures', 'member_notes']) {
      const { rows } = await sql`select * from ${sql.table(table)} where user_id = ${ada.user.id}`.execute(
        database.kysely,
      )
      expect([table, rows]).toEqual([table, []])
    }
  })
})
