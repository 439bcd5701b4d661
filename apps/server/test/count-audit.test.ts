/** Numbers that are kept are compared with what they count. */
import { auditCounts, miscounts } from '@skein/domain/jobs/audit-counts'
import type { Miscount } from '@skein/domain/jobs/audit-counts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contradictions } from './support/contradictions.ts'
import { engines } from './support/engines.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const pollData = { question: 'Which?', options: ['a', 'b'].map((id) => ({ id, text: id })), duration: 60 }

describe.each(engines)('the audit of counts on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  let post: string
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member()
    noor = await server.member()
    post = (await publish(ada, 'Counted', { pollData })).id
    for (const unit of ['like', 'repost']) await noor.post(`/api/posts/${post}/${unit}`)
    await noor.post(`/api/posts/${post}/reactions`, { emoji: 'fire' })
    await noor.post(`/api/posts/${post}/vote`, { optionId: 'b' })
    await noor.post(`/api/users/${ada.user.id}/follow`)
    await publish(noor, 'An answer', { replyToId: post })
    await publish(ada, 'Nobody has looked at this')
  })
  afterAll(() => server.close())

  async function found(page?: number): Promise<Miscount[]> {
    const all: Miscount[] = []
    for await (const miscount of miscounts(server.database, undefined, page)) all.push(miscount)
    return all
  }
  const audit = async () => {
    const lines: unknown[] = []
    const count = await auditCounts(server.database, { warn: (line: unknown) => void lines.push(line) })
    return { count, lines }
  }

  test('is silent where every number is what it counts', async () => {
    expect(await audit()).toEqual({ count: 0, lines: [] })
  })

  const apart: [what: string, change: () => ReturnType<typeof sql>, expected: () => Partial<Miscount>][] = [
    ['likes', () => sql`update posts set likes = 7 where id = ${post}`, () => ({ id: post, kept: 7, counted: 1 })],
    ['reposts', () => sql`update posts set reposts = 0 where id = ${post}`, () => ({ id: post, kept: 0, counted: 1 })],
    [
      'comments',
      () => sql`update posts set comments = 2 where id = ${post}`,
      () => ({ id: post, kept: 2, counted: 1 }),
    ],
    [
      'votes',
      () => sql`update poll_options set votes = 3 where post_id = ${post} and option_id = 'a'`,
      () => ({ id: post, of: 'a', kept: 3, counted: 0 }),
    ],
    [
      'reactions',
      () => sql`update post_reactions set total = 5 where post_id = ${post}`,
      () => ({ id: post, of: 'fire', kept: 5, counted: 1 }),
    ],
    ['reactions', () => sql`delete from post_reactions`, () => ({ id: post, of: 'fire', kept: 0, counted: 1 })],
    [
      'reactions',
      () => sql`insert into post_reactions (post_id, emoji, total) values (${post}, 'heart', 2)`,
      () => ({ id: post, of: 'heart', kept: 2, counted: 0 }),
    ],
    [
      'followers',
      () => sql`update users set followers_count = 4 where id = ${ada.user.id}`,
      () => ({ id: ada.user.id, kept: 4, counted: 1 }),
    ],
    [
      'following',
      () => sql`update users set following_count = 0 where id = ${noor.user.id}`,
      () => ({ id: noor.user.id, kept: 0, counted: 1 }),
    ],
  ]

  test.each(apart)('finds %s that were put apart, tells of them and mends them', async (what, change, expected) => {
    await change().execute(server.database.kysely)
    const miscount = { what, ...expected() }
    for (const page of [1, 500]) expect(await found(page)).toMatchObject([miscount])
    expect(await audit()).toMatchObject({ count: 1, lines: [miscount] })
    expect(await audit()).toEqual({ count: 0, lines: [] })
    expect(await contradictions(server)).toEqual([])
  })

  test('what is done while it mends is counted once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => server.member()))
    await sql`update posts set likes = 50 where id = ${post}`.execute(server.database.kysely)
    await sql`update post_reactions set total = 50 where post_id = ${post}`.execute(server.database.kysely)
    await Promise.all([
      ...members.map((member) => member.post(`/api/posts/${post}/like`)),
      audit(),
      ...members.map((member) => member.post(`/api/posts/${post}/reactions`, { emoji: 'fire' })),
    ])
    await audit()
    expect(await contradictions(server)).toEqual([])
  })
})
