import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const pollData = {
  question: 'q',
  options: [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ],
}

/** Every write that names a post. */
const writes: Record<string, (caller: Omit<Caller, 'user' | 'cookie'>, id: string) => Promise<Answer>> = {
  like: ({ post }, id) => post(`/api/posts/${id}/like`),
  unlike: (caller, id) => caller.delete(`/api/posts/${id}/like`),
  repost: ({ post }, id) => post(`/api/posts/${id}/repost`),
  unrepost: (caller, id) => caller.delete(`/api/posts/${id}/repost`),
  bookmark: ({ post }, id) => post(`/api/posts/${id}/bookmark`),
  unbookmark: (caller, id) => caller.delete(`/api/posts/${id}/bookmark`),
  react: ({ post }, id) => post(`/api/posts/${id}/reactions`, { emoji: 'fire' }),
  unreact: (caller, id) => caller.delete(`/api/posts/${id}/reactions/fire`),
  vote: ({ post }, id) => post(`/api/posts/${id}/vote`, { optionId: 'a' }),
  edit: ({ patch }, id) => patch(`/api/posts/${id}`, { content: 'Mine now' }),
  delete: (caller, id) => caller.delete(`/api/posts/${id}`),
}
/** Writes that name a post in their body. */
const answers: typeof writes = {
  reply: ({ post }, id) => post('/api/posts', { content: 'x', replyToId: id }),
  quote: ({ post }, id) => post('/api/posts', { content: 'x', quoteOfId: id }),
}
const all = Object.entries({ ...writes, ...answers })

describe.each(engines)('what is refused on $name', (engine) => {
  let server: TestServer
  let owner: Caller
  let stranger: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    owner = await server.member('owner')
    stranger = await server.member('stranger')
  })
  afterAll(() => server.close())

  const outcome = (answer: Answer) => [answer.status, codeOf(answer)]
  const each = async (caller: Omit<Caller, 'user' | 'cookie'>, id: string, list = all) => {
    const found: Record<string, unknown> = {}
    for (const [name, write] of list) found[name] = outcome(await write(caller, id))
    return found
  }
  const every = (status: number, code: string, list = all) =>
    Object.fromEntries(list.map(([name]) => [name, [status, code]]))
  /** Everything that hangs on a post, as counts. */
  const traces = async (id: string) => {
    const tables = ['likes', 'reposts', 'bookmarks', 'reactions', 'poll_votes', 'post_revisions'] as const
    const counts = []
    for (const table of tables)
      counts.push(
        (await server.database.kysely.selectFrom(table).select('post_id').where('post_id', '=', id).execute()).length,
      )
    const told = await server.database.kysely
      .selectFrom('notifications')
      .select('id')
      .where('post_id', '=', id)
      .execute()
    const row = await server.database.kysely
      .selectFrom('posts')
      .select(['content', 'comments', 'likes', 'reposts', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return { counts, told: told.length, row }
  }

  test('a visitor writes nothing', async () => {
    const { id } = await publish(owner, 'Public', { pollData })
    const before = await traces(id)
    expect(await each(server.visitor, id)).toEqual(every(401, 'not-signed-in'))
    expect(await traces(id)).toEqual(before)
  })

  test.each([
    [
      'of a private account',
      () => server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', owner.user.id).execute(),
      () => server.database.kysely.updateTable('users').set({ private: 0 }).where('id', '=', owner.user.id).execute(),
    ],
    [
      'of a member who blocked one',
      () => owner.post(`/api/users/${stranger.user.id}/block`),
      () => owner.delete(`/api/users/${stranger.user.id}/block`),
    ],
    [
      'of a member one blocked',
      () => stranger.post(`/api/users/${owner.user.id}/block`),
      () => stranger.delete(`/api/users/${owner.user.id}/block`),
    ],
  ])('a post %s takes no write of any kind, and looks as if it were not there', async (_, hide, show) => {
    const { id } = await publish(owner, 'Hidden', { pollData })
    const before = await traces(id)
    await hide()
    expect(await each(stranger, id)).toEqual(every(404, 'post-not-found'))
    expect(await traces(id)).toEqual(before)
    await show()
  })

  test('a deleted post takes no write of any kind', async () => {
    const { id } = await publish(owner, 'Gone', { pollData })
    await owner.delete(`/api/posts/${id}`)
    const before = await traces(id)
    expect(await each(stranger, id)).toEqual(every(410, 'post-deleted'))
    // Deleting once more is the same deletion.
    expect(await each(owner, id)).toEqual({ ...every(410, 'post-deleted'), delete: [204, undefined] })
    expect(await traces(id)).toEqual(before)
  })

  test('the entry of a repost is no post', async () => {
    const { id } = await publish(owner, 'Repeated', { pollData })
    await owner.post(`/api/posts/${id}/repost`)
    const entry = await server.database.kysely
      .selectFrom('posts')
      .select('id')
      .where('repost_of_id', '=', id)
      .executeTakeFirstOrThrow()
    for (const caller of [owner, stranger]) expect(await each(caller, entry.id)).toEqual(every(404, 'post-not-found'))
  })

  test.each(['019a0000-0000-7000-8000-000000000000', 'x', '1', '%00', '..%2f..', "'%20or%201=1--", '😀'.repeat(20)])(
    'the id %s names nothing and breaks nothing',
    async (id) => {
      const list = Object.entries(writes)
      expect(await each(stranger, encodeURI(decodeURI(id)), list)).toEqual(every(404, 'post-not-found', list))
      for (const write of Object.values(answers)) {
        const answer = await write(stranger, id)
        expect([404, 422]).toContain(answer.status)
      }
    },
  )

  test('an idempotency key that made a post one may no longer see answers nothing of it', async () => {
    const { id } = await publish(owner, 'Once')
    const key = { 'idempotency-key': 'gone' }
    const made = await stranger.post('/api/posts', { content: 'Answer', replyToId: id }, key)
    expect(made.status).toBe(201)
    const [, reply] = /"id":"([^"]+)"/.exec(made.text) ?? []
    await stranger.delete(`/api/posts/${reply}`)
    expect(outcome(await stranger.post('/api/posts', { content: 'Answer', replyToId: id }, key))).toEqual([
      410,
      'post-deleted',
    ])
  })
})
