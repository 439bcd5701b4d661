import { entitiesOf } from '@skein/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, postOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { storedUpload } from './support/stored-upload.ts'

describe.each(engines)('what a post carries on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  const read = async (viewer: Pick<Caller, 'get'>, id: string) => postOf(await viewer.get(`/api/posts/${id}`))
  const setUser = (caller: Caller, values: { private?: number; hides_ai?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('id', '=', caller.user.id).execute()

  test('links, hashtags and mentions are found once; a mention of nobody is plain text', async () => {
    const post = await publish(ada, 'See https://a.example/x, @Noor and @nobody_here #Tea')
    expect(post.entities.map(({ kind, value }) => [kind, value])).toEqual([
      ['link', 'https://a.example/x'],
      ['mention', 'noor'],
      ['hashtag', 'tea'],
    ])
    const [, mention] = post.entities
    expect(post.content.slice(mention?.start, mention?.end)).toBe('@Noor')
    // A row from before they were stored is read anew.
    await server.database.kysely.updateTable('posts').set({ entities: null }).where('id', '=', post.id).execute()
    expect((await read(noor, post.id)).entities).toEqual(entitiesOf(post.content))
  })

  test('a quote carries the post it is about, until that is deleted', async () => {
    const picture = await storedUpload(server, noor, 'quoted.webp')
    const quoted = await publish(noor, 'The original #q', {
      images: [{ url: picture, alt: 'A hill' }],
      contentWarning: 'Hills',
    })
    const quote = await publish(ada, 'What she says', { quoteOfId: quoted.id.toUpperCase() })
    expect(quote).toMatchObject({ quoteOfId: quoted.id, replyToId: null })
    expect(quote.quote).toEqual({
      id: quoted.id,
      content: 'The original #q',
      entities: quoted.entities,
      author: quoted.author,
      postedBy: null,
      createdAt: quoted.createdAt,
      images: quoted.images,
      video: null,
      pollQuestion: null,
      isAiGenerated: false,
      contentWarning: 'Hills',
    })
    expect(postsOf(await server.visitor.get('/api/posts?author=ada&limit=1'))[0]?.quote).toEqual(quote.quote)
    // A quote is a post of its own: it is not counted as a reply or a repost.
    expect(await read(noor, quoted.id)).toMatchObject({ comments: 0, reposts: 0 })
    expect((await noor.delete(`/api/posts/${quoted.id}`)).status).toBe(204)
    expect(await read(ada, quote.id)).toMatchObject({ content: 'What she says', quoteOfId: quoted.id, quote: null })
  })

  test('a quoted poll shows its question, and an AI-generated post who answers for it', async () => {
    const options = [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ]
    const poll = await publish(noor, 'Vote', {
      pollData: { question: 'Tea?', options, duration: 60 },
      isAiGenerated: true,
    })
    const { quote } = await publish(ada, 'A poll', { quoteOfId: poll.id })
    expect(quote).toMatchObject({
      pollQuestion: 'Tea?',
      isAiGenerated: true,
      author: { username: 'assistant' },
      postedBy: { username: 'noor' },
    })
  })

  test('a quoted post is empty for whom it is hidden from, in lists and alone', async () => {
    const [mia, follower, muter, blocked, purist] = [
      await server.member('mia'),
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ]
    await follower.post(`/api/users/${mia.user.id}/follow`)
    const post = await publish(mia, 'Quoted', { isAiGenerated: true })
    const { id } = await publish(ada, 'Look at this', { quoteOfId: post.id })
    const sees = async (viewer: Pick<Caller, 'get'>) => {
      const alone = (await read(viewer, id)).quote
      const listed = postsOf(await viewer.get('/api/posts?author=ada&limit=1'))[0]?.quote
      expect(listed).toEqual(alone)
      return alone?.content
    }
    for (const viewer of [follower, muter, blocked, purist, server.visitor]) expect(await sees(viewer)).toBe('Quoted')
    await muter.post(`/api/users/${mia.user.id}/mute`)
    await mia.post(`/api/users/${blocked.user.id}/block`)
    await setUser(purist, { hides_ai: 1 })
    for (const viewer of [muter, blocked, purist]) expect(await sees(viewer)).toBeUndefined()
    await setUser(mia, { private: 1 })
    expect(await sees(server.visitor)).toBeUndefined()
    expect(await sees(follower)).toBe('Quoted')
  })

  test('a reply says whom it answers, while that is to be seen', async () => {
    const [leo, blocked] = [await server.member('leo'), await server.member()]
    const parent = await publish(leo, 'Parent')
    const reply = await publish(ada, 'Answer', { replyToId: parent.id })
    expect(reply.replyToUsername).toBe('leo')
    const generated = await publish(leo, 'Generated', { isAiGenerated: true })
    expect((await publish(ada, 'Hm', { replyToId: generated.id })).replyToUsername).toBe('assistant')
    await leo.post(`/api/users/${blocked.user.id}/block`)
    expect(await read(blocked, reply.id)).toMatchObject({ replyToId: parent.id, replyToUsername: null })
    await leo.delete(`/api/posts/${parent.id}`)
    expect(await read(ada, reply.id)).toMatchObject({ replyToId: parent.id, replyToUsername: null })
  })

  test('P 2.3 images take alt text: up to four, in order, with their smaller copies', async () => {
    const urls = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        storedUpload(server, ada, `four-${n}.webp`, {
          sizes: JSON.stringify([{ name: `four-${n}-w320.webp`, width: 320 }]),
        }),
      ),
    )
    const images = urls.map((url, n) => ({ url, alt: n === 1 ? '' : `Picture ${n}` }))
    const tooMany = await ada.post('/api/posts', { content: 'x', images })
    expect([tooMany.status, codeOf(tooMany), fieldsOf(tooMany)]).toEqual([422, 'invalid-input', ['images']])
    const twice = await ada.post('/api/posts', { content: 'x', images: [images[0], images[0]] })
    expect([twice.status, fieldsOf(twice)]).toEqual([422, ['images.1.url']])
    const foreign = await noor.post('/api/posts', { content: 'x', images: images.slice(0, 2) })
    expect([foreign.status, fieldsOf(foreign)]).toEqual([422, ['images.0.url']])
    const inline = await ada.post('/api/posts', {
      content: 'x',
      images: [{ url: 'data:image/png;base64,AA', alt: '' }],
    })
    expect([inline.status, codeOf(inline), fieldsOf(inline)]).toEqual([422, 'data-url-refused', ['images.0.url']])

    const post = await publish(ada, 'Four', { images: images.slice(0, 4) })
    expect(post.images.map(({ url, alt }) => ({ url, alt }))).toEqual(images.slice(0, 4))
    expect(post.images[2]?.sizes).toEqual([{ url: '/media/four-3-w320.webp', width: 320 }])
    expect(post.imageUrl).toBe(urls[0])
    const owners = await server.database.kysely
      .selectFrom('media')
      .select('name')
      .where('post_id', '=', post.id)
      .execute()
    expect(owners).toHaveLength(4)
  })

  test('P 2.3 a video carries the length of its file, its size and its first picture', async () => {
    const poster = '/media/clip-poster.webp'
    await server.media.put('clip-poster.webp', new Uint8Array([1, 2, 3]))
    const url = await storedUpload(server, ada, 'clip.webm', {
      width: 720,
      height: 1280,
      duration: 12.5,
      codecs: 'vp9,opus',
      poster: 'clip-poster.webp',
    })
    const asPicture = await ada.post('/api/posts', { content: 'x', imageUrl: url })
    expect([asPicture.status, fieldsOf(asPicture)]).toEqual([422, ['imageUrl']])
    const picture = await storedUpload(server, ada, 'no-video.webp')
    const asVideo = await ada.post('/api/posts', { content: 'x', videoUrl: picture })
    expect([asVideo.status, fieldsOf(asVideo)]).toEqual([422, ['videoUrl']])

    const post = await publish(ada, 'Moving', { videoUrl: url, type: 'reel' })
    const video = { url, poster, width: 720, height: 1280, duration: 12.5 }
    expect(post).toMatchObject({ videoUrl: url, video, type: 'reel' })
    expect(postsOf(await noor.get('/api/posts?limit=1'))[0]?.video).toEqual(video)
    // Whoever may see the post may see both files.
    for (const file of [url, poster]) expect((await noor.get(file)).status).toBe(200)
  })

  test('a post that fails takes no file', async () => {
    const url = await storedUpload(server, ada, 'kept.webp')
    const unknown = '019a0000-0000-7000-8000-000000000000'
    expect((await ada.post('/api/posts', { content: 'x', imageUrl: url, quoteOfId: unknown })).status).toBe(404)
    expect((await publish(ada, 'Now', { imageUrl: url })).imageUrl).toBe(url)
  })
})
