import { newId } from '@skein/domain/database/ids'
import { createAudienceReader } from '@skein/domain/events/audience'
import { createEventBus } from '@skein/domain/events/event-bus'
import { createReadWishes } from '@skein/domain/events/wishes'
import type { Wishes } from '@skein/domain/events/wishes'
import { endMutedWords } from '@skein/domain/settings/muted-words'
import { listed } from '@skein/domain/visibility'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import type { EventClient } from './support/event-client.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const day = 24 * 60 * 60 * 1000

describe.each(engines)('who is told of a post, on $name', (engine) => {
  const bus = createEventBus(() => {})
  let server: TestServer
  let origin: string
  beforeAll(async () => {
    server = await startServer(engine, { events: bus, streamTimes: { changeMs: 50, heartbeatMs: 50 } })
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  const open: EventClient[] = []
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close()
  })
  const streamOf = async ({ cookie }: Caller) => {
    const stream = await openEvents(origin, { cookie })
    open.push(stream)
    await stream.ready
    return stream
  }

  /** Members who stand to an author, and to what is written, in every way there is. */
  async function cast() {
    const author = await server.member()
    const named = ['follower', 'asking', 'stranger', 'blocked', 'blocking', 'muting', 'withoutAi', 'wordy', 'other']
    const members = new Map<string, Caller>()
    for (const name of named) members.set(name, await server.member())
    const who = (name: string): Caller => {
      const caller = members.get(name)
      if (!caller) throw new Error(name)
      return caller
    }
    for (const name of ['follower', 'muting', 'wordy']) await who(name).post(`/api/users/${author.user.id}/follow`)
    await author.post(`/api/users/${who('blocked').user.id}/block`)
    await who('blocking').post(`/api/users/${author.user.id}/block`)
    await who('muting').post(`/api/users/${author.user.id}/mute`)
    await who('withoutAi').patch('/api/settings', { aiPosts: 'hide' })
    await who('wordy').post('/api/settings/muted-words', { word: 'rhubarb', days: null })
    await author.patch('/api/settings', { aiPosts: 'hide' })
    await author.post('/api/settings/muted-words', { word: 'rhubarb', days: null })
    const posts = [
      await publish(author, 'Plain'),
      await publish(author, 'With RHUBARB and cream'),
      await publish(author, 'Rhubarbs are another word'),
      await publish(author, 'Generated', { isAiGenerated: true }),
    ]
    posts.push(await publish(who('other'), 'An answer', { replyToId: posts[0]?.id }))
    return { author, who, posts: posts.map(({ id }) => id), viewers: [author, ...members.values()] }
  }

  /** What `listed` says of each of the posts for each of the viewers, as `post viewer`. */
  async function asListed(posts: readonly string[], viewers: readonly string[]) {
    const { kysely, dialect } = server.database
    const { rows } = await sql<{ post: string; viewer: string }>`
      select p.id as post, v.id as viewer from posts p cross join users u cross join users v
      where p.id in (${dialect.idList(sql`${JSON.stringify(posts)}`)}) and u.id = p.author_id
        and v.id in (${dialect.idList(sql`${JSON.stringify(viewers)}`)})
        and ${listed(sql`v.id`, sql`case when v.hides_ai = 1 then 1 else 0 end`)}`.execute(kysely)
    return new Set(rows.map(({ post, viewer }) => `${post} ${viewer}`))
  }

  const crowd = (size: number) =>
    new Map<string, Wishes>(Array.from({ length: size }, () => [newId(1), { hidesAi: false, words: [] }]))

  test('says of everybody what the rules of visibility say, be they few or among many', async () => {
    const { author, who, posts, viewers } = await cast()
    const reader = createAudienceReader(server.database)
    const ids = viewers.map(({ user }) => user.id)
    const told = { all: new Set([...posts, newId(1)]), fresh: new Set(posts) }
    for (const change of [
      {},
      { private: 1 },
      { private: 0, deactivated_at: server.clock.now },
      { deactivated_at: null },
    ] as const) {
      await server.database.kysely
        .updateTable('users')
        .set({ updated_at: server.clock.now, ...change })
        .where('id', '=', author.user.id)
        .execute()
      const right = await asListed(posts, ids)
      const wishes = await createReadWishes(server.database)(ids)
      for (const others of [0, 500]) {
        const { maySee, follows } = await reader.of(told, new Map([...crowd(others), ...wishes]))
        const found = [...told.all].flatMap((post) =>
          ids.filter((viewer) => maySee(post, viewer)).map((viewer) => `${post} ${viewer}`),
        )
        expect(new Set(found)).toEqual(right)
        expect(viewers.filter(({ user }) => follows(posts[0] ?? '', user.id))).toEqual(
          [author, who('follower'), who('muting'), who('wordy')].filter((caller) => viewers.includes(caller)),
        )
      }
    }
    // A story has a place of its own.
    await server.database.kysely.updateTable('posts').set({ type: 'story' }).where('id', 'in', posts).execute()
    const { maySee } = await reader.of(told, await createReadWishes(server.database)(ids))
    expect(posts.some((post) => ids.some((viewer) => maySee(post, viewer)))).toBe(false)
    expect((await asListed(posts, ids)).size).toBe(0)
  })

  test('what is asked of the database does not grow with the members who are connected', async () => {
    const { posts } = await cast()
    const { kysely } = server.database
    const reader = createAudienceReader(server.database)
    const asking = vi.spyOn(kysely, 'executeQuery')
    const costs = []
    for (const size of [1000, 9000]) {
      asking.mockClear()
      const { maySee } = await reader.of({ all: new Set(posts), fresh: new Set(posts) }, crowd(size))
      expect(maySee(posts[0] ?? '', newId(1))).toBe(false)
      const answers = await Promise.all(asking.mock.results.map(({ value }) => value))
      costs.push({
        statements: answers.length,
        rows: answers.flatMap(({ rows }) => rows).length,
        bytes: JSON.stringify(asking.mock.calls.map(([query]) => query)).length,
      })
    }
    asking.mockRestore()
    expect(costs[1]).toEqual(costs[0])
    expect(costs[0]?.statements).toBe(3)
    expect(costs[0]?.rows).toBeLessThan(20)
  })

  test('a word that is muted, and one that is not any more, count from the next post on', async () => {
    const [author, reader] = [await server.member(), await server.member()]
    const stream = await streamOf(reader)
    const heard = async (content: string) => {
      const { id } = await publish(author, content)
      const last = await publish(author, 'Plain')
      await stream.until((event) => event.type === 'post-created' && event.id === last.id)
      return stream.events.some((event) => event.type === 'post-created' && event.id === id)
    }
    expect(await heard('Some leeks')).toBe(true)
    const muted = await reader.post('/api/settings/muted-words', { word: 'leeks', days: 1 })
    expect(await heard('More leeks')).toBe(false)
    await endMutedWords(server.database, bus, server.clock.now + 2 * day)
    expect(await heard('Leeks again')).toBe(true)
    const again = await reader.post('/api/settings/muted-words', { word: 'leeks', days: null })
    expect([muted.status, again.status]).toEqual([201, 201])
    expect(await heard('Leeks, leeks')).toBe(false)
    await reader.delete(`/api/settings/muted-words/${String(Reflect.get(Object(again.body), 'id'))}`)
    expect(await heard('Leeks at last')).toBe(true)
  })

  test('so does the choice about AI-generated posts', async () => {
    const [author, reader] = [await server.member(), await server.member()]
    const stream = await streamOf(reader)
    const heard = async () => {
      const { id } = await publish(author, 'Generated', { isAiGenerated: true })
      const last = await publish(author, 'Plain')
      await stream.until((event) => event.type === 'post-created' && event.id === last.id)
      return stream.events.some((event) => event.type === 'post-created' && event.id === id)
    }
    expect(await heard()).toBe(true)
    for (const [aiPosts, isHeard] of [
      ['hide', false],
      ['label', true],
    ] as const) {
      await reader.patch('/api/settings', { aiPosts })
      expect([aiPosts, await heard()]).toEqual([aiPosts, isHeard])
    }
  })
})
