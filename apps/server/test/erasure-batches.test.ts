import { batchRows } from '@skein/domain/account/batches'
import { eraseAccount, eraseAccounts } from '@skein/domain/account/erase'
import type { Database } from '@skein/domain/database/database'
import { newId } from '@skein/domain/database/ids'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contradictions } from './support/contradictions.ts'
import { engines } from './support/engines.ts'
import { password, postOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const pollData = { question: 'Which?', options: ['a', 'b'].map((id) => ({ id, text: id })), duration: 60 }

describe.each(engines)('an account that goes, a few rows at a time, on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const parts = (database: Database = server.database) => ({
    ...server,
    database,
    searchIndex: createSearchIndex(server.database, 'assistant'),
    log: { info() {} },
  })

  /** Of numbers alone: who is told of what goes a step later, and a quote is told as a repost. */
  const miscounted = async () => (await contradictions(server)).filter(({ what }) => !what.includes('told'))

  const leave = ({ user }: Caller) =>
    server.database.kysely
      .updateTable('users')
      .set({ erase_at: server.clock.now, deactivated_at: server.clock.now })
      .where('id', '=', user.id)
      .execute()

  /** Somebody who did all there is to do with what `other` wrote, and answered and was answered. */
  async function busy(other: Caller) {
    const member = await server.member()
    const theirs: string[] = []
    for (let n = 0; n < 4; n += 1) {
      const { id } = await publish(other, `Theirs ${n}`, { pollData })
      theirs.push(id)
      for (const unit of ['like', 'repost', 'bookmark']) await member.post(`/api/posts/${id}/${unit}`)
      await member.post(`/api/posts/${id}/reactions`, { emoji: n % 2 ? 'fire' : 'heart' })
      await other.post(`/api/posts/${id}/reactions`, { emoji: 'fire' })
      await member.post(`/api/posts/${id}/vote`, { optionId: n % 2 ? 'a' : 'b' })
      const mine = await publish(member, `An answer ${n} #zanzibarish`, { replyToId: id })
      const again = await publish(member, 'To myself', { replyToId: mine.id })
      if (n > 1) await publish(other, 'Answered', { replyToId: again.id })
      await other.post(`/api/posts/${mine.id}/like`)
      await other.post(`/api/posts/${mine.id}/repost`)
      await publish(other, 'Look', { quoteOfId: mine.id })
    }
    await member.post(`/api/users/${other.user.id}/follow`)
    await other.post(`/api/users/${member.user.id}/follow`)
    await member.post('/api/messages', { receiverId: other.user.id, content: 'Hello' })
    return { member, theirs }
  }

  /** Every row that names a member, by table and column. */
  async function namedIn(id: string): Promise<string[]> {
    const found: string[] = []
    for (const [table, columns] of Object.entries({
      users: ['id'],
      posts: ['author_id'],
      likes: ['user_id'],
      reposts: ['user_id'],
      reactions: ['user_id'],
      poll_votes: ['user_id'],
      bookmarks: ['user_id'],
      follows: ['follower_id', 'followee_id'],
      messages: ['sender_id', 'receiver_id'],
      conversations: ['user_id', 'peer_id'],
      notifications: ['user_id', 'actor_id'],
      hashtags: ['author_id'],
      sessions: ['user_id'],
    }))
      for (const column of columns) {
        const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
          server.database.kysely,
        )
        if (rows.length > 0) found.push(`${table}.${column}`)
      }
    return found
  }

  test('whenever it is stopped, it goes on where it was, and every count stays equal to its rows', async () => {
    const other = await server.member()
    for (const steps of [1, 2, 4, 7, 12, 25, 40]) {
      const { member, theirs } = await busy(other)
      await leave(member)
      let left = steps
      const stopping: Database = {
        ...server.database,
        transaction: (work) => {
          left -= 1
          return left < 0 ? Promise.reject(new Error('stopped')) : server.database.transaction(work)
        },
      }
      // What nobody sees any more may be half gone meanwhile: the member's posts, and the rows that repeat them.
      const hidden = await sql<{ id: string }>`
        select p.id from posts p left join posts o on o.id = p.repost_of_id
        where ${member.user.id} in (p.author_id, o.author_id)`.execute(server.database.kysely)
      const ids = new Set(hidden.rows.map(({ id }) => id))
      await expect(eraseAccount(parts(stopping), member.user.id, server.clock.now)).rejects.toThrow('stopped')
      expect([steps, (await miscounted()).filter(({ id }) => !ids.has(id))]).toEqual([steps, []])
      // Nobody comes back to half an account.
      const { username } = member.user
      expect((await server.visitor.post('/api/auth/login', { username, password })).status).toBe(401)
      expect(await eraseAccounts(parts(), server.clock.now)).toBe(1)
      expect(await namedIn(member.user.id)).toEqual([])
      expect([steps, await miscounted()]).toEqual([steps, []])
      const post = postOf(await other.get(`/api/posts/${theirs[0]}`))
      expect(post).toMatchObject({ likes: 0, reposts: 0, comments: 0, reactions: [{ emoji: 'fire', count: 1 }] })
      server.clock.now += 3_600_000
    }
  })

  test('two servers at the same account count nothing twice', async () => {
    const other = await server.member()
    const { member } = await busy(other)
    await leave(member)
    await Promise.all([1, 2].map(() => eraseAccount(parts(), member.user.id, server.clock.now)))
    expect(await miscounted()).toEqual([])
    expect(await namedIn(member.user.id)).toEqual([])
  })

  test('nor where one finds the rows gone that the other is just taking, and would be done before it', async () => {
    if (engine.name !== 'PostgreSQL') return
    const { kysely } = server.database
    const other = await server.member()
    const member = await server.member()
    const ids = Array.from({ length: batchRows * 2 }, () => newId(server.clock.now))
    await sql`insert into posts (id, author_id, content, created_at, likes)
      select cast(j as uuid), ${other.user.id}, 'Liked', ${server.clock.now}, 1
      from json_array_elements_text(cast(${JSON.stringify(ids)} as json)) j`.execute(kysely)
    await sql`insert into likes (post_id, user_id, created_at) select p.id, ${member.user.id}, ${server.clock.now} from posts p
      where p.content = 'Liked' and p.author_id = ${other.user.id}`.execute(kysely)
    await leave(member)
    let second: Promise<unknown> | undefined
    const state = { isOver: false, turns: 0 }
    const isHeldUp = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(kysely)
      return Number(rows[0]?.n) > 0
    }
    const first: Database = {
      ...server.database,
      async transaction(work) {
        state.turns += 1
        // After the account is closed, and the first likes are taken.
        if (state.turns === 3) await second
        return server.database.transaction(async (tx) => {
          const result = await work(tx)
          if (state.turns === 2) {
            second = eraseAccount(parts(), member.user.id, server.clock.now).finally(() => (state.isOver = true))
            // It waits for the rows that are just being taken, or has seen that somebody is at it.
            await expect.poll(async () => state.isOver || (await isHeldUp())).toBe(true)
          }
          return result
        })
      },
    }
    expect(await eraseAccount(parts(first), member.user.id, server.clock.now)).toBe(true)
    expect([await second, await miscounted()]).toEqual([false, []])
    expect(await namedIn(member.user.id)).toEqual([])
  })

  test('others get their turn in between, and no step takes more than some rows', async () => {
    const other = await server.member()
    const member = await server.member()
    const { id } = await publish(other, 'Popular')
    const rows = Array.from({ length: batchRows * 5 + 1 }, () => ({
      id: newId(server.clock.now),
      user_id: other.user.id,
      actor_id: member.user.id,
      type: `like-${newId(server.clock.now)}`,
      post_id: id,
      created_at: server.clock.now,
      read_at: null,
    }))
    await server.database.kysely.insertInto('notifications').values(rows).execute()
    await leave(member)
    const left: number[] = []
    const watched: Database = {
      ...server.database,
      async transaction(work) {
        const result = await server.database.transaction(work)
        const { count } = await server.database.kysely
          .selectFrom('notifications')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('actor_id', '=', member.user.id)
          .executeTakeFirstOrThrow()
        left.push(Number(count))
        return result
      },
    }
    const state = { isOver: false }
    const erasing = eraseAccount(parts(watched), member.user.id, server.clock.now).then(() => (state.isOver = true))
    let meanwhile = 0
    while (!state.isOver) {
      await other.post(`/api/posts/${id}/${meanwhile % 2 ? 'bookmark' : 'like'}`)
      meanwhile += 1
    }
    await erasing
    expect(meanwhile).toBeGreaterThan(5)
    for (const [index, count] of left.entries())
      expect((left[index - 1] ?? rows.length) - count).toBeLessThanOrEqual(batchRows)
    expect(left.at(-1)).toBe(0)
  })

  test('no word of it is left in the index', async () => {
    if (engine.name !== 'SQLite') return
    const other = await server.member()
    const { member } = await busy(other)
    const pages = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from search_words_data where instr(block, cast('zanzibarish' as blob)) > 0`.execute(
        server.database.kysely,
      )
      return rows[0]?.n ?? 0
    }
    expect(await pages()).toBeGreaterThan(0)
    await leave(member)
    await eraseAccounts(parts(), server.clock.now)
    expect(await pages()).toBe(0)
  })
})
