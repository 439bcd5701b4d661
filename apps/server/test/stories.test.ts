import { calls } from '@skein/contract/calls'
import { createEventBus } from '@skein/domain/events/event-bus'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { endStories } from '@skein/domain/stories/end-stories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMediaCollector } from '../src/uploads/collect-media.ts'
import { engines } from './support/engines.ts'
import { storedUpload } from './support/stored-upload.ts'
import { codeOf, postOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

const hour = 60 * 60 * 1000

describe.each(engines)('stories on $name', (engine) => {
  let server: TestServer
  let serial = 0
  beforeAll(async () => {
    server = await startServer(engine, { deliveryDelayMs: 7 * 24 * hour })
  })
  afterAll(() => server.close())

  const tell = async (author: Caller, content: string, more: Record<string, unknown> = {}) => {
    serial += 1
    const imageUrl = await storedUpload(server, author, `story-${serial}.webp`, { created_at: server.clock.now })
    return publish(author, content, { type: 'story', imageUrl, ...more })
  }
  const authorsFor = async (viewer: Caller) =>
    calls.listStories.answer
      .parse((await viewer.get('/api/stories')).body)
      .map(({ user, count, unseen }) => [user.username, count, unseen])
  const storiesOf = async (viewer: Caller, author: Caller) =>
    calls.listStoriesOf.answer.parse((await viewer.get(`/api/users/${author.user.id}/stories`)).body)
  const viewersOf = async (author: Caller, id: string, query = '') =>
    calls.listStoryViewers.answer.parse((await author.get(`/api/stories/${id}/viewers${query}`)).body)
  const follow = async (one: Caller, other: Caller) =>
    expect((await one.post(`/api/users/${other.user.id}/follow`)).status).toBe(200)
  const see = (viewer: Caller, id: string) => viewer.post(`/api/stories/${id}/seen`)
  const end = () =>
    endStories(
      {
        database: server.database,
        events: createEventBus(() => {}),
        searchIndex: createSearchIndex(server.database, 'assistant'),
      },
      server.clock.now,
    )

  test('P 2.6 a story stands in its own place: oldest first for who follows, and in no list of posts', async () => {
    const [me, author] = [await server.member(), await server.member()]
    await follow(me, author)
    await publish(author, 'A post #lists')
    const first = await tell(author, 'First #lists')
    const second = await tell(author, 'Second')
    expect((await storiesOf(me, author)).map(({ post }) => post.id)).toEqual([first.id, second.id])
    expect(await authorsFor(me)).toEqual([[author.user.username, 2, 2]])
    expect(await authorsFor(author)).toEqual([[author.user.username, 2, 0]])
    const name = author.user.username
    for (const url of [
      '/api/posts',
      '/api/posts?feed=following',
      `/api/posts?author=${name}`,
      `/api/posts?author=${name}&only=media`,
      '/api/posts?tag=lists',
      '/api/posts?media=video',
    ]) {
      const answer = await me.get(`${url}${url.includes('?') ? '&' : '?'}limit=50`)
      const found = new Set(postsOf(answer).map(({ id }) => id))
      expect([url, found.has(first.id), found.has(second.id)]).toEqual([url, false, false])
    }
    const profile = calls.getUserByUsername.answer.parse((await me.get(`/api/users/username/${name}`)).body)
    expect(profile.postsCount).toBe(1)
    // Its address shows it for as long as it is there.
    expect(postOf(await me.get(`/api/posts/${first.id}`))).toMatchObject({ type: 'story', content: 'First #lists' })
  })

  test('what is seen is remembered on the server, once, and told to the author alone', async () => {
    const [me, friend, author] = [await server.member(), await server.member(), await server.member()]
    for (const one of [me, friend]) await follow(one, author)
    const [first, second] = [await tell(author, 'One'), await tell(author, 'Two')]
    for (const _ of [1, 2]) expect((await see(me, first.id)).status).toBe(204)
    server.clock.now += 1000
    expect((await see(friend, first.id)).status).toBe(204)
    expect((await friend.post(`/api/posts/${first.id}/like`)).status).toBe(200)
    expect(await authorsFor(me)).toEqual([[author.user.username, 2, 1]])
    expect((await storiesOf(me, author)).map(({ seen, views }) => [seen, views])).toEqual([
      [true, null],
      [false, null],
    ])
    // The author's own look does not count.
    expect((await see(author, first.id)).status).toBe(204)
    expect((await storiesOf(author, author)).map(({ views }) => views)).toEqual([2, 0])
    expect((await viewersOf(author, first.id)).map(({ user, liked }) => [user.id, liked])).toEqual([
      [friend.user.id, true],
      [me.user.id, false],
    ])
    const rest = await viewersOf(author, first.id, `?limit=1&before=${friend.user.id}`)
    expect(rest.map(({ user }) => user.id)).toEqual([me.user.id])
    expect((await me.get(`/api/stories/${first.id}/viewers`)).status).toBe(403)
    expect((await see(me, second.id)).status).toBe(204)
    expect(await authorsFor(me)).toEqual([[author.user.username, 2, 0]])
    // A post is no story.
    const post = await publish(author, 'A post')
    expect((await see(me, post.id)).status).toBe(404)
    expect((await author.get(`/api/stories/${post.id}/viewers`)).status).toBe(404)
  })

  test('stories of private, muted, blocked and unfollowed members are told to nobody they are not for', async () => {
    const [me, hidden, muted, blocked, stranger] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ]
    for (const other of [muted, blocked]) await follow(me, other)
    await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', hidden.user.id).execute()
    await follow(me, hidden)
    const told = await Promise.all([hidden, muted, blocked, stranger].map((author) => tell(author, 'Mine')))
    await me.post(`/api/users/${muted.user.id}/mute`)
    await blocked.post(`/api/users/${me.user.id}/block`)
    expect(await authorsFor(me)).toEqual([])
    expect(await storiesOf(me, hidden)).toEqual([])
    expect(await storiesOf(me, blocked)).toEqual([])
    // Who is asked for by name is shown, as with a profile.
    expect(await storiesOf(me, muted)).toHaveLength(1)
    expect(await storiesOf(me, stranger)).toHaveLength(1)
    const statuses = await Promise.all(told.map(async ({ id }) => (await see(me, id)).status))
    expect(statuses).toEqual([404, 204, 404, 204])
    expect((await server.visitor.get('/api/stories')).status).toBe(401)
    expect((await server.visitor.get(`/api/users/${stranger.user.id}/stories`)).status).toBe(401)
  })

  test('P 2.6 a story is over after 24 hours to the millisecond, everywhere, and then its files go', async () => {
    const [me, author] = [await server.member(), await server.member()]
    await follow(me, author)
    const story = await tell(author, 'Only today')
    await see(me, story.id)
    expect((await me.post(`/api/posts/${story.id}/bookmark`)).status).toBe(200)
    const read = async () => (await me.get(`/api/posts/${story.id}`)).status
    const file = async () => (await me.get(story.imageUrl ?? '')).status
    const made = Date.parse(story.createdAt)

    server.clock.now = made + 24 * hour - 1
    expect([await read(), await file(), (await storiesOf(me, author)).length]).toEqual([200, 200, 1])
    // Those of the tests before are over; this one is not touched.
    await end()
    expect([await end(), await read()]).toEqual([0, 200])

    server.clock.now = made + 24 * hour
    const gone = await me.get(`/api/posts/${story.id}`)
    expect([gone.status, codeOf(gone)]).toEqual([410, 'post-deleted'])
    expect([await file(), await storiesOf(me, author), await authorsFor(author)]).toEqual([404, [], []])
    expect((await see(me, story.id)).status).toBe(410)
    expect((await me.post(`/api/posts/${story.id}/like`)).status).toBe(410)
    expect((await author.get(`/api/stories/${story.id}/viewers`)).status).toBe(410)

    expect([(await end()) > 0, await end()]).toEqual([true, 0])
    const row = await server.database.kysely
      .selectFrom('posts')
      .select(['content', 'deleted_at'])
      .where('id', '=', story.id)
      .executeTakeFirst()
    expect(row).toEqual({ content: '', deleted_at: server.clock.now })
    expect([await read(), await file()]).toEqual([410, 404])
    const left = await server.database.kysely
      .selectFrom('story_views')
      .select('user_id')
      .where('post_id', '=', story.id)
      .execute()
    expect(left).toEqual([])
    const collect = createMediaCollector({ database: server.database, media: server.media, folder: server.folder })
    await collect(server.clock.now)
    expect(await server.media.size((story.imageUrl ?? '').replace('/media/', ''))).toBeUndefined()
  })

  test('the tags of a story count in no trend, also where an edit adds them', async () => {
    const authors = [await server.member(), await server.member()]
    for (const author of authors) {
      const story = await tell(author, 'Now #storytold')
      const edit = { content: 'Now #storytold and #storychanged' }
      expect((await author.patch(`/api/posts/${story.id}`, edit)).status).toBe(200)
      await publish(author, 'A post of #posttold')
    }
    const trends = calls.listTrends.answer.parse((await server.visitor.get('/api/trends?limit=50')).body)
    const tags = trends.map(({ hashtag }) => hashtag)
    expect(tags).toContain('#posttold')
    expect(tags).not.toContain('#storytold')
    expect(tags).not.toContain('#storychanged')
  })

  test('nothing is made of a story that would outlive it', async () => {
    const [me, author] = [await server.member(), await server.member()]
    const story = await tell(author, 'Passing')
    expect((await me.post(`/api/posts/${story.id}/repost`)).status).toBe(403)
    expect((await me.post('/api/posts', { content: 'Look', quoteOfId: story.id })).status).toBe(403)
    expect((await me.post('/api/posts', { content: 'An answer', replyToId: story.id })).status).toBe(403)
    const post = await publish(author, 'A post')
    const reply = await me.post('/api/posts', { content: 'An answer', replyToId: post.id, type: 'story' })
    expect([reply.status, codeOf(reply)]).toEqual([422, 'invalid-input'])
    expect((await me.post(`/api/posts/${story.id}/like`)).status).toBe(200)
  })

  test('however many stories there are, the statements stay the same', async () => {
    const me = await server.member()
    const authors = await Promise.all(Array.from({ length: 3 }, () => server.member()))
    const statements = async (url: string) => {
      const before = server.database.statementCount()
      expect((await me.get(url)).status).toBe(200)
      return server.database.statementCount() - before
    }
    const [first] = authors
    if (!first) throw new Error('Nobody has a story.')
    await follow(me, first)
    await tell(first, 'A')
    const rowOf = () => statements('/api/stories')
    const ofFirst = () => statements(`/api/users/${first.user.id}/stories`)
    const few = [await rowOf(), await ofFirst()]
    for (const author of authors) {
      await follow(me, author)
      for (const content of ['B', 'C', 'D']) await tell(author, content)
    }
    expect([await rowOf(), await ofFirst()]).toEqual(few)
  })
})
