import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, postOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('reposts and bookmarks on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  let reader: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
    reader = await server.member('reader')
    await reader.post(`/api/users/${ada.user.id}/follow`)
  })
  afterAll(() => server.close())

  const repost = (caller: Caller, id: string) => caller.post(`/api/posts/${id}/repost`)
  const unrepost = (caller: Caller, id: string) => caller.delete(`/api/posts/${id}/repost`)
  const following = async (caller: Caller, query = '') => postsOf(await caller.get(`/api/posts?feed=following${query}`))
  const ofAuthor = async (name: string, caller: Pick<Caller, 'get'> = server.visitor) =>
    postsOf(await caller.get(`/api/posts?author=${name}&limit=50`))
  const reposted = (posts: { id: string; repost: unknown }[]) =>
    posts.filter((post) => post.repost !== null).map(({ id }) => id)
  const set = (caller: Caller, values: { private?: number; hides_ai?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('id', '=', caller.user.id).execute()

  test('a repost stands in the feed of followers and on the profile, with who did it; taken back it is gone', async () => {
    const writer = await server.member('writer')
    const post = await publish(writer, 'Worth repeating #repeat1')
    expect((await following(reader)).map(({ id }) => id)).not.toContain(post.id)
    expect((await repost(ada, post.id)).body).toEqual({ reposted: true, reposts: 1 })
    expect((await repost(ada, post.id)).body).toEqual({ reposted: true, reposts: 1 })

    const [top] = await following(reader)
    expect(top).toMatchObject({
      id: post.id,
      content: 'Worth repeating #repeat1',
      author: { username: 'writer' },
      reposts: 1,
      viewer: { reposted: false },
      repost: { user: { id: ada.user.id, username: 'ada', name: ada.user.name, avatar: null, verified: false } },
    })
    expect(top?.repost?.id).not.toBe(post.id)
    expect((await following(ada))[0]).toMatchObject({ id: post.id, viewer: { reposted: true } })
    expect((await ofAuthor('ada'))[0]).toEqual({ ...top, viewer: { ...top?.viewer, reposted: false } })
    // Nowhere else: not a second time in Everyone, under its tag or with its author, and the entry is no post.
    for (const path of ['/api/posts?limit=50', '/api/posts?tag=repeat1', '/api/posts?author=writer']) {
      const found = postsOf(await reader.get(path)).filter(({ content }) => content === post.content)
      expect(found.map(({ id, repost }) => [id, repost])).toEqual([[post.id, null]])
    }
    expect((await reader.get(`/api/posts/${top?.repost?.id}`)).status).toBe(404)
    expect(codeOf(await repost(reader, top?.repost?.id ?? ''))).toBe('post-not-found')
    expect((await server.visitor.get('/api/users/username/ada')).body).toMatchObject({ postsCount: 0 })

    expect((await unrepost(ada, post.id)).body).toEqual({ reposted: false, reposts: 0 })
    expect((await unrepost(ada, post.id)).body).toEqual({ reposted: false, reposts: 0 })
    expect(reposted(await following(reader))).not.toContain(post.id)
    expect(reposted(await ofAuthor('ada'))).not.toContain(post.id)
  })

  test('a page holds a post once, under its newest entry; paging by the entry goes on after it', async () => {
    const [fan, second, third, writer] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ]
    for (const { user } of [second, third, writer]) await fan.post(`/api/users/${user.id}/follow`)
    const posts: string[] = []
    for (let n = 0; n < 6; n += 1) posts.push((await publish(writer, `Mine ${n}`)).id)
    for (const id of posts.slice(0, 4)) for (const member of [second, third]) await repost(member, id)
    const walkOrNot = async () => {
      const all = await following(fan)
      expect(all.map(({ id }) => id)).toEqual([...posts.slice(0, 4).toReversed(), ...posts.slice(4).toReversed()])
      expect(all.map(({ repost: entry }) => entry?.user.id)).toEqual([
        ...posts.slice(0, 4).map(() => third.user.id),
        undefined,
        undefined,
      ])
      const [, last] = await following(fan, '&limit=2')
      const next = await following(fan, `&limit=4&before=${last?.repost?.id}`)
      // Below the cursor stand the reposts by the other member, and then the posts themselves.
      expect(next.map(({ id }) => id)).toEqual([posts[2], posts[1], posts[0], posts[5]])
      expect(new Set(next.map(({ id }) => id)).size).toBe(next.length)
    }
    await walkOrNot()
    await server.database.kysely
      .updateTable('users')
      .set({ following_count: 1000 })
      .where('id', '=', fan.user.id)
      .execute()
    await walkOrNot()
  })

  test('who lifts up an own post shows it once, where it was lifted to', async () => {
    const [writer, fan] = [await server.member('lifter'), await server.member()]
    await fan.post(`/api/users/${writer.user.id}/follow`)
    const old = await publish(writer, 'Old')
    const young = await publish(writer, 'Young')
    await repost(writer, old.id)
    for (const posts of [await following(fan), await ofAuthor('lifter')])
      expect(posts.map(({ id, repost: entry }) => [id, entry?.user.username])).toEqual([
        [old.id, 'lifter'],
        [young.id, undefined],
      ])
  })

  test('a repost is as visible as what it repeats, and as who repeats it', async () => {
    const [writer, sharer, fan] = [await server.member(), await server.member('sharer'), await server.member()]
    await fan.post(`/api/users/${sharer.user.id}/follow`)
    const post = await publish(writer, 'Seen by some', { isAiGenerated: true })
    await repost(sharer, post.id)
    const sees = async () => {
      const both = [await following(fan), await ofAuthor('sharer', fan)].map((posts) =>
        reposted(posts).includes(post.id),
      )
      expect(both[0]).toBe(both[1])
      return both[0]
    }
    expect(await sees()).toBe(true)
    await fan.post(`/api/users/${writer.user.id}/mute`)
    expect(await sees()).toBe(false)
    await fan.delete(`/api/users/${writer.user.id}/mute`)
    await writer.post(`/api/users/${fan.user.id}/block`)
    expect(await sees()).toBe(false)
    await writer.delete(`/api/users/${fan.user.id}/block`)
    await set(fan, { hides_ai: 1 })
    expect(await sees()).toBe(false)
    await set(fan, { hides_ai: 0 })
    // The author's account becomes private: to those who do not follow, the repost goes with it.
    await set(writer, { private: 1 })
    expect(await sees()).toBe(false)
    await set(writer, { private: 0 })
    expect(await sees()).toBe(true)
    await set(sharer, { private: 1 })
    expect(reposted(await ofAuthor('sharer'))).toEqual([])
    expect(await sees()).toBe(true)
    await writer.delete(`/api/posts/${post.id}`)
    expect(await sees()).toBe(false)
    const entries = server.database.kysely.selectFrom('posts').select('id').where('repost_of_id', '=', post.id)
    expect(await entries.execute()).toEqual([])
  })

  test('P 2.11 posts of a private account are not carried to a wider circle, by repost or quote', async () => {
    const [mia, follower] = [await server.member(), await server.member()]
    await follower.post(`/api/users/${mia.user.id}/follow`)
    await set(mia, { private: 1 })
    const post = await publish(mia, 'For followers')
    for (const answer of [
      await repost(follower, post.id),
      await follower.post('/api/posts', { content: 'Look', quoteOfId: post.id }),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden'])
      expect(answer.text).toContain('private account')
    }
    expect(postOf(await follower.get(`/api/posts/${post.id}`)).reposts).toBe(0)
    // Their own posts go to their own followers.
    expect((await repost(mia, post.id)).status).toBe(200)
    expect((await publish(mia, 'As I said', { quoteOfId: post.id })).quote?.content).toBe('For followers')
    // A repost from before the account was private can be taken back.
    await set(mia, { private: 0 })
    await repost(follower, post.id)
    await set(mia, { private: 1 })
    expect((await unrepost(follower, post.id)).body).toEqual({ reposted: false, reposts: 1 })
  })

  test('a reply can be reposted, and then stands in feeds', async () => {
    const post = await publish(noor, 'Question')
    const reply = await publish(noor, 'Good answer', { replyToId: post.id })
    await repost(ada, reply.id)
    expect((await following(reader))[0]).toMatchObject({
      id: reply.id,
      replyToId: post.id,
      repost: { user: { username: 'ada' } },
    })
  })

  test('P 2.9 a bookmark is private: it is the member’s own mark and tells nobody', async () => {
    const post = await publish(noor, 'Keep me')
    const path = `/api/posts/${post.id}/bookmark`
    for (let n = 0; n < 2; n += 1) expect((await ada.post(path)).body).toEqual({ bookmarked: true })
    const read = async (viewer: Pick<Caller, 'get'>) =>
      postOf(await viewer.get(`/api/posts/${post.id}`)).viewer.bookmarked
    expect([await read(ada), await read(noor), await read(server.visitor)]).toEqual([true, false, false])
    const told = await server.database.kysely
      .selectFrom('notifications')
      .select('id')
      .where('post_id', '=', post.id)
      .execute()
    expect(told).toEqual([])
    for (let n = 0; n < 2; n += 1) expect((await ada.delete(path)).body).toEqual({ bookmarked: false })
    expect(await read(ada)).toBe(false)
  })
})
