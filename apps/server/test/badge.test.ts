import { calls } from '@skein/contract/calls'
import { newId } from '@skein/domain/database/ids'
import { createAudienceReader } from '@skein/domain/events/audience'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('the badge on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const badge = async (caller: Caller) =>
    calls.getSession.answer.parse((await caller.get('/api/auth/user')).body).unread

  /** Notifications that nobody has read. */
  async function tell(reader: Caller, teller: Caller, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId(server.clock.now))
    const rows = ids.map((id) => ({
      id,
      user_id: reader.user.id,
      actor_id: teller.user.id,
      type: `follow-${id}`,
      post_id: null,
      created_at: server.clock.now,
      read_at: null,
    }))
    await server.database.kysely.insertInto('notifications').values(rows).execute()
    return ids
  }

  /** A conversation of the reader with so many unread messages; somebody new each time. */
  async function write(reader: Caller, unread: number, accepted = 1): Promise<Caller> {
    const peer = await server.member()
    const row = { user_id: reader.user.id, peer_id: peer.user.id, last_message_id: null, unread, accepted }
    await server.database.kysely.insertInto('conversations').values(row).execute()
    return peer
  }

  /** Where counts stand: at the session, in what marking answers, and in streams. */
  async function everywhere(reader: Caller) {
    const marked = await reader.post('/api/notifications/read', { upTo: '00000000-0000-7000-8000-000000000000' })
    const [streamed] = await createAudienceReader(server.database).unread([reader.user.id])
    const { id: _, ...counts } = streamed ?? { id: '' }
    return [await badge(reader), marked.body, counts]
  }

  test('counts to one more than it shows, and no further, wherever it stands', async () => {
    const [reader, teller] = [await server.member(), await server.member()]
    await tell(reader, teller, 99)
    await write(reader, 60)
    await write(reader, 39)
    for (const counts of await everywhere(reader)) expect(counts).toEqual({ notifications: 99, messages: 99 })
    await tell(reader, teller, 200)
    await write(reader, 200)
    for (const counts of await everywhere(reader)) expect(counts).toEqual({ notifications: 100, messages: 100 })
  })

  test('leaves out requests of strangers and blocked members, wherever it stands', async () => {
    const reader = await server.member()
    await write(reader, 2)
    const stranger = await write(reader, 3, 0)
    const [blocked, blocking] = [await write(reader, 5), await write(reader, 7)]
    await reader.post(`/api/users/${blocked.user.id}/block`)
    await blocking.post(`/api/users/${reader.user.id}/block`)
    for (const counts of await everywhere(reader)) expect(counts).toEqual({ notifications: 0, messages: 2 })
    // Whom the member follows is no stranger.
    await reader.post(`/api/users/${stranger.user.id}/follow`)
    for (const counts of await everywhere(reader)) expect(counts).toEqual({ notifications: 0, messages: 5 })
  })
})
