import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('who may see what on $name', (engine) => {
  let server: TestServer
  /** Every read path to one post, and whether the post was found by it. */
  const found = async (viewer: Pick<Caller, 'get'>, post: { id: string; content: string }, author: string) => {
    const holds = (answer: Answer) => answer.status === 200 && postsOf(answer).some(({ id }) => id === post.id)
    const tag = /#(\w+)/.exec(post.content)?.[1] ?? ''
    return {
      permalink: (await viewer.get(`/api/posts/${post.id}`)).status === 200,
      everyone: holds(await viewer.get('/api/posts?limit=50')),
      following: holds(await viewer.get('/api/posts?feed=following&limit=50')),
      author: holds(await viewer.get(`/api/posts?author=${author}&limit=50`)),
      tag: holds(await viewer.get(`/api/posts?tag=${tag}&limit=50`)),
    }
  }
  const nowhere = { permalink: false, everyone: false, following: false, author: false, tag: false }
  const everywhere = { permalink: true, everyone: true, following: true, author: true, tag: true }

  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const set = (username: string, values: { private?: number; deactivated_at?: number; hides_ai?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('username', '=', username).execute()

  test('a private account is read by its approved followers and itself only', async () => {
    const [mia, follower, asker, stranger] = [
      await server.member('mia'),
      await server.member(),
      await server.member(),
      await server.member(),
    ]
    await follower.post(`/api/users/${mia.user.id}/follow`)
    await set('mia', { private: 1 })
    const post = await publish(mia, 'Not for everybody #private1')
    expect((await asker.post(`/api/users/${mia.user.id}/follow`)).body).toEqual({
      follow: 'requested',
      followersCount: 1,
    })
    expect(await found(mia, post, 'mia')).toEqual(everywhere)
    expect(await found(follower, post, 'mia')).toEqual(everywhere)
    for (const viewer of [asker, stranger]) expect(await found(viewer, post, 'mia')).toEqual(nowhere)
    expect(postsOf(await server.visitor.get('/api/posts?author=mia'))).toEqual([])
    expect((await stranger.post(`/api/posts/${post.id}/like`)).status).toBe(404)
    expect((await stranger.post('/api/posts', { content: 'x', replyToId: post.id })).status).toBe(404)
    const profile = await stranger.get('/api/users/username/mia')
    expect(profile.body).toMatchObject({ private: true, postsCount: 0, followersCount: 1 })
    expect((await follower.get('/api/users/username/mia')).body).toMatchObject({
      postsCount: 1,
      viewer: { follow: 'following' },
    })
    expect((await asker.get('/api/users/username/mia')).body).toMatchObject({ viewer: { follow: 'requested' } })
  })

  test('a block hides both from each other, everywhere', async () => {
    const [leo, troll] = [await server.member('leo'), await server.member('troll')]
    const post = await publish(leo, 'Mine #blocked1')
    const theirs = await publish(troll, 'Theirs #blocked2')
    await server.database.kysely
      .insertInto('blocks')
      .values({ blocker_id: leo.user.id, blocked_id: troll.user.id, created_at: 1 })
      .execute()
    expect(await found(troll, post, 'leo')).toEqual(nowhere)
    expect(await found(leo, theirs, 'troll')).toEqual(nowhere)
    expect((await troll.get('/api/users/username/leo')).status).toBe(404)
    expect((await troll.post(`/api/users/${leo.user.id}/follow`)).status).toBe(404)
    expect((await troll.get('/api/users/suggestions')).text).not.toContain('"leo"')
  })

  test('a muted member is gone from the lists, but can be looked up', async () => {
    const [eva, loud] = [await server.member('eva'), await server.member('loud')]
    await eva.post(`/api/users/${loud.user.id}/follow`)
    const post = await publish(loud, 'Again and again #muted1')
    expect(await found(eva, post, 'loud')).toEqual(everywhere)
    await server.database.kysely
      .insertInto('mutes')
      .values({ muter_id: eva.user.id, muted_id: loud.user.id, created_at: 1 })
      .execute()
    expect(await found(eva, post, 'loud')).toEqual({ ...nowhere, permalink: true, author: true })
    expect((await eva.get('/api/users/username/loud')).body).toMatchObject({ viewer: { muted: true } })
  })

  test('who hides AI-generated posts sees none but their own', async () => {
    const [kai, maker] = [await server.member('kai'), await server.member('maker')]
    await kai.post(`/api/users/${maker.user.id}/follow`)
    const post = await publish(maker, 'Generated #hidden1', { isAiGenerated: true })
    const own = await publish(kai, 'Generated too #hidden2', { isAiGenerated: true })
    expect(await found(kai, post, 'maker')).toEqual(everywhere)
    await set('kai', { hides_ai: 1 })
    expect(await found(kai, post, 'maker')).toEqual({ ...nowhere, permalink: true })
    expect(await found(kai, own, 'kai')).toEqual(everywhere)
  })

  test('a deleted post leaves a tombstone, and its author nothing', async () => {
    const [ben, reader] = [await server.member('ben'), await server.member()]
    await reader.post(`/api/users/${ben.user.id}/follow`)
    const post = await publish(ben, 'Soon gone #deleted1')
    await server.database.kysely.updateTable('posts').set({ deleted_at: 1 }).where('id', '=', post.id).execute()
    for (const viewer of [ben, reader]) expect(await found(viewer, post, 'ben')).toEqual(nowhere)
    const answer = await reader.get(`/api/posts/${post.id}`)
    expect([answer.status, codeOf(answer)]).toEqual([410, 'post-deleted'])
    expect(codeOf(await reader.post(`/api/posts/${post.id}/like`))).toBe('post-deleted')
    expect(codeOf(await reader.post('/api/posts', { content: 'x', replyToId: post.id }))).toBe('post-deleted')
  })

  test('a deactivated account is nowhere, and its sessions are over', async () => {
    const [tom, reader] = [await server.member('tom'), await server.member()]
    await reader.post(`/api/users/${tom.user.id}/follow`)
    const post = await publish(tom, 'Bye #deactivated1')
    await set('tom', { deactivated_at: 1 })
    expect(await found(reader, post, 'tom')).toEqual(nowhere)
    expect((await reader.get('/api/users/username/tom')).status).toBe(404)
    expect((await tom.get('/api/auth/user')).status).toBe(401)
  })

  test('a file is seen by who may see its post', async () => {
    const [owner, follower, stranger] = [await server.member('owner'), await server.member(), await server.member()]
    await follower.post(`/api/users/${owner.user.id}/follow`)
    const file = async (name: string, purpose: 'avatar' | 'upload') => {
      await server.media.put(name, new Uint8Array([82, 73, 70, 70]))
      await server.database.kysely
        .insertInto('media')
        .values({
          name,
          owner_id: owner.user.id,
          post_id: null,
          purpose,
          type: 'image/webp',
          width: 1,
          height: 1,
          thumbhash: null,
          drawing: null,
          created_at: 1,
        })
        .execute()
      return `/media/${name}`
    }
    const avatar = await file('owner-avatar.webp', 'avatar')
    const upload = await file('owner-upload.webp', 'upload')
    const seen = async (url: string) =>
      Promise.all([owner, follower, stranger, server.visitor].map(async ({ get }) => (await get(url)).status))
    expect(await seen(avatar)).toEqual([200, 200, 200, 200])
    expect(await seen(upload)).toEqual([200, 404, 404, 404])
    await publish(owner, 'Picture', { imageUrl: upload })
    expect(await seen(upload)).toEqual([200, 200, 200, 200])
    await set('owner', { private: 1 })
    expect(await seen(upload)).toEqual([200, 200, 404, 404])
    expect((await owner.get(upload)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    const part = await owner.get(avatar, { range: 'bytes=1-2' })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'IF', 'bytes 1-2/4'])
    expect((await owner.get(avatar, { range: 'bytes=9-' })).status).toBe(416)
    for (const name of ['nothing.webp', '..%2fskein.sqlite', 'owner-avatar.svg'])
      expect((await owner.get(`/media/${name}`)).status).toBe(404)
  })
})
