import type { Notification } from '@skein/contract'
import { quietKindsText } from '@skein/domain/notifications/quiet-kinds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const hour = 60 * 60 * 1000

describe.each(engines)('P 2.7 the list of notifications on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(engine)
  })
  afterAll(() => server.close())

  const list = async (caller: Caller, query = '') => {
    const rows: Notification[] = Object((await caller.get(`/api/notifications${query}`)).body)
    return rows
  }
  const unread = async (caller: Caller) => {
    const { unread: counts }: { unread: { notifications: number } } = Object((await caller.get('/api/auth/user')).body)
    return counts.notifications
  }
  const members = (...names: (string | undefined)[]) => Promise.all(names.map((name) => server.member(name)))

  test('likes of one post are one notification, which names the newest members and counts the others', async () => {
    const [writer, ...fans] = await members('groupwriter', 'fan_1', 'fan_2', 'fan_3', 'fan_4', 'fan_5')
    if (!writer) throw new Error('There is a writer.')
    const post = await publish(writer, 'Ferry home, everyone asleep except the gulls.')
    const other = await publish(writer, 'Another one')
    for (const fan of fans) await fan.post(`/api/posts/${post.id}/like`)
    await fans[0]?.post(`/api/posts/${other.id}/like`)
    const rows = await list(writer)
    expect(rows.map(({ type, postId, others }) => [type, postId, others])).toEqual([
      ['like', other.id, 0],
      ['like', post.id, 4],
    ])
    const [, group] = rows
    expect(group?.users.map(({ username }) => username)).toEqual(['fan_5', 'fan_4', 'fan_3', 'fan_2'])
    expect(group).toMatchObject({
      user: { username: 'fan_5' },
      post: { authorId: writer.user.id, text: 'Ferry home, everyone asleep except the gulls.', image: null },
      emoji: null,
      message: 'Member fan_5, Member fan_4 and 3 others liked your post',
      read: false,
    })
  })

  test('comments are grouped by what they answer, each member counted once, and lead to the newest', async () => {
    const [writer, one, two] = await members('commented', 'one_c', 'two_c')
    if (!writer || !one || !two) throw new Error('There are three.')
    const post = await publish(writer, 'Small rule for meetings')
    await publish(one, 'First', { replyToId: post.id })
    await publish(two, 'Second', { replyToId: post.id })
    const newest = await publish(one, 'Third', { replyToId: post.id })
    const [row, ...rest] = await list(writer)
    expect(rest).toEqual([])
    expect(row).toMatchObject({
      type: 'comment',
      others: 1,
      postId: newest.id,
      post: { text: 'Third', authorId: one.user.id },
      message: 'Member one_c and Member two_c commented on your post',
    })
  })

  test('a reaction shows its emoji, a quote is told from a repost, follow requests stand alone', async () => {
    const [writer, one, two] = await members('kinds', 'one_k', 'two_k')
    if (!writer || !one || !two) throw new Error('There are three.')
    const post = await publish(writer, 'All kinds')
    await one.post(`/api/posts/${post.id}/reactions`, { emoji: 'fire' })
    await one.post(`/api/posts/${post.id}/repost`)
    const quote = await publish(two, 'Worth reading', { quoteOfId: post.id })
    await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', writer.user.id).execute()
    for (const asker of [one, two]) await asker.post(`/api/users/${writer.user.id}/follow`)
    const rows = await list(writer)
    expect(rows.map(({ message, emoji, postId }) => [message, emoji, postId])).toEqual([
      ['Member two_k asks to follow you', null, null],
      ['Member one_k asks to follow you', null, null],
      ['Member two_k quoted your post', null, quote.id],
      ['Member one_k reposted your post', null, post.id],
      ['Member one_k reacted to your post', 'fire', post.id],
    ])
  })

  test('groups end with the day; a page is followed by the next without gap or repetition', async () => {
    const [writer, ...fans] = await members('pages', 'fan_6', 'fan_7', 'fan_8')
    if (!writer) throw new Error('There is a writer.')
    const posts = []
    for (let n = 0; n < 3; n += 1) posts.push(await publish(writer, `Post ${n}`))
    for (let day = 0; day < 4; day += 1) {
      await fans[day % 3]?.post(`/api/users/${writer.user.id}/follow`)
      for (const post of posts) for (const fan of fans) await publish(fan, `On day ${day}`, { replyToId: post.id })
      server.clock.now += 24 * hour
    }
    const whole = await list(writer, '?limit=50')
    // Each day's comments on each post are a group of their own.
    expect(whole.filter(({ type }) => type === 'comment')).toHaveLength(12)
    const seen: string[] = []
    for (let before = ''; ;) {
      const page = await list(writer, `?limit=2${before}`)
      seen.push(...page.map(({ group }) => group))
      const last = page.at(-1)
      if (page.length < 2 || last === undefined) break
      before = `&before=${last.id}`
    }
    expect(seen).toEqual(whole.map(({ group }) => group))
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('more in a day than a page looks at at once is still one group, and what is older follows', async () => {
    const [writer, early] = await members('viral', 'early_bird')
    if (!writer || !early) throw new Error('There are two.')
    const quiet = await publish(writer, 'Before')
    await early.post(`/api/posts/${quiet.id}/like`)
    server.clock.now += 24 * hour
    const post = await publish(writer, 'Everybody likes this')
    const fans = await Promise.all(Array.from({ length: 40 }, () => server.member()))
    for (const fan of fans) await fan.post(`/api/posts/${post.id}/like`)
    const first = await list(writer, '?limit=1')
    expect(first).toMatchObject([{ postId: post.id, others: 39 }])
    expect(await list(writer, `?limit=1&before=${first[0]?.id}`)).toMatchObject([{ postId: quiet.id, others: 0 }])
  })

  test('ungrouped, every action is a notification of its own', async () => {
    const [writer, one, two] = await members('single', 'one_s', 'two_s')
    if (!writer || !one || !two) throw new Error('There are three.')
    const post = await publish(writer, 'Each by itself')
    for (const fan of [one, two]) await fan.post(`/api/posts/${post.id}/like`)
    await writer.patch('/api/settings', { groupNotifications: false })
    const rows = await list(writer)
    expect(rows.map(({ message }) => message)).toEqual(['Member two_s liked your post', 'Member one_s liked your post'])
    const [newest] = rows
    await writer.post('/api/notifications/read', { upTo: newest?.id, group: newest?.group })
    expect((await list(writer)).map(({ read }) => read)).toEqual([true, false])
  })

  test('reading: everything up to the newest seen, one group, and never what came after', async () => {
    const [writer, one, two] = await members('reader', 'one_r', 'two_r')
    if (!writer || !one || !two) throw new Error('There are three.')
    const post = await publish(writer, 'Read me')
    const second = await publish(writer, 'Me too')
    for (const fan of [one, two]) await fan.post(`/api/posts/${post.id}/like`)
    await one.post(`/api/posts/${second.id}/like`)
    await one.post(`/api/users/${writer.user.id}/follow`)
    const [follow, like] = await list(writer)
    expect(
      (await writer.post('/api/notifications/read', { upTo: follow?.id, group: follow?.group })).body,
    ).toMatchObject({ notifications: 3 })
    const seen = await list(writer)
    await two.post(`/api/posts/${second.id}/repost`)
    expect((await writer.post('/api/notifications/read', { upTo: seen[0]?.id })).body).toMatchObject({
      notifications: 1,
    })
    expect((await list(writer)).map(({ type, read }) => [type, read])).toEqual([
      ['repost', false],
      ['follow', true],
      ['like', true],
      ['like', true],
    ])
    // Repeated, nothing changes.
    expect((await writer.post('/api/notifications/read', { upTo: like?.id })).body).toMatchObject({ notifications: 1 })
    for (const group of ['like', 'like:x:1', "like:-:1' or 1=1", 'nonsense:-:1', `one:${'x'.repeat(20)}`])
      expect(codeOf(await writer.post('/api/notifications/read', { upTo: like?.id, group }))).toBe('invalid-input')
    expect(codeOf(await writer.post('/api/notifications/read', { upTo: '1' }))).toBe('invalid-input')
  })

  test('kinds that a member silenced are not told, all others are', async () => {
    const [writer, fan] = await members('selective', 'fan_q')
    if (!writer || !fan) throw new Error('There are two.')
    await server.database.kysely
      .updateTable('users')
      .set({ quiet_kinds: quietKindsText(['follow-request', 'like']) })
      .where('id', '=', writer.user.id)
      .execute()
    const post = await publish(writer, 'Quietly')
    await fan.post(`/api/posts/${post.id}/like`)
    await fan.post(`/api/posts/${post.id}/repost`)
    await fan.post(`/api/users/${writer.user.id}/follow`)
    expect((await list(writer)).map(({ type }) => type)).toEqual(['follow', 'repost'])
  })

  test('a mute takes what was told out of the list and the badge; what cannot be seen any more does not stay in the badge', async () => {
    const [reader, loud, writer] = await members('reader_m', 'loud_m', 'writer_m')
    if (!reader || !loud || !writer) throw new Error('There are three.')
    const post = await publish(reader, 'Mine')
    await loud.post(`/api/posts/${post.id}/like`)
    await publish(writer, 'Hello @reader_m')
    expect(await unread(reader)).toBe(2)
    await reader.post(`/api/users/${loud.user.id}/mute`)
    expect((await list(reader)).map(({ type }) => type)).toEqual(['mention'])
    expect(await unread(reader)).toBe(1)
    // Its author closes the account to all but followers: the mention is nothing the reader may read.
    await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', writer.user.id).execute()
    expect(await list(reader)).toEqual([])
    const [old] = await server.database.kysely.selectFrom('notifications').select('id').orderBy('id').limit(1).execute()
    await reader.post('/api/notifications/read', { upTo: old?.id })
    expect(await unread(reader)).toBe(0)
  })

  test('nobody reads or marks another one’s notifications', async () => {
    const [writer, fan, stranger] = await members('own_list', 'fan_o', 'stranger_o')
    if (!writer || !fan || !stranger) throw new Error('There are three.')
    const post = await publish(writer, 'Private matters')
    await fan.post(`/api/posts/${post.id}/like`)
    expect(await list(stranger)).toEqual([])
    const [row] = await list(writer)
    await stranger.post('/api/notifications/read', { upTo: row?.id, group: row?.group })
    expect(await unread(writer)).toBe(1)
    expect((await server.request({ url: '/api/notifications' })).status).toBe(401)
  })
})
