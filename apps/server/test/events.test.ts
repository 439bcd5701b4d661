import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { suspendMember } from '../src/admin/suspend-member.ts'
import { openPostgresDatabase } from '../src/database/open-database.ts'
import { maxStreamsOfMember } from '@skein/domain/events/event-hub'
import { createDatabaseAt, dropDatabaseAt } from './postgres.ts'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import type { EventClient } from './support/event-client.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const quick = { changeMs: 50, heartbeatMs: 50 }

const listen = (server: TestServer) => server.app.listen({ port: 0, host: '127.0.0.1' })

/** Streams of a test, closed after it. */
const open: EventClient[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

async function streamOf(origin: string, caller: Pick<Caller, 'cookie'>, lastEventId?: string): Promise<EventClient> {
  const stream = await openEvents(origin, { cookie: caller.cookie, ...(lastEventId !== undefined && { lastEventId }) })
  open.push(stream)
  await stream.ready
  return stream
}

const about = (stream: EventClient, id: string) =>
  stream.events.flatMap((event) => ('id' in event && event.id === id ? [event.type] : []))

describe.each(engines)('the event stream on $name', (engine) => {
  let server: TestServer
  let origin: string
  beforeEach(async () => {
    server = await startServer(engine, { streamTimes: quick })
    origin = await listen(server)
  })
  afterEach(() => server.close())

  const set = (caller: Caller, values: { private?: number; hides_ai?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('id', '=', caller.user.id).execute()

  test('it is a stream of its own kind, for members only, neither stored nor compressed', async () => {
    const ada = await server.member()
    const stream = await streamOf(origin, ada)
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(stream.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(stream.headers['content-encoding']).toBeUndefined()
    expect(stream.retry()).toBe(2000)
    expect(stream.events).toEqual([{ type: 'unread', notifications: 0, messages: 0 }])
    const refused = await openEvents(origin)
    expect(refused.status).toBe(401)
    refused.close()
    expect((await fetch(`${origin}/api/events`, { method: 'HEAD', headers: { cookie: ada.cookie } })).status).toBe(200)
  })

  test('what happens to a post comes in order, with counts of the database', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const stream = await streamOf(origin, ada)
    await ada.post(`/api/users/${noor.user.id}/follow`)
    const post = await publish(noor, 'First')
    const own = await publish(ada, 'Mine')
    await ada.post(`/api/posts/${post.id}/like`)
    expect(await stream.until((event) => event.type === 'post-changed' && event.id === post.id)).toMatchObject({
      likes: 1,
      comments: 0,
      pollData: null,
    })
    const reply = await publish(ada, 'A reply', { replyToId: post.id })
    expect(await stream.until(({ type }) => type === 'reply-created')).toEqual({
      type: 'reply-created',
      id: reply.id,
      replyToId: post.id,
      authorId: ada.user.id,
    })
    await stream.until((event) => event.type === 'post-changed' && event.comments === 1)
    await noor.post(`/api/posts/${post.id}/reactions`, { emoji: 'fire' })
    await stream.until((event) => event.type === 'post-changed' && event.reactions[0]?.emoji === 'fire')
    await noor.patch(`/api/posts/${post.id}`, { content: 'First, corrected' })
    await noor.delete(`/api/posts/${post.id}`)
    await stream.until(({ type }) => type === 'post-deleted')
    const kinds = about(stream, post.id)
    expect([kinds[0], kinds.at(-2), kinds.at(-1)]).toEqual(['post-created', 'post-edited', 'post-deleted'])
    const created = stream.events.filter(({ type }) => type === 'post-created')
    expect(created).toEqual([
      { type: 'post-created', id: post.id, authorId: noor.user.id, following: true },
      { type: 'post-created', id: own.id, authorId: ada.user.id, following: true },
    ])
  })

  test('a vote comes with the tally', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const options = [
      { id: 'a', text: 'This' },
      { id: 'b', text: 'That' },
    ]
    const post = await publish(noor, 'Which?', { pollData: { question: 'Which?', options } })
    const stream = await streamOf(origin, ada)
    await noor.post(`/api/posts/${post.id}/vote`, { optionId: 'b' })
    expect(await stream.until(({ type }) => type === 'post-changed')).toMatchObject({
      pollData: { totalVotes: 1, options: [{ votes: 0 }, { votes: 1 }] },
    })
  })

  test('each event goes to those only who may see the post, and says whether it is in their Following', async () => {
    const author = await server.member()
    const cast = {
      follower: await server.member(),
      stranger: await server.member(),
      blocked: await server.member(),
      blocking: await server.member(),
      muting: await server.member(),
      withoutAi: await server.member(),
      labellingAi: await server.member(),
    }
    await cast.follower.post(`/api/users/${author.user.id}/follow`)
    await author.post(`/api/users/${cast.blocked.user.id}/block`)
    await cast.blocking.post(`/api/users/${author.user.id}/block`)
    await cast.muting.post(`/api/users/${author.user.id}/mute`)
    await set(cast.withoutAi, { hides_ai: 1 })
    await cast.labellingAi.patch('/api/settings', { aiPosts: 'label' })
    const names = Object.keys(cast)
    const streams = await Promise.all(Object.values(cast).map((caller) => streamOf(origin, caller)))
    const own = await streamOf(origin, author)
    const post = await publish(author, 'For all')
    const generated = await publish(author, 'Generated', { isAiGenerated: true })
    // Who may see it is asked when it is sent: the account must not be private before.
    await own.until((event) => 'id' in event && event.id === generated.id)
    await set(author, { private: 1 })
    const hidden = await publish(author, 'For followers')
    await own.until((event) => 'id' in event && event.id === hidden.id)
    await set(author, { private: 0 })
    // The last event everybody gets: what did not come before it does not come.
    const last = await publish(cast.stranger, 'The end')
    await Promise.all([...streams, own].map((stream) => stream.until((event) => 'id' in event && event.id === last.id)))
    const whoGot = (id: string) => names.filter((_, index) => about(streams[index] ?? own, id).length > 0)
    expect(whoGot(post.id)).toEqual(['follower', 'stranger', 'withoutAi', 'labellingAi'])
    expect(whoGot(generated.id)).toEqual(['follower', 'stranger', 'labellingAi'])
    expect(whoGot(hidden.id)).toEqual(['follower'])
    expect(about(own, hidden.id)).toEqual(['post-created'])
    const following = streams
      .slice(0, 2)
      .map(({ events }) => events.find((event) => event.type === 'post-created' && event.id === post.id))
    expect(following).toMatchObject([{ following: true }, { following: false }])
  })

  test('a suspension from the shell, beside the server, ends the streams that are open', async () => {
    const member = await server.member()
    const stream = await streamOf(origin, member)
    await suspendMember(server.database, member.user.username, 'Misuse.')
    await stream.until(({ type }) => type === 'session-ended')
    expect(codeOf(await member.get('/api/auth/user'))).toBe('not-signed-in')
  })

  test('a burst of likes is a few events, the last of them true', async () => {
    const author = await server.member()
    const fans = await Promise.all(Array.from({ length: 30 }, () => server.member()))
    const post = await publish(author, 'Beloved')
    const stream = await streamOf(origin, author)
    await Promise.all(fans.map((fan) => fan.post(`/api/posts/${post.id}/like`)))
    await stream.until((event) => event.type === 'post-changed' && event.likes === 30)
    expect(about(stream, post.id).length).toBeLessThan(15)
  })

  test('one event costs the same few statements for any number of listeners', async () => {
    // Without signs of life, which cost a statement of their own.
    const calm = await startServer(engine, { streamTimes: { ...quick, heartbeatMs: 600_000 } })
    const place = await listen(calm)
    const author = await calm.member()
    const costOfOne = async () => {
      const before = calm.database.statementCount()
      const { id } = await publish(author, 'Counted')
      await Promise.all(open.map((stream) => stream.until((event) => 'id' in event && event.id === id)))
      return calm.database.statementCount() - before
    }
    // What else happens in the same moment only adds to it.
    const cost = async () => Math.min(await costOfOne(), await costOfOne(), await costOfOne())
    await streamOf(place, await calm.member())
    const one = await cost()
    for (let index = 0; index < 9; index += 1) await streamOf(place, await calm.member())
    expect(Math.abs((await cost()) - one)).toBeLessThanOrEqual(2)
    await calm.close()
  })

  test('a stream that comes back gets what it missed and may see now, once and in order', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const gone = await streamOf(origin, ada)
    const first = await publish(noor, 'One')
    await gone.until((event) => 'id' in event && event.id === first.id)
    gone.close()
    const watcher = await streamOf(origin, noor, gone.lastId())
    const second = await publish(noor, 'Two')
    // Each change is waited for, so that none is still on its way when the stream comes back.
    for (const [fan, likes] of [noor, ada].map((fan, index) => [fan, index + 1] as const)) {
      await fan.post(`/api/posts/${second.id}/like`)
      await watcher.until((event) => event.type === 'post-changed' && event.likes === likes)
    }
    const hidden = await publish(noor, 'Three')
    await noor.delete(`/api/posts/${hidden.id}`)
    await watcher.until(({ type }) => type === 'post-deleted')
    const back = await streamOf(origin, ada, gone.lastId())
    expect(about(back, first.id)).toEqual([])
    expect(about(back, second.id)).toEqual(['post-created', 'post-changed'])
    expect(back.events.find(({ type }) => type === 'post-changed')).toMatchObject({ likes: 2 })
    expect(about(back, hidden.id)).toEqual(['post-created', 'post-deleted'])
    expect(back.events.some(({ type }) => type === 'resync')).toBe(false)
    const fourth = await publish(noor, 'Four')
    await back.until((event) => 'id' in event && event.id === fourth.id)
    await noor.post(`/api/users/${ada.user.id}/block`)
    const blocked = await streamOf(origin, ada, gone.lastId())
    expect(about(blocked, second.id)).toEqual([])
  })

  test('a page that begins to listen late hears what happened since it was made, and nothing of before', async () => {
    const [author, reader] = [await server.member(), await server.member()]
    const first = await streamOf(origin, reader)
    const early = await publish(author, 'Before the page')
    await first.until((event) => event.type === 'post-created' && event.id === early.id)
    const place = first.lastId()
    const since = await publish(author, 'While it came to rest')
    const late = await openEvents(origin, { cookie: reader.cookie, since: place })
    open.push(late)
    await late.until((event) => event.type === 'post-created' && event.id === since.id)
    expect(about(late, early.id)).toEqual([])
  })

  test('a stream that cannot be resumed is told to read anew', async () => {
    const ada = await server.member()
    for (const id of ['from-another-server.7', 'nonsense', 'a.b.c', '0', '🥖.1']) {
      const stream = await streamOf(origin, ada, encodeURIComponent(id))
      expect([id, stream.events.map(({ type }) => type)]).toEqual([id, ['resync', 'unread']])
    }
    const stream = await streamOf(origin, ada)
    const ahead = await streamOf(origin, ada, stream.lastId().replace(/\d+$/, '999999'))
    expect(ahead.events[0]).toEqual({ type: 'resync' })
    const same = await streamOf(origin, ada, stream.lastId())
    expect(same.events.map(({ type }) => type)).toEqual(['unread'])
  })

  test('P 2.2 the badge follows what is new: a like raises it, its author does not hear of it', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const post = await publish(ada, 'Like me')
    const [mine, theirs] = [await streamOf(origin, ada), await streamOf(origin, noor)]
    await noor.post(`/api/posts/${post.id}/like`)
    await mine.until((event) => event.type === 'unread' && event.notifications === 1)
    await theirs.until(({ type }) => type === 'post-changed')
    expect(theirs.events.filter(({ type }) => type === 'unread')).toHaveLength(1)
  })

  test('P 2.11 who asked to follow hears the answer, and nobody else does', async () => {
    const [kofi, ada, noor] = [await server.member(), await server.member(), await server.member()]
    await set(kofi, { private: 1 })
    const [hers, others, own] = [
      await streamOf(origin, ada),
      await streamOf(origin, noor),
      await streamOf(origin, kofi),
    ]
    const answers = (stream: EventClient) => stream.events.filter(({ type }) => type === 'follow-changed')
    await ada.post(`/api/users/${kofi.user.id}/follow`)
    await own.until((event) => event.type === 'unread' && event.notifications === 1)
    await kofi.post(`/api/follow-requests/${ada.user.id}`)
    await hers.until((event) => event.type === 'follow-changed')
    expect(answers(hers)).toEqual([{ type: 'follow-changed', userId: kofi.user.id, follow: 'following' }])
    await noor.post(`/api/users/${kofi.user.id}/follow`)
    await kofi.delete(`/api/follow-requests/${noor.user.id}`)
    await others.until((event) => event.type === 'follow-changed')
    expect(answers(others)).toEqual([{ type: 'follow-changed', userId: kofi.user.id, follow: 'none' }])
    expect(answers(hers)).toHaveLength(1)
    expect(answers(own)).toEqual([])
  })

  test('a session that ends closes its streams, by signing out or by any other way; others stay', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const [first, second] = [await streamOf(origin, ada), await streamOf(origin, noor)]
    await ada.post('/api/auth/logout')
    await first.ended
    await server.database.kysely.deleteFrom('sessions').where('user_id', '=', noor.user.id).execute()
    await second.ended
    expect((await openEvents(origin, { cookie: ada.cookie })).status).toBe(401)
  })

  test('a member has a number of streams; one more ends the oldest, which is asked to come back late', async () => {
    const ada = await server.member()
    const streams: EventClient[] = []
    for (let index = 0; index <= maxStreamsOfMember; index += 1) streams.push(await streamOf(origin, ada))
    await streams[0]?.ended
    expect(streams[0]?.retry()).toBeGreaterThan(60_000)
    const post = await publish(ada, 'Still heard')
    for (const stream of streams.slice(1)) await stream.until((event) => 'id' in event && event.id === post.id)
  })

  test('the server ends with streams open, and none is opened while it does', async () => {
    const ada = await server.member()
    const stream = await streamOf(origin, ada)
    const closing = server.app.close()
    await stream.ended
    expect(stream.retry()).toBeGreaterThanOrEqual(1000)
    await closing
  })
})

test('a server that is told to stop refuses streams', async () => {
  const [engine] = engines
  if (!engine) throw new Error('There is no database to test on.')
  const server = await startServer(engine, { draining: () => true })
  const ada = await server.member()
  const origin = await listen(server)
  const refused = await openEvents(origin, { cookie: ada.cookie })
  expect(refused.status).toBe(503)
  refused.close()
  await server.close()
})

const url = inject('postgres')

describe('two servers over one PostgreSQL', () => {
  let address: string
  let servers: TestServer[]
  beforeAll(async () => {
    address = await createDatabaseAt(url)
    const engine = {
      name: 'PostgreSQL',
      async open() {
        const database = await openPostgresDatabase(address)
        return { database, discard: () => database.close() }
      },
    }
    const first = await startServer(engine, { streamTimes: quick })
    servers = [first, await startServer(engine, { streamTimes: quick, config: { dataDir: first.folder } })]
  })
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close()
    await dropDatabaseAt(url, address)
  })

  test('hear what happens at the other one, each thing once, also in a burst', async () => {
    const [one, two] = servers
    if (!one || !two) throw new Error('Two servers are needed.')
    const [ada, noor] = [await one.member('ada'), await two.member('noor')]
    const [at, elsewhere] = [await streamOf(await listen(one), ada), await streamOf(await listen(two), noor)]
    const posts = await Promise.all(Array.from({ length: 60 }, (_, index) => publish(ada, `Post ${index}`)))
    const last = await publish(ada, 'Last')
    for (const stream of [at, elsewhere]) {
      await stream.until((event) => 'id' in event && event.id === last.id)
      for (const { id } of posts) expect(about(stream, id)).toEqual(['post-created'])
    }
    await noor.post(`/api/posts/${last.id}/like`)
    await at.until((event) => event.type === 'unread' && event.notifications === 1)
    await at.until((event) => event.type === 'post-changed' && event.likes === 1)
  })

  test('a lost connection between them comes back, and everybody is told to read anew', async () => {
    const [one, two] = servers
    if (!one || !two) throw new Error('Two servers are needed.')
    const mia = await one.member('mia')
    const origin = one.app.listeningOrigin
    const stream = await streamOf(origin, mia)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`.execute(two.database.kysely)
    expect(await stream.until(({ type }) => type === 'resync')).toEqual({ type: 'resync' })
    const leo = await two.member('leo')
    const post = await publish(leo, 'Heard again')
    await stream.until((event) => 'id' in event && event.id === post.id)
    expect(about(stream, post.id)).toEqual(['post-created'])
  })
})
