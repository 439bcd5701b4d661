/** A row that somebody spoiled, or that came in by another way than a call: it costs its reader a part of it, and nobody a page. */
import { calls } from '@skein/contract/calls'
import { newId } from '@skein/domain/database/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeArchive } from '../src/export/write-archive.ts'
import { engines } from './support/engines.ts'
import { photo } from './support/pictures.ts'
import { uploadPicture } from './support/send-uploads.ts'
import { postsOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'
import { unpack } from './support/zip.ts'

/** No JSON, JSON of another shape, and an address that no browser should follow. */
const spoiled = ['{', '"words"', '{"url":"javascript:alert(1)"}', 'null']

/** Later than any date of JavaScript. */
const never = 9e15

describe.each(engines)('rows that cannot be read on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member()
  })
  afterAll(() => server.close())

  const set = (table: string, column: string, key: string, id: string, value: string | number) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${sql.ref(key)} = ${id}`.execute(
      server.database.kysely,
    )

  /** Everything that shows a post, with the code of its answer where that is no 200. */
  async function routes(id: string, parent: string): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>()
    for (const path of [
      '/api/posts',
      '/api/posts?feed=following',
      `/api/posts?author=${ada.user.username}`,
      '/api/posts?tag=spoiled',
      `/api/posts/${id}`,
      `/api/posts/${parent}/replies`,
      `/api/posts/${id}/ancestors`,
      '/api/search/posts?q=spoiledword',
      '/api/bookmarks',
      '/api/discover',
      `/post/${id}`,
    ])
      answers.set(path, await ada.get(path))
    return answers
  }
  const failures = (answers: Map<string, Answer>) =>
    [...answers].filter(([, { status }]) => status >= 500).map(([path, { status }]) => [path, status])

  test.each([
    ['posts', 'url_preview', 'id'],
    ['posts', 'video', 'id'],
    ['posts', 'entities', 'id'],
    ['post_images', 'sizes', 'post_id'],
  ] as const)('%s.%s: the part is left out, everywhere, and the log says so once', async (table, column, key) => {
    const { url } = await uploadPicture(server, ada, await photo('jpeg', 64, 64))
    const parent = await publish(ada, 'What is answered')
    const images = [{ url, alt: '' }]
    const post = await publish(ada, 'A spoiledword #spoiled', { images })
    const reply = await publish(ada, 'A spoiledword in a reply', { replyToId: parent.id })
    const quoting = await publish(ada, 'It is quoted', { quoteOfId: post.id })
    await ada.post(`/api/posts/${post.id}/bookmark`)
    server.log.length = 0
    for (const value of spoiled) {
      for (const { id } of [post, reply]) await set(table, column, key, id, value)
      for (const [id, above] of [
        [post.id, parent.id],
        [reply.id, parent.id],
        [quoting.id, parent.id],
      ] as const)
        expect([value, failures(await routes(id, above))]).toEqual([value, []])
      expect(calls.getPost.answer.parse((await ada.get(`/api/posts/${post.id}`)).body)).toMatchObject({
        content: post.content,
        entities: post.entities,
        urlPreview: null,
        video: null,
      })
    }
    const told = server.log.filter((line) => line.includes('cannot be read') && line.includes(post.id))
    expect(told).toHaveLength(1)
  })

  test('a time that is no date is read from the id, and the page goes on', async () => {
    const first = await publish(ada, 'Before it')
    const post = await publish(ada, 'At no time')
    await set('posts', 'created_at', 'id', post.id, never)
    await set('posts', 'edited_at', 'id', first.id, never)
    const page = postsOf(await ada.get('/api/posts?limit=2'))
    expect(page.map(({ id, createdAt }) => [id, createdAt])).toEqual([
      [post.id, post.createdAt],
      [first.id, first.createdAt],
    ])
    expect(page[1]?.editedAt).toBeNull()
    expect(failures(await routes(post.id, first.id))).toEqual([])
  })

  test('a message keeps its place, and its conversation', async () => {
    const ben = await server.member()
    const message = (values: { content: string | null; envelope: string | null; image: string | null; at: number }) => {
      const { at, ...rest } = values
      const id = newId(server.clock.now)
      const row = { id, sender_id: ben.user.id, receiver_id: ada.user.id, ...rest, created_at: at, read_at: null }
      return server.database.kysely
        .insertInto('messages')
        .values(row)
        .execute()
        .then(() => id)
    }
    const sent = await ben.post('/api/messages/send', { receiverId: ada.user.id, content: 'Hello' })
    expect(sent.status).toBe(201)
    const { now } = server.clock
    const ids = [calls.sendMessage.answer.parse(sent.body).id]
    for (const text of spoiled) {
      ids.push(await message({ content: 'With a picture', envelope: null, image: text, at: now }))
      ids.push(await message({ content: null, envelope: text, image: null, at: now }))
    }
    ids.push(await message({ content: 'At no time', envelope: null, image: null, at: never }))
    for (const id of ids) {
      await set('conversations', 'last_message_id', 'peer_id', ben.user.id, id)
      expect((await ada.get('/api/messages/conversations?folder=requests')).status).toBe(200)
      expect((await ada.get(`/api/messages/conversations/${ben.user.id}`)).status).toBe(200)
    }
    const page = await ada.get(`/api/messages/${ben.user.id}`)
    expect(calls.listMessages.answer.parse(page.body).map(({ id }) => id)).toEqual(ids.toReversed())
  })

  test('an answer of the assistant stays without its sources', async () => {
    for (const sources of spoiled) {
      const values = { question: 'Why?', answer: 'So.', provider: 'nobody', sources, complete: 1, created_at: never }
      const id = newId(server.clock.now)
      await server.database.kysely
        .insertInto('chat_messages')
        .values({ id, user_id: ada.user.id, ...values })
        .execute()
    }
    const page = await ada.get('/api/chat/messages')
    expect(page.status).toBe(200)
    expect(calls.listChatMessages.answer.parse(page.body).map(({ sources }) => sources)).toEqual(spoiled.map(() => []))
  })

  test('a file whose copies cannot be read is still served, and the collection of files goes on', async () => {
    const { url } = await uploadPicture(server, ada, await photo('jpeg', 64, 64))
    await publish(ada, 'With a file', { images: [{ url, alt: '' }] })
    for (const text of spoiled) {
      await set('media', 'sizes', 'name', url.slice('/media/'.length), text)
      expect((await ada.get(url)).status).toBe(200)
    }
  })

  test('the archive of a member is written, whatever is in a row', async () => {
    const post = await publish(ada, 'On film')
    await set('posts', 'video', 'id', post.id, '{')
    await set('posts', 'edited_at', 'id', post.id, never)
    const archive = await writeArchive(server, ada.user.id, 'en')
    const files = await unpack(Buffer.concat(await archive.toArray()))
    expect(files.get('index.html')?.toString()).toContain('On film')
  })
})
