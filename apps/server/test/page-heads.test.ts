import { rmSync } from 'node:fs'
import type { Post } from '@skein/contract'
import { newId } from '@skein/domain/database/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWebBuild } from '../src/pages/web-build.ts'
import { engines } from './support/engines.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'
import { makeWebBuild } from './support/web-build.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescape = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)

/** Title and tags of a head, by name, as a reader of pages understands them. */
function headOf({ text }: Answer): Record<string, string> {
  const head = /<head>(.*)<\/head>/s.exec(text)?.[1] ?? ''
  const tags = Object.fromEntries(
    [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
      name,
      unescape(content),
    ]),
  )
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1]
  return {
    ...(title !== undefined && { title: unescape(title) }),
    ...(canonical !== undefined && { canonical: unescape(canonical) }),
    ...tags,
  }
}

const neutral = { title: 'Post · Skein', robots: 'noindex' }

describe.each(engines)('heads of pages on $name', (engine) => {
  let folder: string
  let server: TestServer
  let ada: Caller
  let noor: Caller
  const origin = 'https://skein.example'
  beforeAll(async () => {
    folder = makeWebBuild()
    server = await startServer(engine, { web: await readWebBuild(folder), settings: { PUBLIC_URL: origin } })
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const page = async ({ id }: Pick<Post, 'id'>, caller: Pick<Caller, 'get'> = server.visitor, language = 'en') => {
    const answer = await caller.get(`/post/${id}`, { 'accept-language': language })
    return { status: answer.status, head: headOf(answer), text: answer.text }
  }

  /** Gives a post a picture of a size, as if it had been uploaded. */
  async function attachPicture(post: Post, width: number, alt = 'A wheel at low tide'): Promise<string> {
    const name = `${newId(server.clock.now)}.webp`
    const { kysely } = server.database
    await kysely
      .insertInto('post_images')
      .values({ post_id: post.id, position: 0, media: name, width, height: 400, alt, thumbhash: null, sizes: '[]' })
      .execute()
    await kysely.updateTable('posts').set({ image_count: 1 }).where('id', '=', post.id).execute()
    return `${origin}/media/${name}`
  }

  test('a public post names its author and its words, for tabs and for cards elsewhere', async () => {
    const post = await publish(ada, 'The tide mills are turning again.\n\nFlour sells out by noon.')
    const { status, head } = await page(post)
    expect(status).toBe(200)
    expect(head).toEqual({
      title: 'Member ada: “The tide mills are turning again. Flour sells out by noon.” · Skein',
      description: 'The tide mills are turning again. Flour sells out by noon.',
      canonical: `${origin}/post/${post.id}`,
      'og:site_name': 'Skein',
      'og:type': 'article',
      'og:title': 'Member ada: “The tide mills are turning again. Flour sells out by noon.”',
      'og:description': 'The tide mills are turning again. Flour sells out by noon.',
      'og:url': `${origin}/post/${post.id}`,
      'og:image': `${origin}/card.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'article:published_time': post.createdAt,
      'twitter:card': 'summary',
      'twitter:title': 'Member ada: “The tide mills are turning again. Flour sells out by noon.”',
      'twitter:description': 'The tide mills are turning again. Flour sells out by noon.',
      'twitter:image': `${origin}/card.png`,
    })
    expect((await server.visitor.get('/card.png')).headers['content-type']).toBe('image/png')
  })

  test('it speaks the language of whoever asks', async () => {
    const post = await publish(ada, 'Guten Morgen')
    expect((await page(post, server.visitor, 'de')).head.title).toBe('Member ada: „Guten Morgen“ · Skein')
    expect((await page(post, server.visitor, 'fr')).head.title).toBe('Member ada : « Guten Morgen » · Skein')
  })

  test('long words are cut between words, and what is invisible is left out', async () => {
    const post = await publish(ada, `${'Barley and oats '.repeat(25)}\u202eend`)
    const { head } = await page(post)
    expect(head.title).toBe('Member ada: “Barley and oats Barley and oats Barley and oats Barley and…” · Skein')
    expect(head.description).toMatch(/ Barley and oats Barley…$/)
    expect(`${head.title}${head.description}`).not.toMatch(/[\u202a-\u202e\n]/)
  })

  test('members see the same head as everybody', async () => {
    const post = await publish(ada, 'Same for all')
    expect((await page(post, noor)).head).toEqual((await page(post)).head)
    expect((await page(post, ada)).head).toEqual((await page(post)).head)
  })

  describe('the picture', () => {
    test("is the post's first, large where it is wide", async () => {
      const post = await publish(ada, 'With a picture')
      const image = await attachPicture(post, 1600)
      expect((await page(post)).head).toMatchObject({
        'og:image': image,
        'og:image:width': '1600',
        'og:image:height': '400',
        'og:image:alt': 'A wheel at low tide',
        'twitter:card': 'summary_large_image',
        'twitter:image': image,
        'twitter:image:alt': 'A wheel at low tide',
      })
      const small = await publish(ada, 'With a small picture')
      await attachPicture(small, 300)
      expect((await page(small)).head['twitter:card']).toBe('summary')
    })

    test("else the video's still, else that of its link", async () => {
      const post = await publish(ada, 'Video')
      const set = (columns: { video?: string; url_preview?: string }) =>
        server.database.kysely.updateTable('posts').set(columns).where('id', '=', post.id).execute()
      await set({
        url_preview: JSON.stringify({
          url: 'https://a.example/',
          title: '',
          description: '',
          image: '/media/link.webp',
        }),
      })
      expect((await page(post)).head['og:image']).toBe(`${origin}/media/link.webp`)
      await set({
        video: JSON.stringify({
          url: '/media/v.webm',
          poster: '/media/v-poster.webp',
          width: 640,
          height: 360,
          duration: 3,
        }),
      })
      expect((await page(post)).head['og:image']).toBe(`${origin}/media/v-poster.webp`)
      await set({ video: JSON.stringify({ url: '/media/v.webm', poster: null, width: 640, height: 360, duration: 3 }) })
      expect((await page(post)).head['og:image']).toBe(`${origin}/media/link.webp`)
    })
  })

  test('an AI-generated post says so, and who answers for it', async () => {
    const post = await publish(ada, 'Ten facts about barley', { isAiGenerated: true })
    const { head } = await page(post)
    expect(head.title).toBe('AI Assistant: “Ten facts about barley” · Skein')
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(head[name]).toBe('Generated with AI, posted by @ada: Ten facts about barley')
  })

  test('a warned post shows the warning, and neither words nor picture', async () => {
    const post = await publish(ada, 'The butler did it', { contentWarning: 'Ends of crime novels' })
    await attachPicture(post, 1600, 'The butler')
    const { head, text } = await page(post)
    expect(head.title).toBe('Member ada: “Ends of crime novels” · Skein')
    expect(head['og:description']).toBe('Content warning: Ends of crime novels')
    expect(Object.keys(head).filter((name) => name.includes('image'))).toEqual([])
    expect(text).not.toMatch(/butler/i)
  })

  test('an edited post says when', async () => {
    const post = await publish(ada, 'First wording')
    server.clock.now += 60_000
    const edited = await ada.patch(`/api/posts/${post.id}`, { content: 'Second wording' })
    expect(edited.status).toBe(200)
    const { head } = await page(post)
    expect(head.description).toBe('Second wording')
    expect(Date.parse(head['article:modified_time'] ?? '')).toBeGreaterThan(Date.parse(post.createdAt))
  })

  describe('what not everybody may read says nothing', () => {
    /** Status of the page, its head, and whether a word of the post stands in it. */
    const saidOf = async (post: Pick<Post, 'id'>, caller?: Pick<Caller, 'get'>) => {
      const { status, head, text } = await page(post, caller)
      return { status, head, tells: /secret/i.test(text) }
    }
    const quiet = (status: number) => ({ status, head: neutral, tells: false })

    test('a private post: 404 for others, the page without a word for followers', async () => {
      const keeper = await server.member('keeper')
      const post = await publish(keeper, 'Secret garden')
      await server.database.kysely.updateTable('users').set({ private: 1 }).where('id', '=', keeper.user.id).execute()
      expect(await saidOf(post)).toEqual(quiet(404))
      expect(await saidOf(post, noor)).toEqual(quiet(404))
      expect(await saidOf(post, keeper)).toEqual(quiet(200))
      await server.database.kysely
        .insertInto('follows')
        .values({ follower_id: noor.user.id, followee_id: keeper.user.id, state: 'requested', created_at: 0 })
        .execute()
      expect(await saidOf(post, noor)).toEqual(quiet(404))
      await server.database.kysely.updateTable('follows').set({ state: 'following' }).execute()
      expect(await saidOf(post, noor)).toEqual(quiet(200))
    })

    test('a deleted post is gone', async () => {
      const post = await publish(ada, 'Secret, and taken back')
      expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(204)
      expect(await saidOf(post)).toEqual(quiet(410))
      expect(await saidOf(post, noor)).toEqual(quiet(410))
    })

    test('a post of somebody who left, or with whom there is a block', async () => {
      const gone = await server.member('gone')
      const post = await publish(gone, 'Secret of one who left')
      await server.database.kysely
        .insertInto('blocks')
        .values({ blocker_id: gone.user.id, blocked_id: noor.user.id, created_at: 0 })
        .execute()
      expect(await saidOf(post, noor)).toEqual(quiet(404))
      expect((await page(post)).status).toBe(200)
      await server.database.kysely
        .updateTable('users')
        .set({ deactivated_at: 1 })
        .where('id', '=', gone.user.id)
        .execute()
      expect(await saidOf(post)).toEqual(quiet(404))
    })

    test.each([
      '/post/nothing',
      '/post/%3Cscript%3E',
      "/post/1' or '1'='1",
      '/post/00000000-0000-0000-0000-000000000000',
      `/post/${'0'.repeat(400)}`,
    ])('%s is nothing', async (path) => {
      const answer = await server.visitor.get(path.replaceAll(' ', '%20'))
      expect([answer.status, headOf(answer)]).toEqual([404, neutral])
    })

    test("a repost's own row is no post", async () => {
      const post = await publish(ada, 'To be reposted')
      expect((await noor.post(`/api/posts/${post.id}/repost`)).status).toBe(200)
      const { id } = await server.database.kysely
        .selectFrom('posts')
        .select('id')
        .where('repost_of_id', '=', post.id)
        .executeTakeFirstOrThrow()
      expect(await saidOf({ id })).toEqual(quiet(404))
    })
  })

  test('an address in capitals is the same post', async () => {
    const post = await publish(ada, 'Capitals')
    const { head } = await page({ id: post.id.toUpperCase() })
    expect(head.canonical).toBe(`${origin}/post/${post.id}`)
  })

  test.each([
    '"><script>alert(1)</script>',
    '</title><script>alert(1)</script>',
    "' onload='alert(1)",
    '<!--head--><script>alert(1)</script>',
    '$& $1 $` &lt;b&gt; &amp;',
    '</head><body onload=alert(1)>',
    '\u2028<img src=x onerror=alert(1)>',
  ])('%j in words, names, warnings and descriptions of pictures stays text', async (hostile) => {
    const words = hostile.replace('\u2028', '')
    await server.database.kysely
      .updateTable('users')
      .set({ name: `Ada ${hostile}` })
      .where('username', '=', 'ada')
      .execute()
    const plain = await publish(ada, `Words ${hostile}`)
    await attachPicture(plain, 900, `Alt ${words}`)
    const warned = await publish(ada, 'x', { contentWarning: `Warning ${words}` })
    for (const post of [plain, warned]) {
      const { head, text } = await page(post)
      expect(head.title).toContain(words)
      expect(head.description).toContain(words)
      expect(text.match(/<script|<img|<body/g)).toEqual(['<body', '<script'])
      // Within the quotes of a value it is a word; outside of them it would run.
      expect(text.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=/)
    }
    expect((await page(plain)).head['og:image:alt']).toBe(`Alt ${words}`)
    await server.database.kysely
      .updateTable('users')
      .set({ name: 'Member ada' })
      .where('username', '=', 'ada')
      .execute()
  })

  test('the head of a post costs one statement more than any page', async () => {
    const post = await publish(ada, 'Cheap')
    const cost = async (path: string, caller: Pick<Caller, 'get'>) => {
      const before = server.database.statementCount()
      await caller.get(path)
      return server.database.statementCount() - before
    }
    for (const caller of [server.visitor, noor])
      expect((await cost(`/post/${post.id}`, caller)) - (await cost('/terms?x', caller))).toBe(1)
  })

  test('a page of a post is never kept for the next visitor', async () => {
    const post = await publish(ada, 'Here today')
    expect((await page(post)).status).toBe(200)
    await ada.delete(`/api/posts/${post.id}`)
    expect((await page(post)).status).toBe(410)
  })

  test('without PUBLIC_URL addresses are those of the request', async () => {
    const other = await startServer(engine, { web: await readWebBuild(folder) })
    const post = await publish(await other.member(), 'Where am I?')
    const answer = await other.visitor.get(`/post/${post.id}`, { host: 'somewhere.example:8080' })
    expect(headOf(answer)).toMatchObject({
      canonical: `http://somewhere.example:8080/post/${post.id}`,
      'og:image': 'http://somewhere.example:8080/card.png',
    })
    await other.close()
  })

  describe('Explore at a hashtag', () => {
    test('is called by it, for members; a visitor is asked to sign in there', async () => {
      const head = {
        canonical: `${origin}/explore?tag=${encodeURIComponent('mañana')}`,
        'og:title': '#mañana',
        'og:description': 'Posts about #mañana on Skein.',
        'og:type': 'website',
      }
      const own = headOf(await noor.get('/explore?tag=Ma%C3%B1ana&x=1'))
      expect(own).toMatchObject({ ...head, title: '#mañana · Skein', description: 'Posts about #mañana on Skein.' })
      const visitors = headOf(await server.visitor.get('/explore?tag=ma%C3%B1ana'))
      expect(visitors).toMatchObject(head)
      expect(visitors).not.toHaveProperty('title')
      expect(visitors).not.toHaveProperty('description')
    })

    test.each([
      '/explore',
      '/explore?tag=',
      '/explore?tag=1',
      '/explore?tag=a%20b',
      '/explore?tag=%3Cscript%3E',
      '/explore?tag=%ff',
      '/bookmarks',
    ])('%s has the title of its screen', async (path) => {
      const answer = await noor.get(path)
      expect([answer.status, headOf(answer)]).toEqual([200, {}])
    })
  })
})
