import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('P 2.7 notifications on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  type Told = [type: string, actor: string, post: string | null]
  /** What a member was told, in order. */
  const told = async ({ user }: Caller): Promise<Told[]> => {
    const rows = await server.database.kysely
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'notifications.actor_id')
      .select(['type', 'username', 'post_id'])
      .where('user_id', '=', user.id)
      .orderBy('notifications.id')
      .execute()
    return rows.map(({ type, username, post_id }) => [type, username, post_id])
  }
  const unread = async (caller: Caller) => {
    const { unread: counts }: { unread: { notifications: number } } = Object((await caller.get('/api/auth/user')).body)
    return counts.notifications
  }
  const readAll = ({ user }: Caller) =>
    server.database.kysely.updateTable('notifications').set({ read_at: 1 }).where('user_id', '=', user.id).execute()
  const set = (caller: Caller, values: { private?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('id', '=', caller.user.id).execute()

  test('like, repost, reaction, reply, mention, quote and follow are told to whom they concern', async () => {
    const [writer, fan] = [await server.member('writer'), await server.member('fan')]
    const post = await publish(writer, 'Told')
    await fan.post(`/api/posts/${post.id}/like`)
    await fan.post(`/api/posts/${post.id}/repost`)
    await fan.post(`/api/posts/${post.id}/reactions`, { emoji: 'fire' })
    await fan.post(`/api/posts/${post.id}/bookmark`)
    const reply = await publish(fan, 'Hello @writer', { replyToId: post.id })
    const quote = await publish(fan, 'See', { quoteOfId: post.id })
    const mention = await publish(fan, '@writer and @Writer and @fan, look')
    await fan.post(`/api/users/${writer.user.id}/follow`)
    expect(await told(writer)).toEqual([
      ['like', 'fan', post.id],
      ['repost', 'fan', post.id],
      ['reaction', 'fan', post.id],
      // One reply is one notification, also where it mentions whom it answers.
      ['comment', 'fan', reply.id],
      ['repost', 'fan', quote.id],
      ['mention', 'fan', mention.id],
      ['follow', 'fan', null],
    ])
    expect(await told(fan)).toEqual([])
    expect(await unread(writer)).toBe(7)
  })

  test('nobody hears of themself', async () => {
    const own = await server.member('own')
    const post = await publish(own, 'Mine, @own')
    await own.post(`/api/posts/${post.id}/like`)
    await own.post(`/api/posts/${post.id}/repost`)
    await own.post(`/api/posts/${post.id}/reactions`, { emoji: 'heart' })
    await publish(own, 'Me again', { replyToId: post.id, quoteOfId: post.id })
    expect(await told(own)).toEqual([])
  })

  test('nothing comes from a muted member, and nothing across a block', async () => {
    const [quiet, loud, troll] = [
      await server.member('quiet'),
      await server.member('loud'),
      await server.member('troll'),
    ]
    const post = await publish(quiet, 'Peace')
    await troll.post(`/api/posts/${post.id}/like`)
    await troll.post(`/api/users/${quiet.user.id}/follow`)
    expect(await unread(quiet)).toBe(2)
    await quiet.post(`/api/users/${loud.user.id}/mute`)
    // A block takes along what was told before.
    await quiet.post(`/api/users/${troll.user.id}/block`)
    expect(await told(quiet)).toEqual([])
    await loud.post(`/api/posts/${post.id}/like`)
    await loud.post(`/api/users/${quiet.user.id}/follow`)
    for (const member of [loud, troll]) await publish(member, 'Hey @quiet')
    expect(await told(quiet)).toEqual([])
    // Whom one muted still hears of one.
    await quiet.post(`/api/posts/${(await publish(loud, 'Noise')).id}/like`)
    expect((await told(loud)).map(([type]) => type)).toEqual(['like'])
  })

  test('an action taken back is not told any more, unless it was read; given again it is told once', async () => {
    const [writer, fan] = [await server.member(), await server.member('fickle')]
    const { id } = await publish(writer, 'On and off')
    const actions = [
      [() => fan.post(`/api/posts/${id}/like`), () => fan.delete(`/api/posts/${id}/like`)],
      [() => fan.post(`/api/posts/${id}/repost`), () => fan.delete(`/api/posts/${id}/repost`)],
      [
        () => fan.post(`/api/posts/${id}/reactions`, { emoji: 'sad' }),
        () => fan.delete(`/api/posts/${id}/reactions/sad`),
      ],
      [() => fan.post(`/api/users/${writer.user.id}/follow`), () => fan.delete(`/api/users/${writer.user.id}/follow`)],
    ] as const
    for (const [give, takeBack] of actions) {
      for (let n = 0; n < 2; n += 1) {
        await give()
        expect(await unread(writer)).toBe(1)
        await takeBack()
        expect(await told(writer)).toEqual([])
      }
    }
    for (const [give] of actions) await give()
    const before = await told(writer)
    expect(before.map(([type]) => type)).toEqual(['like', 'repost', 'reaction', 'follow'])
    await readAll(writer)
    for (const [give, takeBack] of actions) {
      await takeBack()
      await give()
    }
    expect(await told(writer)).toEqual(before)
    expect(await unread(writer)).toBe(0)
    // Another reaction is the same action.
    await fan.post(`/api/posts/${id}/reactions`, { emoji: 'fire' })
    expect(await told(writer)).toEqual(before)
  })

  test('a private account hears of requests, and of none that was withdrawn', async () => {
    const [mia, asker] = [await server.member(), await server.member('asker')]
    await set(mia, { private: 1 })
    await asker.post(`/api/users/${mia.user.id}/follow`)
    expect(await told(mia)).toEqual([['follow-request', 'asker', null]])
    await asker.delete(`/api/users/${mia.user.id}/follow`)
    expect(await told(mia)).toEqual([])
  })

  test('an edit tells who is mentioned now, and withdraws it from who is not any more', async () => {
    const [one, two, writer] = [await server.member('one'), await server.member('two'), await server.member()]
    const post = await publish(writer, 'For @one')
    await writer.patch(`/api/posts/${post.id}`, { content: 'For @two' })
    expect([(await told(one)).length, (await told(two)).map(([type]) => type)]).toEqual([0, ['mention']])
    await writer.patch(`/api/posts/${post.id}`, { content: 'For @two, and @two again' })
    expect(await told(two)).toHaveLength(1)
  })

  test('a deleted post or reply is told of no more', async () => {
    const post = await publish(ada, 'Soon gone')
    await noor.post(`/api/posts/${post.id}/like`)
    const reply = await publish(noor, 'Me too', { replyToId: post.id })
    expect((await told(ada)).map(([type]) => type)).toEqual(['like', 'comment'])
    await noor.delete(`/api/posts/${reply.id}`)
    expect((await told(ada)).map(([type]) => type)).toEqual(['like'])
    await ada.delete(`/api/posts/${post.id}`)
    expect(await told(ada)).toEqual([])
  })

  test('an AI-generated post belongs to the member who posted it: they hear of it', async () => {
    const maker = await server.member()
    const post = await publish(maker, 'Generated', { isAiGenerated: true })
    await noor.post(`/api/posts/${post.id}/like`)
    expect(await told(maker)).toEqual([['like', 'noor', post.id]])
  })
})
