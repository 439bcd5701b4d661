import { createAudienceReader } from '@skein/domain/events/audience'
import { createReadWishes } from '@skein/domain/events/wishes'
import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deletionsOf, waitingUploads } from '../src/uploads/collect-media.ts'
import { engines } from './support/engines.ts'
import { planOf, walksOf } from './support/plans.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const pollData = { question: 'Which?', options: ['a', 'b'].map((id) => ({ id, text: id })), duration: 60 }

describe.each(engines)('how hot statements are answered on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let post: string
  let author: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member()
    author = await server.member()
    await ada.post(`/api/users/${author.user.id}/follow`)
    post = (await publish(author, 'First #tag', { pollData })).id
    await publish(ada, 'An answer', { replyToId: post })
    await publish(author, 'Second', { quoteOfId: post })
    for (const unit of ['like', 'repost', 'bookmark']) await ada.post(`/api/posts/${post}/${unit}`)
    await ada.post('/api/messages', { receiverId: author.user.id, content: 'Hello' })
  })
  afterAll(() => server.close())

  /** What is asked of the database meanwhile. */
  async function askedBy(work: () => Promise<unknown>): Promise<CompiledQuery[]> {
    const asking = vi.spyOn(server.database.kysely.getExecutor(), 'executeQuery')
    await work()
    const queries = asking.mock.calls.map(([query]) => query)
    asking.mockRestore()
    return queries
  }

  test.each([
    ['the feed', () => '/api/posts'],
    ['the feed of those one follows', () => '/api/posts?feed=following'],
    ['a page further down', () => `/api/posts?before=${post}`],
    ['one post', () => `/api/posts/${post}`],
    ['its replies', () => `/api/posts/${post}/replies`],
    ['who reacted', () => `/api/posts/${post}/reactions`],
    ['a profile', () => `/api/users/username/${author.user.username}`],
    ['posts of a member', () => `/api/posts?author=${author.user.username}`],
    ['their replies', () => `/api/posts?author=${author.user.username}&only=replies`],
    ['their followers', () => `/api/users/${author.user.id}/followers`],
    ['their followers whom one knows', () => `/api/users/${author.user.id}/followers/known`],
    ['whom they follow', () => `/api/users/${author.user.id}/following`],
    ['posts with a tag', () => '/api/posts?tag=tag'],
    ['notifications', () => '/api/notifications'],
    ['what was said to one', () => '/api/notifications?filter=mentions'],
    ['notifications of those one follows', () => '/api/notifications?filter=following'],
    ['bookmarks', () => '/api/bookmarks'],
    ['conversations', () => '/api/messages/conversations'],
    ['one conversation', () => `/api/messages/${author.user.id}`],
  ])('%s: no table is walked', async (_, path) => {
    const queries = await askedBy(async () => expect((await ada.get(path())).status).toBe(200))
    expect(queries.length).toBeGreaterThan(0)
    for (const query of queries) {
      const walks = await walksOf(server.database, query)
      // What the assistant posted is counted along an index that holds nothing else, and on its own profile only.
      expect([query.sql, walks.filter((line) => !line.includes('posts_top_of_assistant'))]).toEqual([query.sql, []])
    }
  })

  test('the badge, which each request asks for, is counted along what is unread', async () => {
    const [query] = await askedBy(() => ada.get('/api/auth/user'))
    const plan = query ? (await planOf(server.database, query)).join('\n') : ''
    for (const index of ['notifications_unread', 'conversations_unread']) expect(plan).toContain(index)
  })

  test('trends read what hashtags were used for in two days, not in the years before', async () => {
    for (const member of [ada, author]) await publish(member, 'Rising #trend')
    const queries = await askedBy(async () => expect((await ada.get('/api/trends')).body).toHaveLength(1))
    const reading = queries.filter(({ sql }) => sql.includes('from hashtags'))
    expect(reading).toHaveLength(2)
    for (const query of reading) {
      const plan = (await planOf(server.database, query)).join('\n')
      expect([query.sql, plan]).toEqual([
        query.sql,
        expect.stringMatching(/(SEARCH h |Index Cond: ).*(post_id|created_at) ?>/),
      ])
    }
  })

  test('an event, its counts and its audience', async () => {
    const reader = createAudienceReader(server.database)
    const readWishes = createReadWishes(server.database)
    const told = { all: new Set([post]), fresh: new Set([post]) }
    const queries = await askedBy(async () => {
      const wishes = await readWishes([ada.user.id])
      await reader.of(told, wishes)
      await reader.of(told, new Map(Array.from({ length: 500 }, (_, n) => [`${n}`, { hidesAi: false, words: ['x'] }])))
      await reader.counts([post])
      await reader.unread([ada.user.id])
    })
    expect(queries).toHaveLength(10)
    for (const query of queries) expect([query.sql, await walksOf(server.database, query)]).toEqual([query.sql, []])
  })

  test('the collection of files', async () => {
    const { kysely } = server.database
    const waiting = waitingUploads({ name: '', created_at: 0 }, 1).compile(kysely)
    expect((await planOf(server.database, waiting)).join('\n')).toContain('media_unposted')
    // The index of deleted posts is read whole: it holds nothing else.
    for (const statement of deletionsOf(1)) {
      const walks = await walksOf(server.database, statement.compile(kysely))
      expect(walks.filter((line) => !line.includes('posts_deleted'))).toEqual([])
    }
  })
})
