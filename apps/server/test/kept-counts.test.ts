import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@skein/contract'
import { eraseAccount } from '@skein/domain/account/erase'
import { migrate } from '@skein/domain/database/migrate'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importArchive } from '../src/export/import-archive.ts'
import { writeArchive } from '../src/export/write-archive.ts'
import { contradictions } from './support/contradictions.ts'
import { engines } from './support/engines.ts'
import { postOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const pollData = {
  question: 'Which?',
  options: ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() })),
  duration: 60,
}

/** The same sequence of numbers each time. */
function sequence() {
  let seed = 4711
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const one = <T>(list: readonly T[]): T => {
    const item = list[random(list.length)]
    if (item === undefined) throw new Error('an empty list')
    return item
  }
  return { one, random }
}

describe.each(engines)('counts that are kept, on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const index = () => createSearchIndex(server.database, 'assistant')

  const erase = async ({ user }: Caller) => {
    const due = { erase_at: server.clock.now, deactivated_at: server.clock.now }
    await server.database.kysely.updateTable('users').set(due).where('id', '=', user.id).execute()
    expect(await eraseAccount({ ...server, searchIndex: index() }, user.id, server.clock.now)).toBe(true)
  }

  test('reactions, votes, posts that go and members who go leave every count equal to its rows', async () => {
    const { one, random } = sequence()
    const [ada, noor] = [await server.member(), await server.member()]
    const members: Caller[] = []
    for (let n = 0; n < 10; n += 1) members.push(await server.member())
    const posts: string[] = []
    for (let n = 0; n < 8; n += 1) posts.push((await publish(n % 2 ? ada : noor, `Post ${n}`, { pollData })).id)
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        Array.from({ length: 60 }, () => {
          const [member, path] = [one(members), `/api/posts/${one(posts)}`]
          const emoji = one(limits.reactions.slice(0, 3))
          if (random(4) === 0) return member.delete(`${path}/reactions/${emoji}`)
          if (random(3) === 0) return member.post(`${path}/vote`, { optionId: one(['a', 'b', 'c']) })
          return member.post(`${path}/reactions`, { emoji })
        }),
      )
      server.clock.now += 60_000
      expect(await contradictions(server)).toEqual([])
      const leaving = members.pop()
      if (leaving) await erase(leaving)
      const gone = posts.pop()
      for (const author of [ada, noor]) await author.delete(`/api/posts/${gone}`)
      expect(await contradictions(server)).toEqual([])
    }
    const { rows } = await sql<{ n: number }>`
      select sum(total) as n from post_reactions union all select sum(votes) from poll_options`.execute(
      server.database.kysely,
    )
    for (const { n } of rows) expect(n).toBeGreaterThan(0)
  })

  test('a card shows the kept numbers and counts nothing', async () => {
    const ada = await server.member()
    const { id } = await publish(ada, 'Popular', { pollData })
    await ada.post(`/api/posts/${id}/reactions`, { emoji: 'fire' })
    await ada.post(`/api/posts/${id}/vote`, { optionId: 'b' })
    const { kysely } = server.database
    await kysely.updateTable('post_reactions').set({ total: 200_000 }).where('post_id', '=', id).execute()
    await kysely
      .updateTable('poll_options')
      .set({ votes: 300_000 })
      .where('post_id', '=', id)
      .where('option_id', '=', 'b')
      .execute()
    const post = postOf(await ada.get(`/api/posts/${id}`))
    expect(post.reactions).toEqual([{ emoji: 'fire', count: 200_000 }])
    expect(post.pollData?.options.map(({ votes }) => votes)).toEqual([0, 300_000, 0])
    expect((await ada.post(`/api/posts/${id}/reactions`, { emoji: 'fire' })).body).toEqual(post.reactions)
    await ada.delete(`/api/posts/${id}`)
  })

  test('what was given before the counts were kept is counted once, when the schema is brought up to date', async () => {
    const [ada, noor] = [await server.member(), await server.member()]
    const { id } = await publish(noor, 'From before', { pollData })
    for (const [member, optionId] of [
      [ada, 'a'],
      [noor, 'b'],
    ] as const) {
      await member.post(`/api/posts/${id}/reactions`, { emoji: 'laugh' })
      await member.post(`/api/posts/${id}/vote`, { optionId })
    }
    for (const statement of [
      'drop table post_reactions',
      'alter table poll_options drop column votes',
      'create index poll_votes_by_option on poll_votes (post_id, option_id)',
      'drop index reactions_by_user',
      'drop index poll_votes_by_user',
      'delete from schema_versions where version = 14',
    ])
      await sql.raw(statement).execute(server.database.kysely)
    await migrate(server.database)
    const { reactions, pollData: poll } = postOf(await noor.get(`/api/posts/${id}`))
    expect([reactions, poll?.options.map(({ votes }) => votes)]).toEqual([[{ emoji: 'laugh', count: 2 }], [1, 1, 0]])
    expect(await contradictions(server)).toEqual([])
  })

  test('an archive brings its reactions and votes along, once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skein-counts-'))
    const [ada, noor] = [await server.member(), await server.member()]
    const { id } = await publish(noor, 'Stays', { pollData })
    for (const member of [ada, noor]) {
      await member.post(`/api/posts/${id}/reactions`, { emoji: 'heart' })
      await member.post(`/api/posts/${id}/vote`, { optionId: 'c' })
    }
    const path = join(folder, 'archive.zip')
    await writeFile(path, await (await writeArchive(server, ada.user.id, 'en')).toArray())
    await erase(ada)
    const counts = async () => {
      const { reactions, pollData: poll } = postOf(await noor.get(`/api/posts/${id}`))
      return [reactions, poll?.totalVotes]
    }
    expect(await counts()).toEqual([[{ emoji: 'heart', count: 1 }], 1])
    await importArchive({ ...server, searchIndex: index(), now: () => server.clock.now }, path)
    expect(await counts()).toEqual([[{ emoji: 'heart', count: 2 }], 2])
    expect(await contradictions(server)).toEqual([])
    await rm(folder, { recursive: true })
  })
})
