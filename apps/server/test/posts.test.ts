import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUp } from '../src/jobs/housekeeping.ts'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, postOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('posts on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  test('a post is there with everything a card needs', async () => {
    const pollData = {
      question: 'Tea?',
      options: [
        { id: 'y', text: 'Yes' },
        { id: 'n', text: 'No' },
      ],
      duration: 60,
    }
    const post = await publish(ada, '  Hello #World, @noor and @nobody_here\n', {
      pollData,
      contentWarning: 'Tea',
      authorId: noor.user.id,
    })
    expect(post).toMatchObject({
      content: 'Hello #World, @noor and @nobody_here',
      authorId: ada.user.id,
      author: { username: 'ada', verified: false, avatar: null },
      postedBy: null,
      likes: 0,
      comments: 0,
      reposts: 0,
      images: [],
      contentWarning: 'Tea',
      urlPreview: null,
      pollData: {
        ...pollData,
        totalVotes: 0,
        options: [
          { id: 'y', text: 'Yes', votes: 0 },
          { id: 'n', text: 'No', votes: 0 },
        ],
      },
      viewer: { liked: false, reposted: false, bookmarked: false, reaction: null, vote: null },
    })
    expect(Date.parse(post.pollData?.endsAt ?? '') - Date.parse(post.createdAt)).toBe(3_600_000)
    expect(postOf(await noor.get(`/api/posts/${post.id}`))).toEqual(post)
    expect(postsOf(await noor.get('/api/posts?limit=1'))).toEqual([post])
    const mentions = await server.database.kysely
      .selectFrom('mentions')
      .selectAll()
      .where('post_id', '=', post.id)
      .execute()
    expect(mentions).toEqual([{ post_id: post.id, user_id: noor.user.id }])
  })

  test('the id holds the moment', async () => {
    const post = await publish(ada, 'Now')
    expect(post.id.charAt(14)).toBe('7')
    expect(Number.parseInt(post.id.replaceAll('-', '').slice(0, 12), 16) - Date.parse(post.createdAt)).toBeLessThan(50)
  })

  test.each([
    ['post-blank', 422, {}],
    ['post-blank', 422, { content: ' \n\t ' }],
    ['post-blank', 422, { content: null }],
    ['invalid-input', 422, { content: 5 }],
    ['post-too-long', 422, { content: '👍🏽'.repeat(501) }],
    ['data-url-refused', 422, { content: 'x', videoUrl: 'data:video/webm;base64,AAAA' }],
    ['data-url-refused', 422, { content: 'x', imageUrl: ' DATA:image/png;base64,AAAA' }],
    ['data-url-refused', 422, { content: '', videoUrl: 'data:video/webm;base64,AAAA' }],
    ['poll-invalid', 422, { content: 'x', pollData: { question: ' ', options: [] } }],
    [
      'poll-invalid',
      422,
      {
        content: 'x',
        pollData: {
          question: 'q',
          options: [
            { id: 'a', text: 'a' },
            { id: 'a', text: 'b' },
          ],
        },
      },
    ],
    [
      'invalid-input',
      422,
      { content: 'x', urlPreview: { url: 'javascript:alert(1)', title: '', description: '', image: null } },
    ],
    ['invalid-input', 422, { content: 'x', imageUrl: '/media/somebody-elses.webp' }],
    ['invalid-input', 422, { content: 'x', videoUrl: 'https://elsewhere.example/a.webm' }],
    ['post-not-found', 404, { content: 'x', replyToId: '019a0000-0000-7000-8000-000000000000' }],
  ])('%s', async (code, status, body) => {
    const answer = await ada.post('/api/posts', body)
    const namesFields = fieldsOf(answer).length > 0
    expect([answer.status, codeOf(answer), namesFields]).toEqual([status, code, status === 422])
  })

  test('500 graphemes fit, whatever they are made of', async () => {
    const content = '👨‍👩‍👧‍👦'.repeat(500)
    expect((await publish(ada, content)).content).toBe(content)
  })

  test('the same key with the same body makes one post, also at the same time; with another body it is refused', async () => {
    const body = { content: 'Once only', isAiGenerated: false }
    const send = (sent: object, key = 'key-1') => ada.post('/api/posts', sent, { 'idempotency-key': key })
    const answers = await Promise.all([send(body), send(body), send(body)])
    answers.push(await send({ isAiGenerated: false, content: 'Once only' }))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const other = await send({ content: 'Something else' })
    expect([other.status, codeOf(other)]).toEqual([409, 'idempotency-mismatch'])
    expect((await send(body, 'key-2')).text).not.toBe(answers[0]?.text)
    const foreign = await noor.post('/api/posts', body, { 'idempotency-key': 'key-1' })
    expect(postOf(foreign).author.username).toBe('noor')
    const found = postsOf(await ada.get('/api/posts?author=ada')).filter(({ content }) => content === 'Once only')
    expect(found).toHaveLength(2)
  })

  test('a post that failed leaves nothing behind, and its key can be used again', async () => {
    const key = { 'idempotency-key': 'key-3' }
    const body = { content: 'Reply #leftover', replyToId: '019a0000-0000-7000-8000-000000000000' }
    expect((await ada.post('/api/posts', body, key)).status).toBe(404)
    expect((await ada.post('/api/posts', { content: 'Again' }, key)).status).toBe(201)
    expect(postsOf(await ada.get('/api/posts?tag=leftover'))).toEqual([])
  })

  test('a key is forgotten after days, and an ended session with it', async () => {
    const send = () => noor.post('/api/posts', { content: 'Kept' }, { 'idempotency-key': 'old-key' })
    const first = postOf(await send())
    const hours = 60 * 60 * 1000
    await cleanUp(server.database, server.clock.now + 47 * hours)
    expect(postOf(await send()).id).toBe(first.id)
    await cleanUp(server.database, server.clock.now + 49 * hours)
    expect(postOf(await send()).id).not.toBe(first.id)
    const sessions = async () => (await server.database.kysely.selectFrom('sessions').select('id').execute()).length
    expect(await sessions()).toBeGreaterThan(0)
    const before = await sessions()
    await server.database.kysely
      .insertInto('sessions')
      .values({
        id: '019a0000-0000-7000-8000-000000000001',
        token_hash: 'x',
        user_id: ada.user.id,
        user_agent: '',
        created_at: 0,
        last_seen_at: 0,
        expires_at: 1,
      })
      .execute()
    await cleanUp(server.database, server.clock.now)
    expect(await sessions()).toBe(before)
  })

  test('replies are counted at their parent and stay out of the feeds', async () => {
    const parent = await publish(ada, 'Parent')
    const reply = await publish(noor, 'Reply #replytag', { replyToId: parent.id })
    await publish(noor, 'Reply to the reply', { replyToId: reply.id })
    expect(reply.replyToId).toBe(parent.id)
    expect(postOf(await ada.get(`/api/posts/${parent.id}`)).comments).toBe(1)
    for (const path of ['/api/posts', '/api/posts?author=noor'])
      expect(postsOf(await ada.get(path)).map(({ id }) => id)).not.toContain(reply.id)
    expect(postsOf(await ada.get('/api/posts?tag=replytag')).map(({ id }) => id)).toEqual([reply.id])
  })

  test('an AI-generated post speaks as the assistant, and says who answers for it', async () => {
    const post = await publish(ada, 'Generated', { isAiGenerated: true })
    expect(post).toMatchObject({
      isAiGenerated: true,
      author: { username: 'assistant', name: 'AI Assistant' },
      postedBy: { username: 'ada', id: ada.user.id },
    })
    expect(post.authorId).toBe(post.author.id)
    for (const name of ['ada', 'assistant']) {
      const found = postsOf(await server.visitor.get(`/api/posts?author=${name}`))
      expect(found.map(({ id }) => id)).toContain(post.id)
    }
  })

  test('a tag finds its posts in any case and with its sign', async () => {
    const post = await publish(ada, 'Look: #Straßenfest')
    for (const tag of ['straßenfest', 'STRAßENFEST', '%23Straßenfest'])
      expect(
        postsOf(await noor.get(`/api/posts?tag=${encodeURI(tag).replace('%2523', '%23')}`)).map(({ id }) => id),
      ).toEqual([post.id])
  })

  test('what is not there is not there', async () => {
    for (const id of ['019a0000-0000-7000-8000-000000000000', 'x', '1']) {
      const answer = await ada.get(`/api/posts/${id}`)
      expect([answer.status, codeOf(answer)]).toEqual([404, 'post-not-found'])
    }
    const nobody = await server.visitor.get('/api/posts?author=nobody_here')
    expect([nobody.status, codeOf(nobody)]).toEqual([404, 'user-not-found'])
    const quiet = await server.member('quiet_one')
    expect(postsOf(await quiet.get('/api/posts?author=quiet_one'))).toEqual([])
  })

  test('an own upload becomes the picture of one post; nobody else can use it', async () => {
    const upload = async (owner: string, name: string) => {
      await server.media.put(name, new Uint8Array([1, 2, 3]))
      await server.database.kysely
        .insertInto('media')
        .values({
          name,
          owner_id: owner,
          post_id: null,
          purpose: 'upload',
          type: 'image/webp',
          width: 640,
          height: 480,
          thumbhash: 'abc',
          drawing: null,
          created_at: server.clock.now,
        })
        .execute()
    }
    await upload(ada.user.id, 'ada-1.webp')
    const stolen = await noor.post('/api/posts', { content: 'Mine?', imageUrl: '/media/ada-1.webp' })
    expect([stolen.status, fieldsOf(stolen)]).toEqual([422, ['imageUrl']])
    const post = await publish(ada, 'Look', { imageUrl: '/media/ada-1.webp', imageAlt: 'A hill' })
    const image = { url: '/media/ada-1.webp', width: 640, height: 480, sizes: [], alt: 'A hill', thumbhash: 'abc' }
    expect(post).toMatchObject({ imageUrl: image.url, images: [image] })
    expect(postsOf(await noor.get('/api/posts?limit=1'))[0]?.images).toEqual([image])
    expect((await ada.post('/api/posts', { content: 'Twice', imageUrl: '/media/ada-1.webp' })).status).toBe(422)
  })
})

describe.each(engines)('lists on $name', (engine) => {
  test('paging shows each post once, in order, while others are being written', async () => {
    const server = await startServer(engine)
    const writer = await server.member()
    const reader = await server.member()
    const before: string[] = []
    for (let n = 0; n < 75; n += 1) before.push((await publish(writer, `Post ${n}`)).id)
    const seen: string[] = []
    let last: string | undefined
    for (;;) {
      const [page] = await Promise.all([
        reader.get(`/api/posts?limit=10${last === undefined ? '' : `&before=${last}`}`),
        publish(writer, 'Meanwhile'),
        publish(writer, 'Meanwhile'),
      ])
      const posts = postsOf(page)
      seen.push(...posts.map(({ id }) => id))
      last = posts.at(-1)?.id
      if (posts.length < 10) break
    }
    expect(seen).toEqual([...seen].sort().reverse())
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((id) => before.includes(id))).toEqual(before.toReversed())
    await server.close()
  })

  test('a page costs at most three statements, the session included', async () => {
    const server = await startServer(engine)
    const [ada, noor, ines] = [await server.member('ada'), await server.member('noor'), await server.member('ines')]
    for (let n = 0; n < 25; n += 1) {
      const pollData = {
        question: 'q',
        options: [
          { id: 'a', text: 'A' },
          { id: 'b', text: 'B' },
        ],
      }
      const post = await publish(n % 2 ? noor : ines, `Post ${n} #tag`, n % 3 ? {} : { pollData })
      await ada.post(`/api/posts/${post.id}/like`)
    }
    await ada.post(`/api/users/${noor.user.id}/follow`)
    const statements = async (path: string, caller: Pick<Caller, 'get'>) => {
      const start = server.database.statementCount()
      const answer = await caller.get(path)
      expect(answer.status).toBe(200)
      return [server.database.statementCount() - start, Array.isArray(answer.body) ? answer.body.length : 1]
    }
    expect(await statements('/api/posts', ada)).toEqual([2, 20])
    expect(await statements('/api/posts?feed=following', ada)).toEqual([2, 12])
    expect(await statements('/api/posts?tag=tag', ada)).toEqual([2, 20])
    expect(await statements('/api/posts?author=ines', ada)).toEqual([2, 13])
    expect(await statements('/api/posts?author=ines', server.visitor)).toEqual([1, 13])
    expect(await statements('/api/auth/user', ada)).toEqual([1, 1])
    expect(await statements('/api/users/suggestions', ada)).toEqual([3, 1])
    // The hashtags, then how those went.
    expect(await statements('/api/trends', ada)).toEqual([3, 1])
    expect(await statements('/api/users/username/noor', ada)).toEqual([2, 1])
    await server.close()
  })

  test('following shows own posts and those of followed members, the same by both plans', async () => {
    const server = await startServer(engine)
    const ada = await server.member('ada')
    const writers = [await server.member(), await server.member(), await server.member()]
    const [followed, silent, stranger] = writers
    if (!followed || !silent || !stranger) throw new Error('three writers')
    const expected: string[] = []
    for (let n = 0; n < 30; n += 1) {
      const writer: Caller = [ada, followed, stranger][n % 3] ?? ada
      const post = await publish(writer, `Post ${n}`)
      if (writer !== stranger) expected.unshift(post.id)
    }
    for (const { user } of [followed, silent]) await ada.post(`/api/users/${user.id}/follow`)
    const read = async (query = '') => postsOf(await ada.get(`/api/posts?feed=following${query}`)).map(({ id }) => id)
    const byAuthor = await read('&limit=15')
    expect(byAuthor).toEqual(expected.slice(0, 15))
    expect(await read(`&limit=15&before=${byAuthor.at(-1)}`)).toEqual(expected.slice(15))

    // Many follows: walk newest first, and fall back where that finds too little.
    await server.database.kysely
      .updateTable('users')
      .set({ following_count: 1000 })
      .where('username', '=', 'ada')
      .execute()
    const start = server.database.statementCount()
    expect(await read('&limit=15')).toEqual(byAuthor)
    expect(server.database.statementCount() - start).toBe(2)
    expect(await read(`&limit=15&before=${byAuthor.at(-1)}`)).toEqual(expected.slice(15))
    expect(server.database.statementCount() - start).toBe(5)
    await server.close()
  })
})
