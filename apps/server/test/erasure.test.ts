import { emptyDraft } from '@skein/contract/schemas'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Post } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { eraseAccounts } from '@skein/domain/account/erase'
import { forgetTime, newId } from '@skein/domain/database/ids'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lists } from '../src/export/archive.ts'
import { importArchive } from '../src/export/import-archive.ts'
import { writeArchive } from '../src/export/write-archive.ts'
import { engines } from './support/engines.ts'
import { uploadPicture } from './support/send-uploads.ts'
import { photo } from './support/pictures.ts'
import { cookieOf, password, postOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { unpack } from './support/zip.ts'

const day = 24 * 60 * 60 * 1000

/** Every value of every row of every table, by table. */
async function everything({ database }: TestServer): Promise<Map<string, string>> {
  const { kysely, dialect } = database
  const names =
    dialect.name === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'search_words%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  const found = new Map<string, string>()
  for (const { name } of (await names.execute(kysely)).rows) {
    // SQLite's numbers of documents are larger than the program's.
    const columns = name === 'search_documents' ? sql`post_id, text` : sql`*`
    const { rows } = await sql`select ${columns} from ${sql.table(name)}`.execute(kysely)
    found.set(name, JSON.stringify(rows))
  }
  return found
}

const filesOf = async ({ media }: TestServer) => {
  const names = []
  for await (const { name } of media.list()) names.push(name)
  return names.toSorted()
}

const remove = (server: TestServer, caller: Caller) =>
  server.request({
    method: 'DELETE',
    url: '/api/account',
    headers: { cookie: caller.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ username: caller.user.username, password }),
  })

async function storyBy(server: TestServer, author: Caller) {
  const { url } = await uploadPicture(server, author, await photo('jpeg', 320, 240))
  return publish(author, 'A story', { type: 'story', images: [{ url, alt: '' }] })
}

/** A member who did everything there is to do, with words that nobody else uses. */
async function busyMember(server: TestServer, other: Caller, story: Pick<Post, 'id'>) {
  const ada = await server.member('vanishing_v')
  await ada.patch(`/api/users/${ada.user.id}`, { bio: 'Vanishingbio', location: 'Vanishingtown' })
  const uploaded = await uploadPicture(server, ada, await photo('jpeg', 640, 480))
  const first = await publish(ada, 'Vanishingword one #vanishingtag', {
    images: [{ url: uploaded.url, alt: 'Vanishingalt' }],
  })
  await publish(ada, 'Vanishingpoll', {
    pollData: {
      question: 'Vanishingquestion?',
      options: [
        { id: 'a', text: 'Vanishingleft' },
        { id: 'b', text: 'Right' },
      ],
      duration: 60,
    },
  })
  const own = await publish(ada, 'Vanishingreply to myself', { replyToId: first.id })
  const theirs = await publish(other, 'Stays, with counts.')
  await publish(ada, 'Vanishinganswer', { replyToId: theirs.id })
  const answer = await publish(other, 'An answer that stays.', { replyToId: own.id })
  for (const unit of ['like', 'repost', 'bookmark']) await ada.post(`/api/posts/${theirs.id}/${unit}`)
  await ada.post(`/api/posts/${theirs.id}/reactions`, { emoji: 'fire' })
  for (const unit of ['like', 'bookmark']) await ada.post(`/api/posts/${first.id}/${unit}`)
  await ada.post(`/api/users/${other.user.id}/follow`)
  await other.post(`/api/users/${ada.user.id}/follow`)
  await other.post(`/api/posts/${first.id}/like`)
  await ada.post('/api/settings/muted-words', { word: 'vanishingmute', days: null })
  await ada.post(`/api/posts/${first.id}/pin`)
  await ada.post(`/api/posts/${theirs.id}/mute`)
  const feed = { people: [ada.user.id, other.user.id], tags: [], words: [], order: 'newest', shared: true }
  await ada.post('/api/custom-feeds', { ...feed, name: 'Vanishingfeed' })
  const kept = await other.post('/api/custom-feeds', { ...feed, name: 'Stays, with fewer people' })
  await ada.post(`/api/custom-feeds/${calls.getCustomFeed.answer.parse(kept.body).id}/keep`)
  await ada.post('/api/drafts', { ...emptyDraft, text: 'Vanishingdraft' })
  await ada.post('/api/reports', { subject: 'post', subjectId: theirs.id, reason: 'other', note: 'Vanishingnote' })
  await other.post('/api/reports', { subject: 'user', subjectId: ada.user.id, reason: 'spam' })
  await server.database.kysely
    .insertInto('messages')
    .values({
      id: newId(server.clock.now),
      sender_id: ada.user.id,
      receiver_id: other.user.id,
      content: 'Vanishingmessage',
      envelope: null,
      created_at: server.clock.now,
      read_at: null,
    })
    .execute()
  await ada.post(`/api/stories/${story.id}/seen`)
  const asked = await ada.post('/api/chat/messages', { message: 'What about Vanishingchat?' })
  if (asked.status !== 201) throw new Error(`${asked.status} ${asked.text}`)
  return { ada, first, own, theirs, answer }
}

describe.each(engines)('what is left on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const erase = (now: number) =>
    eraseAccounts({ ...server, searchIndex: createSearchIndex(server.database, 'assistant'), log: { info() {} } }, now)

  test('P 2.11 after 30 days nothing of a deleted account is left: no row, no file, no word', async () => {
    const other = await server.member('staying_s')
    const story = await storyBy(server, other)
    const filesBefore = await filesOf(server)
    const { ada, own, theirs, answer } = await busyMember(server, other, story)
    const seen = async (id: string) => (await other.get(`/api/posts/${id}`)).body
    expect((await filesOf(server)).length).toBeGreaterThan(filesBefore.length)
    expect(await seen(theirs.id)).toMatchObject({ likes: 1, reposts: 1, comments: 1 })
    await server.mail.settle()
    await remove(server, ada)
    const start = server.clock.now
    expect(await erase(start + 30 * day - 1)).toBe(0)
    expect((await everything(server)).get('users')).toContain('vanishing_v')
    expect(await erase(start + 30 * day)).toBe(1)

    const left = [...(await everything(server))].filter(
      ([, rows]) => /vanishing/i.test(rows) || rows.includes(ada.user.id),
    )
    expect(left.map(([table]) => table)).toEqual([])
    expect(await filesOf(server)).toEqual(filesBefore)
    // What others wrote stays, with counts that are right.
    expect(await seen(theirs.id)).toMatchObject({ likes: 0, reposts: 0, comments: 0, reactions: [] })
    expect((await other.get('/api/users/username/staying_s')).body).toMatchObject({
      followersCount: 0,
      followingCount: 0,
    })
    expect(await seen(answer.id)).toMatchObject({ replyToId: own.id, replyToUsername: null })
    const above = await other.get(`/api/posts/${answer.id}/ancestors`)
    expect(above.status).toBe(200)
    expect(postsOf(await other.get('/api/posts')).map(({ id }) => id)).toEqual([theirs.id])
    expect((await other.get('/api/search/posts?q=vanishingword')).body).toEqual([])
    // The name is free again.
    expect((await server.member('vanishing_v')).user.username).toBe('vanishing_v')
    expect((await server.visitor.get('/api/users/username/:departed')).status).toBe(404)
  })

  test('who signs in before the job runs is not erased', async () => {
    const ada = await server.member()
    await remove(server, ada)
    await server.visitor.post('/api/auth/login', { username: ada.user.username, password })
    expect(await erase(server.clock.now + 31 * day)).toBe(0)
  })
})

async function download(server: TestServer, caller: { cookie: string }): Promise<Buffer> {
  const headers = { cookie: caller.cookie }
  const asked = await server.visitor.post('/api/account/export', { currentPassword: password }, headers)
  const { url } = calls.prepareExport.answer.parse(asked.body)
  const answer = await server.app.inject({ url, headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="skein-\w+\.zip"$/)
  return answer.rawPayload
}

describe.each(engines)('a member’s archive on $name', (engine) => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    server = await startServer(engine)
    folder = await mkdtemp(join(tmpdir(), 'skein-archive-'))
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  test('P 2.11 download: all of it is there for who begins to read when all is written', async () => {
    const ada = await server.member()
    const archive = await writeArchive(server, ada.user.id, 'en')
    await once(archive, 'readable')
    for (let turn = 0; turn < 100; turn += 1) await setImmediate()
    const files = await unpack(Buffer.concat(await archive.toArray()))
    expect(files.get('data/profile.json')?.toString()).toContain(ada.user.username)
    expect(files.has('index.html')).toBe(true)
  })

  test('P 2.11 download: a zip with data, media and a page to read', async () => {
    const other = await server.member()
    const story = await storyBy(server, other)
    const { ada, first } = await busyMember(server, other, story)
    const files = await unpack(await download(server, ada))
    const text = (name: string) => files.get(name)?.toString() ?? ''
    expect(JSON.parse(text('data/profile.json'))).toMatchObject({ username: 'vanishing_v', bio: 'Vanishingbio' })
    expect(JSON.parse(text('data/posts.json'))).toHaveLength(4)
    for (const [name, word] of [
      ['likes', first.id],
      ['messages', 'Vanishingmessage'],
      ['mutedWords', 'vanishingmute'],
      ['pinned', first.id],
      ['mutedThreads', 'postId'],
      ['customFeeds', 'Vanishingfeed'],
      ['keptFeeds', 'Stays, with fewer people'],
      ['drafts', 'Vanishingdraft'],
      ['reports', 'Vanishingnote'],
      ['chats', 'Vanishingchat'],
      ['storiesSeen', story.id],
      ['following', other.user.username],
    ])
      expect(text(`data/${name}.json`)).toContain(word)
    const page = text('index.html')
    expect(page).toContain('Vanishingword one')
    expect(page).toContain('What about Vanishingchat?')
    const [, src = ''] = /<img src="([^"]+)" alt="Vanishingalt"/.exec(page) ?? []
    expect(files.get(src)?.subarray(8, 12).toString()).toBe('WEBP')
    // Nothing by which somebody could sign in.
    const data = [...files].filter(([name]) => name.endsWith('.json')).map(([, bytes]) => bytes.toString())
    expect(data.join('\n')).not.toMatch(/argon2|token|password/)
    expect((await server.visitor.get('/api/account/export')).status).toBe(401)
  })

  test('comes back on a fresh server, and an archive from there is the same', async () => {
    forgetTime()
    const ada = await server.member('round_trip')
    const uploaded = await uploadPicture(server, ada, await photo('png', 900, 300))
    const first = await publish(ada, 'First of #two, <b>plain</b> & simple.', {
      images: [{ url: uploaded.url, alt: 'A strip' }],
      replyRule: 'mentioned',
    })
    const second = await publish(ada, 'A reply.', { replyToId: first.id })
    await publish(ada, 'A quote.', { quoteOfId: first.id, contentWarning: 'Quotes' })
    await publish(ada, 'A poll', {
      pollData: {
        question: 'Well?',
        options: [
          { id: 'a', text: 'Yes' },
          { id: 'b', text: 'No' },
        ],
        duration: 60,
      },
    })
    server.clock.now += 1000
    await ada.patch(`/api/posts/${second.id}`, { content: 'A better reply.' })
    for (const unit of ['like', 'repost', 'bookmark']) await ada.post(`/api/posts/${first.id}/${unit}`)
    await ada.post(`/api/posts/${first.id}/reactions`, { emoji: '100' })
    await ada.patch('/api/settings', { theme: 'dark', language: 'es', privateAccount: true, aiPosts: 'label' })
    await ada.post('/api/settings/muted-words', { word: 'Spoilers', days: 30 })
    await ada.post(`/api/posts/${second.id}/pin`)
    await ada.post(`/api/posts/${first.id}/mute`)
    const feed = { name: 'Strips', people: [ada.user.id], tags: ['two'], words: ['plain simple'], order: 'liked' }
    expect((await ada.post('/api/custom-feeds', { ...feed, shared: true })).status).toBe(201)
    const kept = (await uploadPicture(server, ada, await photo('png', 200, 200))).url
    const draft = { ...emptyDraft, text: 'Later', warning: 'Steam', more: ['And then'], replyRule: 'nobody' }
    expect(
      (await ada.post('/api/drafts', { ...draft, media: [{ kind: 'image', url: kept, alt: 'A gate' }] })).status,
    ).toBe(201)
    const story = await publish(ada, 'A story of today', {
      type: 'story',
      images: [{ url: (await uploadPicture(server, ada, await photo('png', 300, 500))).url, alt: 'A gate' }],
    })
    await server.database.kysely
      .insertInto('story_views')
      .values({ post_id: story.id, user_id: ada.user.id, created_at: server.clock.now })
      .execute()
    expect((await ada.post('/api/chat/messages', { message: 'Who wrote about strips?' })).status).toBe(201)
    const exported = await download(server, ada)
    const path = join(folder, 'archive.zip')
    await writeFile(path, exported)

    const fresh = await startServer(engine)
    const searchIndex = createSearchIndex(fresh.database, 'assistant')
    fresh.clock.now = server.clock.now
    const parts = { ...fresh, searchIndex, now: () => fresh.clock.now }
    const done = await importArchive(parts, path)
    expect(done).toMatchObject({ username: 'round_trip', posts: 5, files: 3, refused: 0, skipped: 0 })
    await expect(importArchive(parts, path)).rejects.toThrow('is here already')
    // No password came along: its owner sets one by the link of a reset.
    await fresh.visitor.post('/api/auth/reset-request', { email: ada.user.email })
    const token = await fresh.mail.token('reset')
    await fresh.visitor.post('/api/auth/reset', { token, newPassword: password })
    const signedIn = await fresh.visitor.post('/api/auth/login', { username: 'round_trip', password })
    const cookie = cookieOf(signedIn)
    expect((await fresh.visitor.get(`/api/posts/${first.id}`, { cookie })).body).toMatchObject({
      likes: 1,
      reposts: 1,
      comments: 1,
      viewer: { liked: true, reposted: true, bookmarked: true, reaction: '100' },
    })
    const { images } = postOf(await fresh.visitor.get(`/api/posts/${first.id}`, { cookie }))
    expect(images.map(({ width, height, alt }) => [width, height, alt])).toEqual([[300, 900, 'A strip']])
    expect((await fresh.visitor.get(images[0]?.url ?? '', { cookie })).status).toBe(200)
    expect((await fresh.visitor.get('/api/search/posts?q=strip', { cookie })).text).toContain(first.id)

    const [before, after] = [await unpack(exported), await unpack(await download(fresh, { cookie }))]
    // The link of the reset has confirmed the address in the meantime.
    const profile = (files: Map<string, Buffer>) => ({
      ...JSON.parse(String(files.get('data/profile.json'))),
      emailConfirmed: true,
    })
    expect(profile(after)).toEqual(profile(before))
    // Files were drawn anew and have names of this server's; everything else is the same.
    const rest = (files: Map<string, Buffer>) =>
      Object.fromEntries(
        [...files]
          .filter(([name]) => /^data\/(?!profile|media|posts|drafts)/.test(name))
          .map(([name, bytes]) => [name, bytes.toString()]),
      )
    expect(rest(after)).toEqual(rest(before))
    const posts = (files: Map<string, Buffer>) =>
      z
        .array(lists.posts)
        .parse(JSON.parse(String(files.get('data/posts.json'))))
        .map(({ images, ...post }) => [post, images.map(({ alt, width, height }) => ({ alt, width, height }))])
    expect(posts(after)).toEqual(posts(before))
    const drafts = (files: Map<string, Buffer>) =>
      z
        .array(lists.drafts)
        .parse(JSON.parse(String(files.get('data/drafts.json'))))
        .map(({ media, ...rest }) => [rest, media.map(({ kind, alt }) => [kind, alt])])
    const { media: _, ...said } = draft
    expect(drafts(before)).toMatchObject([[said, [['image', 'A gate']]]])
    expect(drafts(after)).toEqual(drafts(before))
    await fresh.close()
  })

  test.each([['no zip', Buffer.from('not a zip'), 'is not a zip archive that can be read']])(
    '%s is refused with one sentence',
    async (_, bytes, sentence) => {
      const path = join(folder, 'broken.zip')
      await writeFile(path, bytes)
      const parts = { ...server, searchIndex: createSearchIndex(server.database, 'assistant'), now: Date.now }
      await expect(importArchive(parts, path)).rejects.toThrow(sentence)
    },
  )
})
