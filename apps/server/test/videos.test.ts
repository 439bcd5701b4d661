import { calls } from '@skein/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { storedUpload } from './support/stored-upload.ts'
import { postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('videos on $name', (engine) => {
  let server: TestServer
  let serial = 0
  beforeAll(async () => {
    // Nothing is sent behind the scenes while statements are counted.
    server = await startServer(engine, { deliveryDelayMs: 7 * 86_400_000 })
  })
  afterAll(() => server.close())

  /** Publishes a post with a video. */
  const film = async (author: Caller, content: string, more: Record<string, unknown> = {}) => {
    serial += 1
    const videoUrl = await storedUpload(server, author, `film-${serial}.webm`, {
      width: 720,
      height: 1280,
      duration: 4,
    })
    return publish(author, content, { videoUrl, ...more })
  }
  const videos = async (viewer: Caller, query = '') =>
    postsOf(await viewer.get(`/api/posts?media=video&limit=50${query}`)).map(({ content }) => content)
  const count = async (viewer: Caller) =>
    calls.countVideos.answer.parse((await viewer.get('/api/videos/count')).body).count
  const set = (caller: Caller, values: { private?: number; hides_ai?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('id', '=', caller.user.id).execute()

  test('P 2.5 posts that have a video stand in /videos, newest first: videos and reels, no stories, no replies', async () => {
    const [me, author] = [await server.member(), await server.member()]
    await film(author, 'First', { type: 'reel' })
    const second = await film(author, 'Second', { type: 'video' })
    await film(author, 'Composed')
    await publish(author, 'No video')
    await film(author, 'A story', { type: 'story' })
    await film(me, 'An answer', { replyToId: second.id })
    expect(await videos(me)).toEqual(['Composed', 'Second', 'First'])
    expect(await count(me)).toBe(3)
    const [top] = postsOf(await me.get('/api/posts?media=video&limit=1'))
    expect(top).toMatchObject({ content: 'Composed', video: { width: 720, height: 1280, duration: 4 } })
    expect(await videos(me, `&before=${top?.id}`)).toEqual(['Second', 'First'])
    expect((await server.visitor.get('/api/posts?media=video')).status).toBe(401)
    expect((await server.visitor.get('/api/videos/count')).status).toBe(401)
    expect((await me.get('/api/posts?media=sound')).status).toBe(422)
  })

  test('what one may not or does not want to see is neither shown nor counted', async () => {
    const me = await server.member()
    const before = await count(me)
    const [open, hidden, muted, blocked] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ]
    for (const [index, author] of [open, hidden, muted, blocked].entries()) await film(author, `Kept ${index}`)
    await film(open, 'Kept generated', { isAiGenerated: true })
    await film(open, 'Kept bananas')
    const kept = async () => (await videos(me)).filter((content) => content.startsWith('Kept')).toSorted()
    expect(await kept()).toHaveLength(6)
    expect(await count(me)).toBe(before + 6)
    await set(hidden, { private: 1 })
    expect((await me.post(`/api/users/${muted.user.id}/mute`)).status).toBe(204)
    expect((await blocked.post(`/api/users/${me.user.id}/block`)).status).toBe(204)
    expect((await me.post('/api/settings/muted-words', { word: 'bananas', days: null })).status).toBe(201)
    await set(me, { hides_ai: 1 })
    expect(await kept()).toEqual(['Kept 0'])
    expect(await count(me)).toBe(before + 1)
    await set(me, { hides_ai: 2 })
    // The choice 'label' folds them, and keeps them.
    expect(await kept()).toEqual(['Kept 0', 'Kept generated'])
  })

  test('a page and the count are one statement each beside the session’s, however many there are', async () => {
    const [me, author] = [await server.member(), await server.member()]
    for (let made = 0; made < 3; made += 1) await film(author, `Counted ${made}`)
    await videos(me)
    const statements = async (url: string) => {
      const before = server.database.statementCount()
      expect((await me.get(url)).status).toBe(200)
      return server.database.statementCount() - before
    }
    const one = await statements('/api/posts?media=video&limit=1')
    expect(await statements('/api/posts?media=video&limit=50')).toBe(one)
    expect(await statements('/api/videos/count')).toBe(one)
    expect(one).toBeLessThanOrEqual(2)
  })
})
