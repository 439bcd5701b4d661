import { describe, expect, test } from 'vitest'
import { calls } from '@skein/contract/calls'
import { engines } from './support/engines.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'

describe.each(engines)('people on $name', (engine) => {
  test('following counts on both sides and is safe to repeat', async () => {
    const server = await startServer(engine)
    const [ada, noor] = [await server.member('ada'), await server.member('noor')]
    const path = `/api/users/${noor.user.id}/follow`
    expect((await ada.post(path)).body).toEqual({ follow: 'following', followersCount: 1 })
    expect((await ada.post(path)).body).toEqual({ follow: 'following', followersCount: 1 })
    expect((await ada.get('/api/auth/user')).body).toMatchObject({ followingCount: 1, followersCount: 0 })
    expect((await noor.get('/api/users/username/ADA')).body).toMatchObject({
      username: 'ada',
      followingCount: 1,
      viewer: { follow: 'none', followsYou: true, muted: false, blocked: false },
    })
    expect((await ada.delete(path)).body).toEqual({ follow: 'none', followersCount: 0 })
    expect((await ada.delete(path)).body).toEqual({ follow: 'none', followersCount: 0 })
    const refusals = []
    for (const id of [ada.user.id, '019a0000-0000-7000-8000-000000000000', 'noor']) {
      const answer = await ada.post(`/api/users/${id}/follow`)
      refusals.push([answer.status, codeOf(answer)])
    }
    expect(refusals).toEqual([
      [422, 'invalid-input'],
      [404, 'user-not-found'],
      [404, 'user-not-found'],
    ])
    await server.close()
  })

  test('a request to a private account can be withdrawn and counts nothing', async () => {
    const server = await startServer(engine)
    const [ada, mia] = [await server.member('ada'), await server.member('mia')]
    await server.database.kysely.updateTable('users').set({ private: 1 }).where('username', '=', 'mia').execute()
    const path = `/api/users/${mia.user.id}/follow`
    expect((await ada.post(path)).body).toEqual({ follow: 'requested', followersCount: 0 })
    expect((await ada.post(path)).body).toEqual({ follow: 'requested', followersCount: 0 })
    expect((await ada.delete(path)).body).toEqual({ follow: 'none', followersCount: 0 })
    await server.close()
  })

  test('members who follow each other at the same time end with true counts', async () => {
    const server = await startServer(engine)
    const members = await Promise.all(Array.from({ length: 6 }, () => server.member()))
    const jobs = members.flatMap((one) =>
      members.filter((other) => other !== one).map((other) => () => one.post(`/api/users/${other.user.id}/follow`)),
    )
    const answers = await Promise.all(jobs.map((job) => job()))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await Promise.all(members.slice(1).map(({ delete: remove }) => remove(`/api/users/${members[0]?.user.id}/follow`)))
    const rows = await server.database.kysely
      .selectFrom('users')
      .select(['followers_count', 'following_count'])
      .where('kind', '=', 'person')
      .execute()
    expect(rows.map((row) => `${row.followers_count} ${row.following_count}`).sort()).toEqual([
      '0 5',
      '5 4',
      '5 4',
      '5 4',
      '5 4',
      '5 4',
    ])
    await server.close()
  })

  test('suggestions are members one does not follow: those whom friends follow first, then the most followed', async () => {
    const server = await startServer(engine)
    const [me, friend, known, famous, quiet] = [
      await server.member('me_1'),
      await server.member('friend'),
      await server.member('known'),
      await server.member('famous'),
      await server.member('quiet'),
    ]
    await me.post(`/api/users/${friend.user.id}/follow`)
    await friend.post(`/api/users/${known.user.id}/follow`)
    for (const fan of [known, quiet]) await fan.post(`/api/users/${famous.user.id}/follow`)
    const names = async (query = '') => {
      const list = calls.listSuggestions.answer.parse((await me.get(`/api/users/suggestions${query}`)).body)
      expect(list.every(({ follow }) => follow === 'none')).toBe(true)
      return list.map(({ username }) => username)
    }
    expect(await names()).toEqual(['known', 'famous', 'quiet'])
    expect(await names('?limit=1')).toEqual(['known'])
    await me.post(`/api/users/${known.user.id}/follow`)
    expect(await names()).toEqual(['famous', 'quiet'])
    await server.close()
  })

  test('followers one knows: those one follows, and neither muted, blocked nor gone people, nor of a private account', async () => {
    const server = await startServer(engine)
    const member = (name: string) => server.member(name)
    const [me, star] = [await member('me_1'), await member('star')]
    const [plain, closed, muted, blocker, blocked, gone, asked, stranger] = [
      await member('plain'),
      await member('closed'),
      await member('muted'),
      await member('blocker'),
      await member('blocked'),
      await member('gone'),
      await member('asked'),
      await member('stranger'),
    ]
    const friends = [plain, closed, muted, blocker, blocked, gone]
    for (const friend of friends) await me.post(`/api/users/${friend.user.id}/follow`)
    for (const fan of [...friends, asked, stranger, me]) await fan.post(`/api/users/${star.user.id}/follow`)
    const change = (who: typeof me, values: { private: number } | { deactivated_at: number }) =>
      server.database.kysely.updateTable('users').set(values).where('id', '=', who.user.id).execute()
    await change(closed, { private: 1 })
    await change(asked, { private: 1 })
    await me.post(`/api/users/${asked.user.id}/follow`)
    await change(gone, { deactivated_at: server.clock.now })
    await me.post(`/api/users/${muted.user.id}/mute`)
    // A block ends the follow; what an older one left behind does not count either.
    const now = server.clock.now
    await server.database.kysely
      .insertInto('blocks')
      .values([
        { blocker_id: blocker.user.id, blocked_id: me.user.id, created_at: now },
        { blocker_id: me.user.id, blocked_id: blocked.user.id, created_at: now },
      ])
      .execute()
    const read = async (who = me, of = star) => {
      const answer = await who.get(`/api/users/${of.user.id}/followers/known`)
      if (answer.status !== 200) return codeOf(answer)
      const { people, count } = calls.listKnownFollowers.answer.parse(answer.body)
      return [count, ...people.map(({ username }) => username)]
    }
    expect(await read()).toEqual([2, 'plain', 'closed'])
    expect(await read(stranger)).toEqual([0])
    expect(await read(me, blocker)).toBe('user-not-found')
    expect(codeOf(await server.visitor.get(`/api/users/${star.user.id}/followers/known`))).toBe('not-signed-in')

    // Of a private account nothing is said, until one may read it.
    await me.delete(`/api/users/${star.user.id}/follow`)
    await change(star, { private: 1 })
    expect(await read()).toEqual([0])
    const suggested = calls.listSuggestions.answer.parse((await me.get('/api/users/suggestions')).body)
    expect(suggested.find(({ username }) => username === 'star')?.knownFollowers.count).toBe(0)
    await me.post(`/api/users/${star.user.id}/follow`)
    expect(await read()).toEqual([0])
    await star.post(`/api/follow-requests/${me.user.id}`)
    expect(await read()).toEqual([2, 'plain', 'closed'])
    await server.close()
  })

  test('a profile never shows the address, and an unknown one is a 404', async () => {
    const server = await startServer(engine)
    await server.member('ada')
    const profile = await server.visitor.get('/api/users/username/ada')
    expect(profile.status).toBe(200)
    expect(profile.text).not.toContain('mail.example')
    for (const name of ['nobody_here', 'ab', 'аda', 'a%00b', 'x'.repeat(300)]) {
      const answer = await server.visitor.get(`/api/users/username/${encodeURI(name)}`)
      expect([name, answer.status, codeOf(answer)]).toEqual([name, 404, 'user-not-found'])
    }
    await server.close()
  })
})

describe.each(engines)('trends on $name', (engine) => {
  test('two authors make a trend; more and later ones rank higher; a day ends it; private posts do not count', async () => {
    const server = await startServer(engine)
    const [a, b, c, hidden] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ]
    const start = server.clock.now
    const hour = 60 * 60 * 1000
    const say = async (hours: number, who: typeof a, text: string) => {
      server.clock.now = start + hours * hour
      await publish(who, text)
    }
    await say(0, a, '#old')
    await say(0, b, '#Old')
    await say(1, a, '#early')
    await say(1, b, '#early')
    await say(20, a, '#late #alone #secret #Alone')
    await say(20, b, '#late')
    await say(21, c, '#late #crowd')
    await say(21, c, '#late')
    await say(21, a, '#alone')
    await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', hidden.user.id).execute()
    await say(21, hidden, '#secret #alone #old')
    await server.database.kysely.insertInto('trend_categories').values({ tag: 'late', category: 'Science' }).execute()
    const trends = async (query = '') =>
      calls.listTrends.answer.parse((await server.visitor.get(`/api/trends${query}`)).body)
    server.clock.now = start + 22 * hour
    /** Elevenths of the day, nothing in all but one. */
    const only = (point: number, posts: number) => Array.from({ length: 11 }, (_, at) => (at === point ? posts : 0))
    expect(await trends()).toEqual([
      { id: 'late', category: 'Science', hashtag: '#late', postCount: 4, course: only(10, 4), rise: null },
      { id: 'early', category: null, hashtag: '#early', postCount: 2, course: only(1, 2), rise: null },
      { id: 'old', category: null, hashtag: '#old', postCount: 2, course: only(0, 2), rise: null },
    ])
    expect(await trends('?limit=1')).toHaveLength(1)
    server.clock.now = start + 24.5 * hour
    expect((await trends()).map(({ id }) => id)).toEqual(['late', 'early'])
    await say(24.6, a, '#old')
    await say(24.7, b, '#old #OLD')
    await say(24.8, a, '#old')
    server.clock.now = start + 25 * hour - 1
    const [, again] = await trends()
    expect(again).toEqual({ id: 'old', category: null, hashtag: '#old', postCount: 3, course: only(10, 3), rise: 50 })
    server.clock.now = start + 49 * hour
    expect(await trends()).toEqual([])
    await server.close()
  })
})
