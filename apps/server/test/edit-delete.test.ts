import { calls } from '@skein/contract/calls'
import type { ProductEvent } from '@skein/domain/events/event-bus'
import { createEventBus } from '@skein/domain/events/event-bus'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { codeOf, fieldsOf, postOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'
import { storedUpload } from './support/stored-upload.ts'

const wordingsOf = (answer: Answer) => calls.getPostHistory.answer.parse(answer.body)

describe.each(engines)('editing and deleting on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let noor: Caller
  const heard: ProductEvent[] = []
  beforeAll(async () => {
    const events = createEventBus(() => {})
    events.subscribe((event) => heard.push(event))
    server = await startServer(engine, { events })
    ada = await server.member('ada')
    noor = await server.member('noor')
  })
  afterAll(() => server.close())

  const edit = (caller: Caller, id: string, body: unknown) => caller.patch(`/api/posts/${id}`, body)
  const history = async (id: string, viewer: Pick<Caller, 'get'> = server.visitor) =>
    wordingsOf(await viewer.get(`/api/posts/${id}/history`))
  const set = (caller: Caller, values: { private?: number }) =>
    server.database.kysely.updateTable('users').set(values).where('id', '=', caller.user.id).execute()

  test('P 2.3 an edit changes the words, finds tags and mentions anew, and keeps every wording in public', async () => {
    const post = await publish(ada, 'First #one @noor', { contentWarning: 'Old' })
    server.clock.now += 60_000
    const edited = postOf(await edit(ada, post.id, { content: ' Second #two @ada ' }))
    expect(edited).toMatchObject({
      content: 'Second #two @ada',
      contentWarning: 'Old',
      createdAt: post.createdAt,
      editedAt: new Date(server.clock.now).toISOString(),
      entities: [
        { kind: 'hashtag', value: 'two' },
        { kind: 'mention', value: 'ada' },
      ],
    })
    expect(postsOf(await noor.get('/api/posts?tag=two')).map(({ id }) => id)).toEqual([post.id])
    expect(postsOf(await noor.get('/api/posts?tag=one'))).toEqual([])
    // Twice within a millisecond.
    await edit(ada, post.id, { content: 'Third' })
    expect(await history(post.id)).toEqual([
      { content: 'Third', entities: [], createdAt: new Date(server.clock.now + 1).toISOString() },
      { content: edited.content, entities: edited.entities, createdAt: edited.editedAt },
      { content: post.content, entities: post.entities, createdAt: post.createdAt },
    ])
    expect(heard.filter(({ kind }) => kind === 'post-edited')).toHaveLength(2)
  })

  test('a post never edited has one wording; an edit that changes nothing leaves no trace', async () => {
    const post = await publish(ada, 'As it is', { contentWarning: 'Careful' })
    const before = heard.length
    for (const body of [{ content: 'As it is' }, { content: ' As it is\n', contentWarning: ' Careful ' }])
      expect(postOf(await edit(ada, post.id, body))).toEqual(post)
    expect(heard).toHaveLength(before)
    expect(await history(post.id)).toEqual([
      { content: post.content, entities: post.entities, createdAt: post.createdAt },
    ])
  })

  test('a content warning can be put on and taken off; it is no new wording', async () => {
    const post = await publish(ada, 'Spiders')
    expect(postOf(await edit(ada, post.id, { content: 'Spiders', contentWarning: 'Spiders' }))).toEqual({
      ...post,
      contentWarning: 'Spiders',
    })
    expect(postOf(await edit(ada, post.id, { content: 'Spiders', contentWarning: null }))).toEqual(post)
    expect(await history(post.id)).toHaveLength(1)
  })

  test.each([
    ['post-blank', { content: ' ' }],
    ['post-blank', {}],
    ['post-too-long', { content: 'x'.repeat(501) }],
    ['invalid-input', { content: 'x', contentWarning: 'x'.repeat(101) }],
    ['invalid-input', { content: 7 }],
  ])('an edit is refused as %s with the field named', async (code, body) => {
    const post = await publish(ada, 'Kept')
    const answer = await edit(ada, post.id, body)
    expect([answer.status, codeOf(answer), fieldsOf(answer).length]).toEqual([422, code, 1])
    expect(postOf(await ada.get(`/api/posts/${post.id}`))).toEqual(post)
  })

  test('two edits at the same time are both kept', async () => {
    const post = await publish(ada, 'Start')
    await Promise.all(['One', 'Two', 'Three'].map((content) => edit(ada, post.id, { content })))
    const wordings = (await history(post.id)).map(({ content }) => content)
    expect(wordings.toSorted()).toEqual(['One', 'Start', 'Three', 'Two'])
    expect(wordings.at(-1)).toBe('Start')
    expect(postOf(await ada.get(`/api/posts/${post.id}`)).content).toBe(wordings[0])
  })

  test('only the member who posted it may change or delete it, also where it is AI-generated', async () => {
    for (const isAiGenerated of [false, true]) {
      const post = await publish(ada, 'Hers', { isAiGenerated })
      for (const answer of [await edit(noor, post.id, { content: 'His' }), await noor.delete(`/api/posts/${post.id}`)])
        expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden'])
      expect(postOf(await edit(ada, post.id, { content: 'Still hers' })).content).toBe('Still hers')
      expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(204)
    }
    const post = await publish(ada, 'Hidden')
    await set(ada, { private: 1 })
    for (const answer of [
      await edit(noor, post.id, { content: 'x' }),
      await noor.delete(`/api/posts/${post.id}`),
      await noor.get(`/api/posts/${post.id}/history`),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([404, 'post-not-found'])
    await set(ada, { private: 0 })
  })

  test('P 2.3 a deleted post leaves a row without content, and nothing that hung on it', async () => {
    const image = await storedUpload(server, ada, `gone-${engine.name.toLowerCase()}.webp`)
    const parent = await publish(noor, 'Parent')
    const pollData = {
      question: 'q',
      options: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
    }
    const post = await publish(ada, 'Secret #gone1 @noor', {
      imageUrl: image,
      pollData,
      replyToId: parent.id,
      quoteOfId: parent.id,
      contentWarning: 'W',
    })
    await edit(ada, post.id, { content: 'Secret too #gone1 @noor' })
    const reply = await publish(noor, 'Stays', { replyToId: post.id })
    const path = `/api/posts/${post.id}`
    for (const unit of ['like', 'repost', 'bookmark']) expect((await noor.post(`${path}/${unit}`)).status).toBe(200)
    await noor.post(`${path}/reactions`, { emoji: 'fire' })
    await noor.post(`${path}/vote`, { optionId: 'a' })
    expect(postOf(await noor.get(`/api/posts/${parent.id}`)).comments).toBe(1)

    heard.length = 0
    for (let n = 0; n < 2; n += 1) expect((await ada.delete(path)).status).toBe(204)
    expect(postOf(await noor.get(`/api/posts/${parent.id}`)).comments).toBe(0)
    expect(heard.map(({ kind }) => kind)).toEqual([
      'repost-removed',
      'notifications-changed',
      'notifications-changed',
      'post-deleted',
      'post-changed',
    ])

    const { kysely } = server.database
    const row = await kysely.selectFrom('posts').selectAll().where('id', '=', post.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      content: '',
      entities: '[]',
      content_warning: null,
      quote_of_id: null,
      url_preview: null,
      video: null,
      image_count: 0,
      has_poll: 0,
      likes: 0,
      reposts: 0,
      comments: 1,
      reply_to_id: parent.id,
    })
    const tables = [
      'likes',
      'reposts',
      'bookmarks',
      'reactions',
      'hashtags',
      'mentions',
      'polls',
      'poll_options',
      'poll_votes',
      'post_images',
      'post_revisions',
    ] as const
    for (const table of tables) {
      const left = await kysely.selectFrom(table).select('post_id').where('post_id', '=', post.id).execute()
      expect([table, left]).toEqual([table, []])
    }
    expect(await kysely.selectFrom('posts').select('id').where('repost_of_id', '=', post.id).execute()).toEqual([])
    expect((await noor.get(image)).status).toBe(404)
    for (const gone of [path, `${path}/history`, `${path}/reactions`, `${path}/ancestors`]) {
      const answer = await noor.get(gone)
      expect([gone, answer.status, codeOf(answer)]).toEqual([gone, 410, 'post-deleted'])
    }
    const late = await edit(ada, post.id, { content: 'Back?' })
    expect([late.status, codeOf(late)]).toEqual([410, 'post-deleted'])
    expect(postOf(await ada.get(`/api/posts/${reply.id}`)).content).toBe('Stays')
  })

  test('what was announced is what happened, and nothing where it failed', async () => {
    heard.length = 0
    const post = await publish(ada, 'Loud')
    const reply = await publish(noor, 'Reply', { replyToId: post.id })
    await noor.post(`/api/posts/${post.id}/repost`)
    await noor.delete(`/api/posts/${post.id}/repost`)
    await noor.delete(`/api/posts/${post.id}/repost`)
    await noor.post('/api/posts', { content: 'x', replyToId: '019a0000-0000-7000-8000-000000000000' })
    const changed = { kind: 'notifications-changed', userId: ada.user.id }
    const told = { ...changed, noteId: expect.any(String) }
    const entry = { entryId: expect.any(String), postId: post.id, userId: noor.user.id }
    expect(heard).toEqual([
      { kind: 'post-created', postId: post.id, authorId: ada.user.id },
      told,
      { kind: 'reply-created', postId: reply.id, replyToId: post.id, authorId: noor.user.id },
      { kind: 'post-changed', postId: post.id },
      { kind: 'repost-created', ...entry },
      told,
      { kind: 'post-changed', postId: post.id },
      { kind: 'repost-removed', ...entry },
      changed,
      { kind: 'post-changed', postId: post.id },
    ])
  })
})
