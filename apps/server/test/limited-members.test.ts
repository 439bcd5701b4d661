import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setModerator } from '../src/admin/moderators.ts'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import { postOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('limited members on $name', (engine) => {
  let server: TestServer
  let mira: Caller
  let loud: Caller
  let follower: Caller
  let stranger: Caller
  let origin: string

  beforeAll(async () => {
    server = await startServer(engine)
    ;[mira, loud, follower, stranger] = [
      await server.member('mira_mod'),
      await server.member('louisa_loud'),
      await server.member(),
      await server.member(),
    ]
    await setModerator(server.database, mira.user.username, true)
    await follower.post(`/api/users/${loud.user.id}/follow`)
    const limited = await mira.post(`/api/moderation/members/${loud.user.id}/limit`, { reason: 'Floods every list.' })
    if (!calls.limitMember.answer.parse(limited.body).member.limited) throw new Error('Not limited.')
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  const seenIn = async (caller: Pick<Caller, 'get'>, url: string, id: string) =>
    (await caller.get(url)).text.includes(id)

  test('what they post is for who follows them, in every list that mixes authors', async () => {
    const post = await publish(loud, 'Zanzibarword everywhere #zanzibartag')
    const lists = [
      '/api/posts?feed=everyone&limit=50',
      '/api/posts?tag=zanzibartag',
      '/api/search/posts?q=zanzibarword',
      '/api/search/suggestions?q=zanzibarword',
    ]
    for (const url of lists)
      expect([url, await seenIn(stranger, url, post.id), await seenIn(follower, url, post.id)]).toEqual([
        url,
        false,
        true,
      ])
    expect(await seenIn(stranger, '/api/discover?limit=50', post.id)).toBe(false)
    expect(await seenIn(follower, '/api/posts?feed=following', post.id)).toBe(true)
    // Their own lists are as they were, so that nobody is told by what is missing.
    expect(await seenIn(loud, '/api/posts?feed=everyone&limit=50', post.id)).toBe(true)
    const blended = await stranger.post('/api/search/blended', { query: 'zanzibarword' })
    expect(blended.text).not.toContain(post.id)
  })

  test('by address and on their profile everybody finds it', async () => {
    const post = await publish(loud, 'Still to be read.')
    for (const caller of [stranger, server.visitor]) {
      expect((await caller.get(`/api/posts/${post.id}`)).status).toBe(200)
      expect(await seenIn(caller, `/api/posts?author=${loud.user.username}`, post.id)).toBe(true)
    }
    expect((await stranger.get(`/api/users/username/${loud.user.username}`)).status).toBe(200)
    // Also where they lifted it up again themselves.
    await loud.post(`/api/posts/${post.id}/repost`)
    expect(await seenIn(stranger, `/api/posts?author=${loud.user.username}`, post.id)).toBe(true)
  })

  test('no number, suggestion or search for people tells of them', async () => {
    for (const author of [loud, await server.member()]) await publish(author, 'Together #halftrend')
    expect((await stranger.get('/api/trends?limit=50')).text).not.toContain('halftrend')
    const [tag] = calls.searchHashtags.answer.parse((await stranger.get('/api/search/hashtags?q=halftrend')).body)
    expect(tag?.postCount).toBe(1)
    const { id } = loud.user
    expect(await seenIn(stranger, '/api/users/suggestions?limit=50', id)).toBe(false)
    expect(await seenIn(stranger, '/api/search/users?q=louisa', id)).toBe(false)
    expect(await seenIn(follower, '/api/search/users?q=louisa', id)).toBe(true)
  })

  test('nobody carries it further: not a repost, a quotation, or a thread of another', async () => {
    const post = await publish(loud, 'To be carried.')
    const bridge = await server.member()
    await stranger.post(`/api/users/${bridge.user.id}/follow`)
    await bridge.post(`/api/posts/${post.id}/repost`)
    const quote = postOf(await bridge.post('/api/posts', { content: 'Look here.', quoteOfId: post.id }))
    const root = await publish(stranger, 'A thread of mine.')
    const reply = postOf(await loud.post('/api/posts', { content: 'Below it.', replyToId: root.id }))
    const following = postsOf(await stranger.get('/api/posts?feed=following&limit=50'))
    expect(following.map(({ id }) => id)).not.toContain(post.id)
    expect(following.find(({ id }) => id === quote.id)?.quote).toBeNull()
    expect(await seenIn(stranger, `/api/posts/${root.id}/replies`, reply.id)).toBe(false)
    expect(await seenIn(follower, `/api/posts/${root.id}/replies`, reply.id)).toBe(true)
  })

  test('what they do is told to who follows them alone', async () => {
    const [byStranger, byFollower] = [await publish(stranger, 'One.'), await publish(follower, 'Two.')]
    for (const { id } of [byStranger, byFollower]) {
      await loud.post(`/api/posts/${id}/like`)
      await loud.post('/api/posts', { content: 'An answer.', replyToId: id })
    }
    await loud.post('/api/posts', { content: `@${stranger.user.username} @${follower.user.username} hello` })
    const kinds = async (caller: Caller) =>
      calls.listNotifications.answer
        .parse((await caller.get('/api/notifications')).body)
        .filter(({ user }) => user.id === loud.user.id)
        .map(({ type }) => type)
        .toSorted()
    expect(await kinds(stranger)).toEqual([])
    expect(await kinds(follower)).toEqual(['comment', 'like', 'mention'])
  })

  test('the event stream tells who follows them alone', async () => {
    const [strange, near] = await Promise.all([stranger, follower].map(({ cookie }) => openEvents(origin, { cookie })))
    if (!strange || !near) throw new Error('No stream.')
    await Promise.all([strange.ready, near.ready])
    const post = await publish(loud, 'Live.')
    const last = await publish(mira, 'For everybody.')
    for (const stream of [strange, near])
      await stream.until((event) => event.type === 'post-created' && event.id === last.id)
    const told = (stream: typeof near) => stream.events.some((event) => 'id' in event && event.id === post.id)
    expect([told(strange), told(near)]).toEqual([false, true])
    strange.close()
    near.close()
  })

  test('lifted, everything is as before; a second limit is refused while one holds', async () => {
    const url = `/api/moderation/members/${loud.user.id}/limit`
    expect((await mira.post(url, { reason: 'Again.' })).status).toBe(409)
    const post = await publish(loud, 'Back in the open.')
    const lift = () =>
      server.request({
        method: 'DELETE',
        url,
        headers: { cookie: mira.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ reason: 'Time has passed.' }),
      })
    expect((await lift()).status).toBe(200)
    expect((await lift()).status).toBe(404)
    expect(await seenIn(stranger, '/api/posts?feed=everyone&limit=50', post.id)).toBe(true)
    const [own] = calls.listMeasures.answer.parse((await loud.get('/api/account/measures')).body)
    expect(own).toMatchObject({ kind: 'limit', reason: 'Floods every list.' })
    expect(own?.endedAt).not.toBeNull()
    expect(server.mail.emails.filter(({ to }) => to === loud.user.id).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['limited', 'limitLifted']),
    )
  })
})
