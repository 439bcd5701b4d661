import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const nobody = '019a0000-0000-7000-8000-000000000000'

describe.each(engines)('moderation on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const counts = async (caller: Caller) => {
    const { followersCount, followingCount } = calls.getSession.answer.parse((await caller.get('/api/auth/user')).body)
    return [followersCount, followingCount]
  }
  const everyone = async (caller: Caller) =>
    postsOf(await caller.get('/api/posts?limit=50')).map(({ content }) => content)

  test('P 2.3 a block ends follows both ways with true counts, hides both, and is safe to repeat', async () => {
    const [ada, troll, friend] = [await server.member(), await server.member(), await server.member()]
    await ada.post(`/api/users/${troll.user.id}/follow`)
    await troll.post(`/api/users/${ada.user.id}/follow`)
    await friend.post(`/api/users/${ada.user.id}/follow`)
    await publish(troll, 'From the troll')
    for (let time = 0; time < 2; time += 1)
      expect((await ada.post(`/api/users/${troll.user.id}/block`)).status).toBe(204)
    expect([await counts(ada), await counts(troll)]).toEqual([
      [1, 0],
      [0, 0],
    ])
    expect(await everyone(ada)).not.toContain('From the troll')
    expect((await troll.post(`/api/users/${ada.user.id}/follow`)).status).toBe(404)
    for (let time = 0; time < 2; time += 1)
      expect((await ada.delete(`/api/users/${troll.user.id}/block`)).status).toBe(204)
    expect(await everyone(ada)).toContain('From the troll')
    expect((await troll.get(`/api/users/username/${ada.user.username}`)).body).toMatchObject({
      viewer: { follow: 'none', followsYou: false },
    })
  })

  test('a block withdraws a request without counting it', async () => {
    const [mia, asker] = [await server.member(), await server.member()]
    await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', mia.user.id).execute()
    await asker.post(`/api/users/${mia.user.id}/follow`)
    await mia.post(`/api/users/${asker.user.id}/block`)
    await mia.delete(`/api/users/${asker.user.id}/block`)
    expect([await counts(mia), await counts(asker)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect((await asker.get(`/api/users/username/${mia.user.username}`)).body).toMatchObject({
      viewer: { follow: 'none' },
    })
  })

  test('members who block and follow each other at once end with counts that are true', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => server.member()))
    const pairs = members.flatMap((one) =>
      members.filter((other) => other !== one).map((other) => [one, other] as const),
    )
    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [
        one.post(`/api/users/${other.user.id}/follow`),
        one.post(`/api/users/${other.user.id}/block`),
      ]),
    )
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    for (const one of members) {
      const edges = async (side: 'follower_id' | 'followee_id') =>
        (await server.database.kysely.selectFrom('follows').select(side).where(side, '=', one.user.id).execute()).length
      expect(await counts(one)).toEqual([await edges('followee_id'), await edges('follower_id')])
    }
  })

  test('P 2.3 a muted member is gone from the lists and knows nothing of it', async () => {
    const [ada, loud] = [await server.member(), await server.member()]
    await publish(loud, 'Loud again')
    for (let time = 0; time < 2; time += 1) expect((await ada.post(`/api/users/${loud.user.id}/mute`)).status).toBe(204)
    expect(await everyone(ada)).not.toContain('Loud again')
    expect(await everyone(loud)).toContain('Loud again')
    for (let time = 0; time < 2; time += 1)
      expect((await ada.delete(`/api/users/${loud.user.id}/mute`)).status).toBe(204)
    expect(await everyone(ada)).toContain('Loud again')
  })

  test('nobody can block or mute themself, nobody at all, or the assistant', async () => {
    const ada = await server.member()
    const assistant = await server.database.kysely
      .selectFrom('users')
      .select('id')
      .where('kind', '=', 'ai')
      .executeTakeFirstOrThrow()
    for (const unit of ['block', 'mute']) {
      for (const [id, status, code] of [
        [ada.user.id, 409, 'own-subject'],
        [ada.user.id.toUpperCase(), 409, 'own-subject'],
        [nobody, 404, 'user-not-found'],
        ['noor', 404, 'user-not-found'],
        [assistant.id, 404, 'user-not-found'],
      ]) {
        const answer = await ada.post(`/api/users/${id}/${unit}`)
        expect([unit, id, answer.status, codeOf(answer)]).toEqual([unit, id, status, code])
      }
      expect((await server.visitor.post(`/api/users/${ada.user.id}/${unit}`)).status).toBe(401)
    }
  })

  test('P 2.3 a report is filed once; repeated it is the same one', async () => {
    const [ada, spammer] = [await server.member(), await server.member()]
    const post = await publish(spammer, 'Buy now')
    const file = async (subject: string, subjectId: string, more = {}) => {
      const answer = await ada.post('/api/reports', { subject, subjectId, reason: 'spam', ...more })
      return answer.status === 201
        ? calls.report.answer.parse(answer.body).id
        : `${answer.status} ${String(codeOf(answer))}`
    }
    const first = await file('post', post.id, { note: '  Third time today ' })
    expect(await file('post', post.id, { reason: 'other' })).toBe(first)
    expect(await file('post', post.id.toUpperCase())).toBe(first)
    expect(await file('user', spammer.user.id)).not.toBe(first)
    const rows = await server.database.kysely
      .selectFrom('reports')
      .select(['subject', 'subject_id', 'reason', 'note', 'state'])
      .where('reporter_id', '=', ada.user.id)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { subject: 'post', subject_id: post.id, reason: 'spam', note: 'Third time today', state: 'open' },
      { subject: 'user', subject_id: spammer.user.id, reason: 'spam', note: null, state: 'open' },
    ])
    expect(await file('user', ada.user.id)).toBe('409 own-subject')
    expect(await file('post', (await publish(ada, 'Mine')).id)).toBe('409 own-subject')
    expect(await file('post', nobody)).toBe('404 post-not-found')
    expect(await file('user', nobody)).toBe('404 user-not-found')
    expect(await file('message', nobody)).toBe('404 not-found')
    expect(await file('post', post.id, { reason: 'boring' })).toBe('422 invalid-input')
    await spammer.delete(`/api/posts/${post.id}`)
    expect(await file('post', post.id)).toBe('410 post-deleted')
    expect(
      (await server.visitor.post('/api/reports', { subject: 'post', subjectId: post.id, reason: 'spam' })).status,
    ).toBe(401)
  })

  test('who may not see a thing cannot report it; whom one blocked can be reported', async () => {
    const [mia, stranger] = [await server.member(), await server.member()]
    const post = await publish(mia, 'For followers')
    await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', mia.user.id).execute()
    const file = async (subject: string, subjectId: string) =>
      (await stranger.post('/api/reports', { subject, subjectId, reason: 'hate' })).status
    expect(await file('post', post.id)).toBe(404)
    await stranger.post(`/api/users/${mia.user.id}/block`)
    expect(await file('user', mia.user.id)).toBe(201)
    const other = await server.member()
    await other.post(`/api/users/${stranger.user.id}/block`)
    expect(await file('user', other.user.id)).toBe(404)
    const message = async (sender: Caller, receiver: Caller) => {
      const id = crypto.randomUUID()
      await server.database.kysely
        .insertInto('messages')
        .values({
          id,
          sender_id: sender.user.id,
          receiver_id: receiver.user.id,
          content: 'x',
          envelope: null,
          created_at: 1,
          read_at: null,
        })
        .execute()
      return id
    }
    expect(await file('message', await message(mia, stranger))).toBe(201)
    expect(await file('message', await message(stranger, mia))).toBe(409)
    expect(await file('message', await message(mia, other))).toBe(404)
  })
})
