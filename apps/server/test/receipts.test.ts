import { calls } from '@skein/contract/calls'
import type { ServerEvent } from '@skein/contract'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from '../src/export/archive.ts'
import { writeArchive } from '../src/export/write-archive.ts'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import { codeOf, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { unpack } from './support/zip.ts'

const Messages = z.array(lists.messages)

const send = async (from: Caller, to: Caller, content: string) =>
  calls.sendMessage.answer.parse((await from.post('/api/messages/send', { receiverId: to.user.id, content })).body)
const type = (from: Caller, to: Caller, typing = true) =>
  from.post(`/api/messages/conversations/${to.user.id}/typing`, { typing })
const read = (who: Caller, from: Caller, upTo: string) =>
  who.post(`/api/messages/conversations/${from.user.id}/read`, { upTo })
const wants = (who: Caller, readReceipts: boolean) => who.patch('/api/settings', { readReceipts })
const seen = async (who: Caller, by: Caller) =>
  calls.getConversation.answer.parse((await who.get(`/api/messages/conversations/${by.user.id}`)).body).seen

describe.each(engines)('typing and read receipts on $name', (engine) => {
  let server: TestServer
  let origin: string
  beforeAll(async () => {
    server = await startServer(engine)
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server.close())

  /** Two who have written to each other, and both want to see and be seen. */
  async function two(): Promise<[Caller, Caller]> {
    const both: [Caller, Caller] = [await server.member(), await server.member()]
    await send(both[0], both[1], 'Hello')
    await send(both[1], both[0], 'Hello yourself')
    for (const who of both) await wants(who, true)
    return both
  }
  async function listen(who: Caller, lastEventId?: string) {
    const stream = await openEvents(origin, { cookie: who.cookie, ...(lastEventId !== undefined && { lastEventId }) })
    await stream.ready
    return stream
  }
  const isTyping = (event: ServerEvent) => event.type === 'typing'
  const isMessage = (event: ServerEvent) => event.type === 'conversation-changed'

  test('who writes is told of to the other one alone, at once, and to nobody who comes later', async () => {
    const [ada, noor] = await two()
    const eve = await server.member()
    const [mine, theirs, foreign] = [await listen(ada), await listen(noor), await listen(eve)]
    const before = theirs.lastId()
    expect((await type(ada, noor)).status).toBe(204)
    expect(await theirs.until(isTyping)).toEqual({ type: 'typing', userId: ada.user.id, typing: true })
    expect((await type(ada, noor, false)).status).toBe(204)
    await theirs.until((event) => event.type === 'typing' && !event.typing)
    // Each gets a message after it: what did not come before that does not come.
    for (const [from, to, stream] of [
      [noor, ada, mine],
      [ada, eve, foreign],
    ] as const) {
      await send(from, to, 'now')
      await stream.until(isMessage)
      expect(stream.events.filter(isTyping)).toEqual([])
    }
    const late = await listen(noor, before)
    await late.until(isMessage)
    expect(late.events.filter(isTyping)).toEqual([])
    for (const stream of [mine, theirs, foreign, late]) stream.close()
  })

  test.each(['who writes', 'who would see it'])('nothing is told where %s does not want it', async (which) => {
    const [ada, noor] = await two()
    await wants(which === 'who writes' ? ada : noor, false)
    const stream = await listen(noor)
    expect((await type(ada, noor)).status).toBe(204)
    await send(ada, noor, 'later')
    await stream.until(isMessage)
    expect(stream.events.filter(isTyping)).toEqual([])
    stream.close()
  })

  test('what was read is told at once to who wrote it, where both want that, and to nobody else', async () => {
    const [ada, noor] = await two()
    const { id } = await send(ada, noor, 'Read me')
    const stream = await listen(ada)
    await read(noor, ada, id)
    await stream.until((event) => event.type === 'conversation-changed' && event.userId === noor.user.id)
    const at = new Date(server.clock.now).toISOString()
    expect(await seen(ada, noor)).toEqual({ messageId: id, at })
    stream.close()

    await wants(noor, false)
    const other = await send(ada, noor, 'And me')
    const quiet = await listen(ada)
    await read(noor, ada, other.id)
    const eve = await server.member()
    await send(eve, ada, 'a sign that nothing came before')
    await quiet.until(isMessage)
    expect(quiet.events.filter(isMessage)).toEqual([{ type: 'conversation-changed', userId: eve.user.id }])
    expect(await seen(ada, noor)).toBeNull()
    quiet.close()
  })

  test('an archive says when its member read a message, and not when others read theirs', async () => {
    const [ada, noor] = await two()
    const { id } = await send(ada, noor, 'Read me')
    await read(noor, ada, id)
    const readBy = async (who: Caller) => {
      const archive = Buffer.concat(await (await writeArchive(server, who.user.id, 'en')).toArray())
      const messages = Messages.parse(JSON.parse(String((await unpack(archive)).get('data/messages.json'))))
      return messages.find((message) => message.id === id)?.readAt
    }
    expect(await readBy(noor)).toBe(new Date(server.clock.now).toISOString())
    expect(await readBy(ada)).toBeNull()
  })

  test('a browser that never stops to type is told to wait', async () => {
    const [ada, noor] = await two()
    for (let time = 0; time < 120; time += 1) expect((await type(ada, noor)).status).toBe(204)
    const refused = await type(ada, noor)
    expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([429, 'too-many-requests', '60'])
    expect((await type(noor, ada)).status).toBe(204)
    server.clock.now += 60_000
    expect((await type(ada, noor)).status).toBe(204)
  })
})
