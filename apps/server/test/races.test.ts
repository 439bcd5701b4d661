import { limits } from '@skein/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { contradictions } from './support/contradictions.ts'
import { engines } from './support/engines.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Answer, Caller } from './support/test-server.ts'

/** Every pair of a member and a post meets some thirty times in the smaller number. */
const total = process.env.FULL === '1' ? 10_000 : 2_000

const pollData = {
  question: 'Which?',
  options: ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() })),
}

describe.each(engines)('races on $name', (engine) => {
  test(`${total} random toggles at once leave every count equal to its rows, and every entry to its repost`, async () => {
    // A member may do 1,200 a minute, which is not what is tested here.
    const server = await startServer(engine)
    const members: Caller[] = []
    for (let n = 0; n < 12; n += 1) members.push(await server.member())
    const [writer, second] = members
    if (!writer || !second) throw new Error('no members')
    const posts: string[] = []
    for (let n = 0; n < 6; n += 1) posts.push((await publish(n % 2 ? writer : second, `Post ${n}`, { pollData })).id)

    let seed = 20_011
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const one = <T>(list: readonly T[]): T => {
      const item = list[random(list.length)]
      if (item === undefined) throw new Error('an empty list')
      return item
    }
    const actions: ((member: Caller, post: string) => Promise<Answer>)[] = [
      ...['like', 'repost', 'bookmark'].flatMap((name) => [
        (member: Caller, post: string) => member.post(`/api/posts/${post}/${name}`),
        (member: Caller, post: string) => member.delete(`/api/posts/${post}/${name}`),
      ]),
      (member, post) => member.post(`/api/posts/${post}/reactions`, { emoji: one(limits.reactions) }),
      (member, post) => member.delete(`/api/posts/${post}/reactions/${one(limits.reactions)}`),
      (member, post) => member.post(`/api/posts/${post}/vote`, { optionId: one(['a', 'b', 'c']) }),
      (member) => member.post(`/api/users/${one(members).user.id}/follow`),
      (member) => member.delete(`/api/users/${one(members).user.id}/follow`),
    ]
    const statuses = new Map<number, number>()
    const toggle = async () => {
      const { status } = await one(actions)(one(members), one(posts))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    for (let done = 0; done < total; done += 100) {
      await Promise.all(Array.from({ length: 100 }, toggle))
      // The next minute, for the limits.
      server.clock.now += 60_000
    }
    // A vote for another option is 409, following oneself 422; nothing else is refused.
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 409, 422])
    expect(statuses.get(200)).toBeGreaterThan(total / 2)
    expect(await contradictions(server)).toEqual([])

    const { rows } = await sql<{ table: string; n: number }>`
      select 'likes' as "table", count(*) as n from likes union all select 'reposts', count(*) from reposts
      union all select 'reactions', count(*) from reactions union all select 'votes', count(*) from poll_votes
      union all select 'follows', count(*) from follows`.execute(server.database.kysely)
    for (const { table, n } of rows) expect([table, n > 0]).toEqual([table, true])
    await server.close()
  })

  test('posts that are answered, marked and deleted at the same moment leave nothing half done', async () => {
    const server = await startServer(engine)
    const members: Caller[] = []
    for (let n = 0; n < 6; n += 1) members.push(await server.member())
    const [writer] = members
    if (!writer) throw new Error('no members')
    for (let n = 0; n < 10; n += 1) {
      const { id } = await publish(writer, `Short-lived ${n}`, { pollData })
      const answers = await Promise.all([
        ...members.flatMap((member) => [
          member.post(`/api/posts/${id}/like`),
          member.post(`/api/posts/${id}/repost`),
          member.post('/api/posts', { content: 'Just in time', replyToId: id }),
          member.post(`/api/posts/${id}/vote`, { optionId: 'a' }),
        ]),
        writer.delete(`/api/posts/${id}`),
        ...members.map((member) => member.delete(`/api/posts/${id}/repost`)),
      ])
      expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 204, 410].includes(status))).toEqual([])
    }
    expect(await contradictions(server)).toEqual([])
    const { rows } = await sql`
      select p.id from posts p where p.deleted_at is not null and (p.content <> '' or exists (
        select 1 from posts e where e.repost_of_id = p.id))`.execute(server.database.kysely)
    expect(rows).toEqual([])
    await server.close()
  })
})
