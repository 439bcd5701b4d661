import { calls } from '@skein/contract/calls'
import type { Conversation, ConversationDetail, Message } from '@skein/contract'
import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import { publishKey, someEnvelope } from './support/envelopes.ts'
import { photo } from './support/pictures.ts'
import { uploadPicture, uploadVideo } from './support/send-uploads.ts'
import { codeOf, fieldsOf, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'
import { film } from './support/videos.ts'

const messageOf = (answer: Answer): Message => calls.sendMessage.answer.parse(answer.body)
const messagesOf = (answer: Answer): Message[] => calls.listMessages.answer.parse(answer.body)
const conversationsOf = (answer: Answer): Conversation[] => calls.listConversations.answer.parse(answer.body)
const detailOf = (answer: Answer): ConversationDetail => calls.getConversation.answer.parse(answer.body)

const send = (from: Caller, to: Caller, content: string, headers?: Record<string, string>) =>
  from.post('/api/messages/send', { receiverId: to.user.id, content }, headers)
const thread = async (viewer: Caller, peer: Caller, query = '') =>
  messagesOf(await viewer.get(`/api/messages/${peer.user.id}${query}`))
const texts = (messages: Message[]) => messages.map(({ content }) => content)
const inbox = async (viewer: Caller, query = '') =>
  conversationsOf(await viewer.get(`/api/messages/conversations${query}`))
const badge = async (caller: Caller) =>
  calls.getSession.answer.parse((await caller.get('/api/auth/user')).body).unread.messages

describe.each(engines)('messages on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(engine)
  })
  afterAll(() => server.close())
  async function two(): Promise<[Caller, Caller]> {
    return [await server.member(), await server.member()]
  }

  test('P 2.8 a message says who sent it, so that the own ones are told apart', async () => {
    const [ada, noor] = await two()
    const sent = messageOf(await send(ada, noor, '  See you at the gate  '))
    expect(sent).toMatchObject({ senderId: ada.user.id, receiverId: noor.user.id, content: 'See you at the gate' })
    expect(sent).toMatchObject({ encrypted: false, envelope: null, image: null })
    await send(noor, ada, 'At five')
    for (const [viewer, peer] of [
      [ada, noor],
      [noor, ada],
    ] as const) {
      const seen = await thread(viewer, peer)
      expect(seen.map(({ senderId, content }) => [senderId, content])).toEqual([
        [noor.user.id, 'At five'],
        [ada.user.id, 'See you at the gate'],
      ])
    }
  })

  test('only the two ever read it, by whatever address', async () => {
    const [ada, noor] = await two()
    const eve = await server.member()
    const { id } = messageOf(await send(ada, noor, 'between us'))
    for (const peer of [ada, noor]) {
      expect(await thread(eve, peer)).toEqual([])
      expect(detailOf(await eve.get(`/api/messages/conversations/${peer.user.id}`)).lastMessage).toBeNull()
      expect((await eve.delete(`/api/messages/${peer.user.id}/${id}`)).status).toBe(404)
      expect(codeOf(await eve.post('/api/reports', { subject: 'message', subjectId: id, reason: 'spam' }))).toBe(
        'not-found',
      )
    }
    expect(await inbox(eve)).toEqual([])
    expect(await inbox(eve, '?folder=requests')).toEqual([])
    for (const url of ['/api/messages/conversations', `/api/messages/${ada.user.id}`, '/api/keys'])
      expect((await server.visitor.get(url)).status).toBe(401)
    expect(texts(await thread(noor, ada))).toEqual(['between us'])
  })

  test('nothing of it is found by the search', async () => {
    const [ada, noor] = await two()
    await send(ada, noor, 'quillwort #quillwort @quillwort')
    for (const kind of ['posts', 'users', 'hashtags'])
      expect((await ada.get(`/api/search/${kind}?q=quillwort`)).text).not.toContain('quillwort')
    expect((await ada.get('/api/search/suggestions?q=quillwort')).text).not.toContain('"hashtag":"quillwort"')
  })

  test.each([
    ['a blank text', { content: ' \u200b \n ' }, 422],
    ['a text that is too long', { content: 'x'.repeat(2001) }, 422],
    ['a text that is none', { content: 7 }, 422],
    ['no receiver', { content: 'x', receiverId: undefined }, 422],
    ['plain text as encrypted content', { encryptedContent: 'hello' }, 400],
    ['an object that is no envelope', { encryptedContent: { content: 'hello' } }, 400],
    ['plain text beside encrypted content', { content: 'hello', encryptedContent: 'hello' }, 400],
    ['an encrypted content of nothing', { encryptedContent: null }, 400],
  ])('refuses %s', async (_, body, status) => {
    const [ada, noor] = await two()
    const answer = await ada.post('/api/messages/send', { receiverId: noor.user.id, ...body })
    expect(answer.status).toBe(status)
    expect(codeOf(answer)).toBe(status === 400 ? 'not-an-envelope' : 'invalid-input')
    expect(await thread(noor, ada)).toEqual([])
  })

  test('nobody writes to themself, to nobody, or to the assistant', async () => {
    const ada = await server.member()
    const { id } = await server.database.kysely
      .selectFrom('users')
      .select('id')
      .where('kind', '=', 'ai')
      .executeTakeFirstOrThrow()
    const to = (receiverId: string) => ada.post('/api/messages/send', { receiverId, content: 'x' })
    expect(codeOf(await to(ada.user.id))).toBe('own-subject')
    expect(codeOf(await to(id))).toBe('user-not-found')
    expect(codeOf(await to('019a0000-0000-7000-8000-000000000000'))).toBe('user-not-found')
    expect((await ada.get('/api/messages/nobody')).status).toBe(404)
  })

  test('the same key makes one message, also at the same moment', async () => {
    const [ada, noor] = await two()
    const headers = { 'idempotency-key': 'once' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(ada, noor, 'once', headers)))
    expect(new Set(answers.map((answer) => messageOf(answer).id)).size).toBe(1)
    expect(await thread(noor, ada)).toHaveLength(1)
    expect(codeOf(await send(ada, noor, 'other', headers))).toBe('idempotency-mismatch')
  })

  test('threads and conversations are read page by page, newest first', async () => {
    const [ada, noor] = await two()
    for (let i = 1; i <= 7; i += 1) await send(i % 2 ? ada : noor, i % 2 ? noor : ada, `m${i}`)
    const first = await thread(ada, noor, '?limit=3')
    expect(texts(first)).toEqual(['m7', 'm6', 'm5'])
    const second = await thread(ada, noor, `?limit=3&before=${first.at(-1)?.id}`)
    expect(texts(second)).toEqual(['m4', 'm3', 'm2'])
    expect(texts(await thread(ada, noor, `?limit=3&before=${second.at(-1)?.id}`))).toEqual(['m1'])

    const others = [await server.member(), await server.member(), await server.member()]
    for (const other of others) await send(ada, other, 'hi')
    const page = await inbox(ada, '?limit=2')
    expect(page.map(({ user }) => user.id)).toEqual([others[2]?.user.id, others[1]?.user.id])
    const rest = await inbox(ada, `?limit=2&before=${page[1]?.lastMessage.id}`)
    expect(rest.map(({ user }) => user.id)).toEqual([others[0]?.user.id, noor.user.id])
  })

  test('what a stranger writes is a request, and no badge, until it is answered, accepted or followed', async () => {
    const [ada, stranger] = await two()
    await send(stranger, ada, 'Hello?')
    expect(await inbox(ada)).toEqual([])
    expect(await inbox(ada, '?folder=requests')).toMatchObject([
      { user: { id: stranger.user.id }, request: true, unreadCount: 1 },
    ])
    expect(await badge(ada)).toBe(0)
    // The sender sees an ordinary conversation.
    expect(await inbox(stranger)).toMatchObject([{ request: false, unreadCount: 0 }])

    expect((await ada.post(`/api/messages/conversations/${stranger.user.id}/accept`)).status).toBe(204)
    expect(await inbox(ada, '?folder=requests')).toEqual([])
    expect(await inbox(ada)).toMatchObject([{ request: false, unreadCount: 1 }])
    expect(await badge(ada)).toBe(1)

    const [fan, answered] = await two()
    await send(fan, ada, 'Hi')
    await ada.post(`/api/users/${fan.user.id}/follow`)
    expect(detailOf(await ada.get(`/api/messages/conversations/${fan.user.id}`)).request).toBe(false)
    await send(answered, ada, 'Hi')
    await send(ada, answered, 'Hi yourself')
    expect(detailOf(await ada.get(`/api/messages/conversations/${answered.user.id}`)).request).toBe(false)
    const unknown = await server.member()
    expect((await ada.post(`/api/messages/conversations/${unknown.user.id}/accept`)).status).toBe(404)
  })

  test('unread counts go up with each message and down to nothing when it is read', async () => {
    const [ada, noor] = await two()
    await ada.post(`/api/users/${noor.user.id}/follow`)
    const first = messageOf(await send(noor, ada, 'one'))
    const second = messageOf(await send(noor, ada, 'two'))
    await send(noor, ada, 'three')
    expect(await badge(ada)).toBe(3)
    const read = (upTo: string) => ada.post(`/api/messages/conversations/${noor.user.id}/read`, { upTo })
    expect((await read(second.id)).body).toEqual({ notifications: 0, messages: 1 })
    expect((await read(first.id)).body).toEqual({ notifications: 0, messages: 1 })
    expect(await inbox(ada)).toMatchObject([{ unreadCount: 1 }])
    // Reading for somebody else is not possible: it is the session that reads.
    expect(await badge(noor)).toBe(0)
  })

  test('a block hides the conversation from both, empties the badge, and nobody can write', async () => {
    const [ada, troll] = await two()
    await ada.post(`/api/users/${troll.user.id}/follow`)
    await send(troll, ada, 'grr')
    expect(await badge(ada)).toBe(1)
    await ada.post(`/api/users/${troll.user.id}/block`)
    expect(await badge(ada)).toBe(0)
    for (const [viewer, peer] of [
      [ada, troll],
      [troll, ada],
    ] as const) {
      expect(await inbox(viewer)).toEqual([])
      expect((await viewer.get(`/api/messages/${peer.user.id}`)).status).toBe(404)
      expect((await viewer.get(`/api/messages/conversations/${peer.user.id}`)).status).toBe(404)
      const refused = await send(viewer, peer, 'let me')
      expect([refused.status, codeOf(refused)]).toEqual([403, 'cannot-message'])
    }
    await ada.delete(`/api/users/${troll.user.id}/block`)
    expect(texts(await thread(ada, troll))).toEqual(['grr'])
  })

  test('deleting is for oneself; what both deleted is gone', async () => {
    const [ada, noor] = await two()
    const first = messageOf(await send(ada, noor, 'keep'))
    const second = messageOf(await send(ada, noor, 'drop'))
    expect((await ada.delete(`/api/messages/${noor.user.id}/${second.id}`)).status).toBe(204)
    expect(texts(await thread(ada, noor))).toEqual(['keep'])
    expect(texts(await thread(noor, ada))).toEqual(['drop', 'keep'])
    expect(await inbox(ada)).toMatchObject([{ lastMessage: { id: first.id } }])
    expect((await ada.delete(`/api/messages/${noor.user.id}/${second.id}`)).status).toBe(204)

    expect((await noor.delete(`/api/messages/conversations/${ada.user.id}`)).status).toBe(204)
    expect(await inbox(noor, '?folder=requests')).toEqual([])
    expect(texts(await thread(ada, noor))).toEqual(['keep'])
    const left = await server.database.kysely
      .selectFrom('messages')
      .select('content')
      .where('sender_id', '=', ada.user.id)
      .execute()
    expect(left).toEqual([{ content: 'keep' }])
    // A new message begins a new conversation, as a request.
    await send(ada, noor, 'again')
    expect(await inbox(noor, '?folder=requests')).toMatchObject([{ unreadCount: 1, lastMessage: { content: 'again' } }])
    expect(texts(await thread(noor, ada))).toEqual(['again'])
  })

  test('a picture is seen by the two, and by nobody else', async () => {
    const [ada, noor] = await two()
    const eve = await server.member()
    const { url } = await uploadPicture(server, ada, await photo('jpeg', 300, 200))
    const answer = await ada.post('/api/messages/send', {
      receiverId: noor.user.id,
      content: '',
      image: { url, alt: 'A comet' },
    })
    const message = messageOf(answer)
    expect(message).toMatchObject({ content: '', image: { url, alt: 'A comet' } })
    expect((await noor.get(url)).status).toBe(200)
    expect((await ada.get(url)).status).toBe(200)
    for (const other of [eve, server.visitor]) expect((await other.get(url)).status).toBe(404)
    // It cannot be sent a second time, posted, or sent by somebody else.
    const again = (from: Caller, to: Caller) =>
      from.post('/api/messages/send', { receiverId: to.user.id, content: 'x', image: { url, alt: '' } })
    expect(fieldsOf(await again(ada, noor))).toEqual(['image.url'])
    expect(fieldsOf(await again(noor, ada))).toEqual(['image.url'])
    expect((await ada.post('/api/posts', { content: 'x', imageUrl: url })).status).toBe(422)
    await noor.delete(`/api/messages/${ada.user.id}/${message.id}`)
    expect((await noor.get(url)).status).toBe(404)
  })

  test('P 2.6 a recorded video goes with a message, for the two alone, and says of itself that it is one', async () => {
    const [ada, noor] = await two()
    const eve = await server.member()
    const { url, width, height } = await uploadVideo(server, ada, await film({ container: 'webm', codec: 'vp8' }))
    const body = { receiverId: noor.user.id, content: '', image: { url, alt: '' } }
    const message = messageOf(await ada.post('/api/messages/send', body))
    expect(message.image).toEqual({ kind: 'video', url, width, height, alt: '', thumbhash: null })
    expect((await thread(noor, ada)).map(({ image }) => image)).toEqual([message.image])
    for (const one of [ada, noor]) {
      const part = await one.get(url, { range: 'bytes=0-9' })
      expect([part.status, part.headers['content-type']]).toEqual([206, 'video/webm'])
    }
    for (const other of [eve, server.visitor]) expect((await other.get(url)).status).toBe(404)
    await noor.delete(`/api/messages/${ada.user.id}/${message.id}`)
    expect((await noor.get(url)).status).toBe(404)
  })

  const blob = (caller: Caller, bytes: Buffer) =>
    server.request({
      method: 'POST',
      url: '/api/messages/blobs',
      payload: bytes,
      headers: { cookie: caller.cookie, 'content-type': 'application/octet-stream' },
    })

  test('an encrypted picture is a blob: any bytes, bounded, for the two alone, never shown by the browser', async () => {
    const [ada, noor] = await two()
    const eve = await server.member()
    const bytes = Buffer.from('<script>alert(1)</script>')
    const stored = await blob(ada, bytes)
    expect(stored.status).toBe(201)
    const { url } = calls.uploadMessageBlob.answer.parse(stored.body)
    expect((await noor.get(url)).status).toBe(404)
    const [mine, theirs] = [await publishKey(ada), await publishKey(noor)]
    const sent = await ada.post('/api/messages/send', {
      receiverId: noor.user.id,
      encryptedContent: someEnvelope(mine, theirs, 1),
      attachment: url,
    })
    expect(sent.status).toBe(201)
    const seen = await noor.get(url)
    expect([seen.status, seen.text]).toEqual([200, bytes.toString()])
    expect(seen.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    })
    expect((await eve.get(url)).status).toBe(404)
    await ada.post(`/api/users/${noor.user.id}/block`)
    expect((await noor.get(url)).status).toBe(404)
    expect((await blob(ada, Buffer.alloc(0))).status).toBe(422)
    expect((await blob(ada, Buffer.alloc(10_000_001))).status).toBe(413)
  })

  test('an encrypted message needs the current keys of both, and a place of its own', async () => {
    const [ada, noor] = await two()
    const to = (envelope: unknown, headers?: Record<string, string>) =>
      ada.post('/api/messages/send', { receiverId: noor.user.id, encryptedContent: envelope }, headers)
    const [mine, theirs] = [await publishKey(ada), await publishKey(noor)]
    expect(codeOf(await to(someEnvelope(theirs, mine, 1)))).toBe('key-changed')
    // Between two who both have a key nothing goes in clear.
    expect(codeOf(await send(ada, noor, 'in clear'))).toBe('key-changed')
    const first = someEnvelope(mine, theirs, 1)
    const headers = { 'idempotency-key': 'sealed' }
    const message = messageOf(await to(first, headers))
    expect(message).toMatchObject({ encrypted: true, content: null, envelope: first })
    expect(messageOf(await to(first, headers)).id).toBe(message.id)
    // The same envelope under another key is a replay, and an older place is taken.
    const replay = await to(first)
    expect([replay.status, codeOf(replay)]).toEqual([409, 'counter-used'])
    expect(Object(replay.body)).toMatchObject({ fields: { counter: '2' } })
    expect((await to(someEnvelope(mine, theirs, 5))).status).toBe(201)
    expect(codeOf(await to(someEnvelope(mine, theirs, 4)))).toBe('counter-used')
    const answers = await Promise.all([6, 6, 6].map((counter) => to(someEnvelope(mine, theirs, counter))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])

    const next = await publishKey(noor, theirs)
    server.clock.now += 24 * 60 * 60_000
    expect(codeOf(await to(someEnvelope(mine, theirs, 7)))).toBe('key-changed')
    expect((await to(someEnvelope(mine, next, 7))).status).toBe(201)
  })

  test('a place stays taken after both have deleted what stood there', async () => {
    const [ada, noor] = await two()
    const [mine, theirs] = [await publishKey(ada), await publishKey(noor)]
    const body = { receiverId: noor.user.id, encryptedContent: someEnvelope(mine, theirs, 1) }
    const { id } = messageOf(await ada.post('/api/messages/send', body))
    await ada.delete(`/api/messages/${noor.user.id}/${id}`)
    await noor.delete(`/api/messages/${ada.user.id}/${id}`)
    expect(codeOf(await ada.post('/api/messages/send', body))).toBe('counter-used')
    const [row] = (
      await sql<{ envelope: string | null }>`select envelope from messages where id = ${id}`.execute(
        server.database.kysely,
      )
    ).rows
    expect(row?.envelope).toBeNull()
  })

  test('both hear of a message at once, also one who was away for a moment; nobody else hears anything', async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const [ada, noor] = await two()
    const eve = await server.member()
    const streams = await Promise.all([ada, noor, eve].map(({ cookie }) => openEvents(origin, { cookie })))
    await Promise.all(streams.map(({ ready }) => ready))
    const [mine, theirs, foreign] = streams
    if (!mine || !theirs || !foreign) throw new Error('A stream is missing.')
    await send(ada, noor, 'now')
    await theirs.until((event) => event.type === 'conversation-changed' && event.userId === ada.user.id)
    await mine.until((event) => event.type === 'conversation-changed' && event.userId === noor.user.id)
    const lastEventId = theirs.lastId()
    theirs.close()
    await theirs.ended
    await send(ada, noor, 'while away')
    const back = await openEvents(origin, { cookie: noor.cookie, lastEventId })
    await back.until((event) => event.type === 'conversation-changed' && event.userId === ada.user.id)
    // Something that Eve does get: what did not come before it does not come.
    await send(ada, eve, 'hello')
    await foreign.until((event) => event.type === 'conversation-changed')
    expect(foreign.events.filter((event) => event.type === 'conversation-changed')).toEqual([
      { type: 'conversation-changed', userId: ada.user.id },
    ])
    for (const stream of [mine, back, foreign]) stream.close()
  })

  test('who writes to many strangers is stopped; answers are not', async () => {
    const busy = await server.member()
    const friend = await server.member()
    await send(friend, busy, 'hi')
    for (let i = 0; i < 50; i += 1) expect((await send(busy, await server.member(), 'buy')).status).toBe(201)
    expect(codeOf(await send(busy, await server.member(), 'buy'))).toBe('too-many-requests')
    expect((await send(busy, friend, 'hello')).status).toBe(201)
  })
})

// SQLite has one connection that writes, and tries nothing again.
test.each(engines.slice(1))('a transaction that $name tries again counts its message once', async (engine) => {
  const { database, discard } = await engine.open()
  const again = Object.assign(new Error('Once more.'), { code: '40001' })
  /** The database says of each transaction, when its work is done, that it has to be tried again. */
  const retrying: Database = {
    ...database,
    transaction(work) {
      let isFirst = true
      return database.transaction(async (tx) => {
        const result = await work(tx)
        if (!isFirst) return result
        isFirst = false
        throw again
      })
    },
  }
  const server = await startServer({ name: engine.name, open: () => Promise.resolve({ database: retrying, discard }) })
  const busy = await server.member()
  for (let i = 0; i < 50; i += 1) expect((await send(busy, await server.member(), 'hi')).status).toBe(201)
  expect(codeOf(await send(busy, await server.member(), 'hi'))).toBe('too-many-requests')
  await server.close()
})
