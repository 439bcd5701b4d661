/** An archive that `npm run admin import` takes in is a stranger's file. What it may not do to a server and its members. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsDefaults } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { idAt, newId, nobody } from '@skein/domain/database/ids'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { readSettings } from '@skein/domain/settings/settings-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importArchive } from '../src/export/import-archive.ts'
import type { Imported } from '../src/export/import-archive.ts'
import { engines } from './support/engines.ts'
import { forge, postAt, profileAt } from './support/forged-archive.ts'
import type { Forged } from './support/forged-archive.ts'
import { archive as zipFile, photo } from './support/pictures.ts'
import { fileAt, uploadPicture } from './support/send-uploads.ts'
import { freshName, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { film } from './support/videos.ts'

const day = 24 * 60 * 60 * 1000

describe.each(engines)('what an archive may do to a server on $name', (engine) => {
  let server: TestServer
  let alice: Caller
  let folder: string
  /** When the members of archives came in, and what they wrote was written. */
  let then: number
  beforeAll(async () => {
    server = await startServer(engine)
    folder = await mkdtemp(join(tmpdir(), 'skein-forged-'))
    alice = await server.member()
    then = server.clock.now - 10 * day
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  const at = (time: number) => new Date(time).toISOString()
  const takeIn = async (forged: Forged, bounds = {}): Promise<Imported> =>
    importArchive(
      {
        ...server,
        folder,
        searchIndex: createSearchIndex(server.database, 'assistant'),
        now: () => server.clock.now,
      },
      await forge(folder, { profile: profileAt(then, freshName()), ...forged }),
      bounds,
    )
  const stored = async () => {
    const names = []
    for await (const { name } of server.media.list()) names.push(name)
    return names.toSorted()
  }
  const countOf = async (table: 'users' | 'posts' | 'media') => {
    const { count } = await server.database.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const nameIn = (address: string) => address.slice('/media/'.length)
  const imageOf = (media: string, more = {}) => {
    return { media, width: 64, height: 64, alt: '', thumbhash: null, sizes: '[]', ...more }
  }

  describe('files', () => {
    test('take the place of nobody’s file', async () => {
      const { url } = await uploadPicture(server, alice, await photo('jpeg', 640, 480))
      await publish(alice, 'A picture of mine', { images: [{ url, alt: '' }] })
      const before = (await fileAt(server, url)).bytes
      const name = nameIn(url)
      const other = await photo('png', 64, 64)
      await takeIn({
        lists: { posts: [postAt(then + 1, { images: [imageOf(name)] })] },
        files: { [`media/${name}`]: other },
      })
      expect((await fileAt(server, url)).bytes.equals(before)).toBe(true)
    })

    test('of others are not shown by naming them', async () => {
      const { url } = await uploadPicture(server, alice, await photo('jpeg', 64, 64))
      const username = freshName()
      await takeIn({
        profile: { ...profileAt(then, username), avatar: url },
        lists: {
          posts: [
            postAt(then + 1, {
              images: [imageOf(nameIn(url))],
              video: JSON.stringify({ url, poster: url, width: 1, height: 1, duration: 1 }),
            }),
          ],
        },
      })
      const [post] = postsOf(await alice.get(`/api/posts?author=${username}`))
      expect(post).toMatchObject({ images: [], video: null, author: { avatar: null } })
    })

    test('are looked at and drawn anew, and what is no picture is left out', async () => {
      const username = freshName()
      const names = ['jpeg', 'script', 'zip', 'film'].map((_, n) => `${idAt(then + n)}.webp`)
      const [picture = '', script = '', zip = '', asFilm = ''] = names
      const poster = `${idAt(then + 9)}.webm`
      const files = {
        [`media/${picture}`]: await photo('jpeg', 320, 240),
        [`media/${script}`]: '<script>alert(1)</script>',
        [`media/${zip}`]: zipFile(),
        [`media/${asFilm}`]: await photo('jpeg', 32, 32),
        [`media/${poster}`]: '#!/bin/sh',
      }
      const done = await takeIn({
        profile: profileAt(then, username),
        lists: {
          posts: [
            postAt(then + 1, { images: [picture, script, zip].map((name) => imageOf(name, { sizes: '{' })) }),
            postAt(then + 2, {
              video: JSON.stringify({ url: `/media/${poster}`, poster: null, width: 1, height: 1, duration: 1 }),
            }),
          ],
        },
        files,
      })
      expect(done).toMatchObject({ files: 1, refused: 3 })
      const posts = postsOf(await alice.get(`/api/posts?author=${username}`))
      expect(posts.map(({ images, video }) => [images.length, video])).toEqual([
        [0, null],
        [1, null],
      ])
      const { bytes } = await fileAt(server, posts[1]?.images[0]?.url ?? '')
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    })

    test('of films are rewritten as well', async () => {
      const username = freshName()
      const name = `${idAt(then)}.webm`
      const bytes = await film({ container: 'webm', codec: 'vp8' })
      await takeIn({
        profile: profileAt(then, username),
        lists: {
          posts: [
            postAt(then + 1, {
              type: 'video',
              video: JSON.stringify({
                url: `/media/${name}`,
                poster: null,
                width: 9,
                height: 9,
                duration: 9e9,
                alt: 'A film',
              }),
            }),
          ],
        },
        files: { [`media/${name}`]: bytes },
      })
      const [post] = postsOf(await alice.get(`/api/posts?author=${username}`))
      expect(post?.video).toMatchObject({ alt: 'A film' })
      expect(post?.video?.duration).toBeLessThan(1000)
      expect(post?.video?.url).not.toBe(`/media/${name}`)
    })
  })

  describe('rows', () => {
    test.each<[name: string, forged: (time: number) => Forged]>([
      ['a preview that is no JSON', (t) => ({ lists: { posts: [postAt(t, { urlPreview: '{' })] } })],
      ['a preview of another shape', (t) => ({ lists: { posts: [postAt(t, { urlPreview: '"x"' })] } })],
      ['a film that is no JSON', (t) => ({ lists: { posts: [postAt(t, { video: '{' })] } })],
      ['sources that are no JSON', (t) => ({ lists: { chats: [chatAt(t, { sources: '{' })] } })],
      [
        'a source that is a script',
        (t) => ({ lists: { chats: [chatAt(t, { sources: sourceTo('javascript:alert(1)') })] } }),
      ],
      ['a text without end', (t) => ({ lists: { posts: [postAt(t, { content: 'x'.repeat(501) })] } })],
      ['marks piled up', (t) => ({ lists: { posts: [postAt(t, { content: `x${'\u0316'.repeat(4000)}` })] } })],
      ['a poll without end', (t) => ({ lists: { posts: [postAt(t, { poll: pollOf(10_000) })] } })],
      ['another reaction', (t) => ({ lists: { reactions: [{ postId: idAt(t), at: iso(t), emoji: '<b>' }] } })],
      ['a post of the future', () => ({ lists: { posts: [postAt(server.clock.now + day)] } })],
      ['a post of the end of time', (t) => ({ lists: { posts: [postAt(t, { id: `ffffffff${nobody.slice(8)}` })] } })],
      ['a post from before its author', (t) => ({ lists: { posts: [postAt(t - day)] } })],
      ['a post whose id is older than its author', (t) => ({ lists: { posts: [postAt(t, { id: idAt(1000) })] } })],
      ['a post with the id of nobody', (t) => ({ lists: { posts: [postAt(t, { id: nobody })] } })],
      ['an id in capitals', (t) => ({ lists: { posts: [postAt(t, { id: idAt(t).toUpperCase() })] } })],
      ['a mark of the future', (t) => ({ lists: { bookmarks: [{ postId: idAt(t), at: iso(9e14) }] } })],
      ['a member with the id of nobody', (t) => ({ profile: { ...profileAt(t, freshName()), id: nobody } })],
      ['a member who is the product', (t) => ({ profile: profileAt(t, 'admin') })],
      ['a name in other letters', (t) => ({ profile: profileAt(t, 'Ädmin') })],
      ['an address that is a script', (t) => ({ profile: { ...profileAt(t, freshName()), website: 'javascript:1' } })],
      ['a mail address that is none', (t) => ({ profile: { ...profileAt(t, freshName()), email: 'a\nb@c' } })],
    ])('%s: refused, and nothing stays', async (_, forged) => {
      const before = [await countOf('users'), await countOf('posts'), await stored()]
      await expect(takeIn(forged(then + 1000))).rejects.toThrow(/archive/)
      expect([await countOf('users'), await countOf('posts'), await stored()]).toEqual(before)
      expect((await alice.get('/api/posts')).status).toBe(200)
    })

    test('say nothing of a page that this server did not look at', async () => {
      const username = freshName()
      const urlPreview = { url: 'https://evil.example/', title: 'Your bank', description: '', image: null }
      await takeIn({
        profile: profileAt(then, username),
        lists: { posts: [postAt(then + 1, { urlPreview: JSON.stringify(urlPreview) })] },
      })
      expect(postsOf(await alice.get(`/api/posts?author=${username}`))[0]?.urlPreview).toBeNull()
    })

    test('do not bring the id of somebody else’s post, or of their own twice', async () => {
      const mine = await publish(alice, 'Mine alone')
      const twice = postAt(then + 5)
      const early = profileAt(then, freshName())
      for (const posts of [[postAt(then + 1, { id: mine.id })], [twice, twice]])
        await expect(takeIn({ profile: early, lists: { posts } })).rejects.toThrow(/archive/)
      expect((await alice.get(`/api/posts/${mine.id}`)).body).toMatchObject({ content: 'Mine alone' })
    })
  })

  test('an archive from before a field of the profile is taken in without it', async () => {
    const username = freshName()
    const { location: _, ...profile } = profileAt(then, username)
    await takeIn({ profile: { ...profile, bio: 'Bakes.' } })
    const row = await server.database.kysely
      .selectFrom('users')
      .select(['bio', 'location'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ bio: 'Bakes.', location: '' })
  })

  test('an archive from before a setting is taken in, and its default holds', async () => {
    const username = freshName()
    const profile = profileAt(then, username)
    await takeIn({ profile, settings: { groupNotifications: undefined, privateAccount: undefined, aiInsights: false } })
    const { id } = await server.database.kysely
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    expect(await readSettings(server.database.kysely, id)).toEqual({ ...settingsDefaults, aiInsights: false })
  })

  describe('standing', () => {
    test('is not taken from it: no badge, no confirmed address, no role', async () => {
      const username = freshName()
      const profile = { ...profileAt(then, username), verified: true, emailConfirmed: true, role: 'moderator' }
      await takeIn({ profile })
      const row = await server.database.kysely
        .selectFrom('users')
        .select(['verified', 'email_confirmed', 'role', 'deactivated_at', 'erase_at'])
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ verified: 0, email_confirmed: 0, role: 'member', deactivated_at: null, erase_at: null })
    })

    test('nobody follows who did not do so, and nobody is followed who asks to be asked', async () => {
      const username = freshName()
      const shy = await server.member()
      await shy.patch('/api/settings', { privateAccount: true })
      const hidden = await publish(shy, 'For followers alone')
      const edge = ({ user }: Caller) => {
        return { userId: user.id, username: user.username, at: at(then + 1), state: 'following' }
      }
      const mark = { postId: hidden.id, at: at(then + 1) }
      await takeIn({
        profile: profileAt(then, username),
        lists: {
          followers: [edge(alice), edge(shy)],
          following: [edge(alice), edge(shy)],
          likes: [mark],
          bookmarks: [mark],
          reposts: [{ ...mark, entryId: idAt(then + 2) }],
          reactions: [{ ...mark, emoji: 'fire' }],
          posts: [postAt(then + 3, { replyToId: hidden.id }), postAt(then + 4, { quoteOfId: hidden.id })],
        },
      })
      const found = await alice.get(`/api/users/username/${username}`)
      expect(calls.getUserByUsername.answer.parse(found.body)).toMatchObject({ followersCount: 0, followingCount: 1 })
      expect((await shy.get(`/api/posts/${hidden.id}`)).body).toMatchObject({
        likes: 0,
        reposts: 0,
        comments: 0,
        reactions: [],
      })
      const { rows } = {
        rows: await server.database.kysely
          .selectFrom('follows')
          .selectAll()
          .where('followee_id', '=', shy.user.id)
          .execute(),
      }
      expect(rows.map(({ state }) => state)).toEqual(['requested'])
    })

    test('a poll that is over keeps its outcome, and an option that is none gets no vote', async () => {
      const options = [
        { id: 'a', text: 'Yes' },
        { id: 'b', text: 'No' },
      ]
      const polls = []
      for (const question of ['Over?', 'Still open?'])
        polls.push(await publish(alice, question, { pollData: { question, options, duration: 60 } }))
      const [over, open] = polls
      await server.database.kysely
        .updateTable('polls')
        .set({ ends_at: then })
        .where('post_id', '=', over?.id ?? '')
        .execute()
      const vote = (id: string | undefined, optionId: string) => ({ postId: id, at: at(then + 1), optionId })
      await takeIn({ lists: { votes: [vote(over?.id, 'a'), vote(open?.id, 'c')] } })
      for (const poll of polls)
        expect((await alice.get(`/api/posts/${poll.id}`)).body).toMatchObject({ pollData: { totalVotes: 0 } })
    })
  })

  describe('size', () => {
    const bomb = () => Buffer.alloc(200_000, 0x20)
    test.each<[string, Forged, Record<string, number>]>([
      ['more files than there may be', { files: { a: '', b: '', c: '' } }, { entries: 21 }],
      ['a file of data that unpacks without end', { settings: { padding: bomb().toString() } }, { dataBytes: 100_000 }],
      ['more bytes than there may be in all', { files: { 'media/x.webp': bomb() } }, { totalBytes: 100_000 }],
    ])('%s: refused before it is unpacked', async (_, forged, bounds) => {
      const before = [await countOf('users'), await stored()]
      await expect(takeIn(forged, bounds)).rejects.toThrow(/archive/)
      expect([await countOf('users'), await stored()]).toEqual(before)
    })

    test('a picture that is too large for an upload is left out', async () => {
      const name = `${idAt(then)}.webp`
      const post = postAt(then + 1, { images: [imageOf(name)] })
      const done = await takeIn(
        { lists: { posts: [post] }, files: { [`media/${name}`]: bomb() } },
        { pictureBytes: 1000 },
      )
      expect(done).toMatchObject({ posts: 1, files: 0, refused: 1 })
    })

    test('one picture in a thousand posts is kept once', async () => {
      const name = `${idAt(then)}.webp`
      const posts = Array.from({ length: 5 }, (_, n) => postAt(then + 1 + n, { images: [imageOf(name)] }))
      const before = await countOf('media')
      await takeIn({ lists: { posts }, files: { [`media/${name}`]: await photo('jpeg', 64, 64) } })
      expect((await countOf('media')) - before).toBe(1)
    })
  })

  describe('while it is read', () => {
    test('others get their turn: a transaction holds some hundred rows', async () => {
      const posts = Array.from({ length: 1200 }, (_, n) => postAt(then + day + n))
      const { transaction } = server.database
      const sizes: number[] = []
      const database = {
        ...server.database,
        transaction: (async (work) => {
          const before = server.database.statementCount()
          const result = await transaction(work)
          sizes.push(server.database.statementCount() - before)
          return result
        }) satisfies typeof transaction,
      }
      const searchIndex = createSearchIndex(server.database, 'assistant')
      const parts = { ...server, database, folder, searchIndex, now: () => server.clock.now }
      const path = await forge(folder, { profile: profileAt(then, freshName()), lists: { posts } })
      expect(await importArchive(parts, path)).toMatchObject({ posts: 1200 })
      expect(Math.max(...sizes)).toBeLessThan(8 * 250)
    })

    test('nobody sees a member of whom half is there, and what fails late leaves nothing behind', async () => {
      const mine = await publish(alice, 'Answered by an archive')
      const taken = await publish(alice, 'This id is taken')
      const name = `${idAt(then)}.webp`
      const early = Array.from({ length: 300 }, (_, n) => postAt(then + 2 * day + n, { replyToId: mine.id }))
      const posts = [postAt(then + 1, { images: [imageOf(name)] }), ...early, postAt(then + 1, { id: taken.id })]
      const before = [await countOf('users'), await countOf('posts'), await stored()]
      const profile = profileAt(then, freshName())
      await expect(
        takeIn({
          profile,
          lists: { posts, likes: [{ postId: mine.id, at: at(then + 1) }] },
          files: { [`media/${name}`]: await photo('jpeg', 64, 64) },
        }),
      ).rejects.toThrow(/archive/)
      expect([await countOf('users'), await countOf('posts'), await stored()]).toEqual(before)
      expect((await alice.get(`/api/posts/${mine.id}`)).body).toMatchObject({ comments: 0, likes: 0 })
      // The name is free, and the same archive without the fault comes in.
      expect(await takeIn({ profile, lists: { posts: posts.slice(0, -1) } })).toMatchObject({ posts: 301 })
    })
  })
})

const iso = (time: number) => new Date(time).toISOString()
const chatAt = (time: number, more = {}) => {
  return {
    id: newId(time),
    question: 'Why?',
    answer: 'So.',
    provider: 'local',
    sources: '[]',
    complete: true,
    at: iso(time),
    ...more,
  }
}
const sourceTo = (url: string) =>
  JSON.stringify([{ number: 1, kind: 'web', title: 'A page', url, detail: null, createdAt: null }])
const pollOf = (durationMinutes: number) => ({
  question: 'Well?',
  durationMinutes,
  endsAt: iso(9e14),
  options: [
    { id: 'a', text: 'Yes' },
    { id: 'b', text: 'No' },
  ],
})
