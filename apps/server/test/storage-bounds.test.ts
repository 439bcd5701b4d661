/** Nobody fills the disk: what a member keeps is bounded by the day and in all, and the server stops taking files before there is no room left. */
import { limits } from '@skein/contract'
import { newId } from '@skein/domain/database/ids'
import { keptBytes } from '@skein/domain/uploads/quota'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { photo } from './support/pictures.ts'
import { announce, sendForm, sendPart, uploadOf, uploadPicture } from './support/send-uploads.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'
import type { Answer, Caller, TestServer } from './support/test-server.ts'

const day = 24 * 60 * 60 * 1000

describe.each(engines)('room for files on $name', (engine) => {
  let server: TestServer
  let picture: Buffer
  /** What the disk says. */
  let disk: { free: number; total: number }
  const roomy = { free: 500e9, total: 1000e9 }
  beforeAll(async () => {
    disk = roomy
    server = await startServer(engine, { diskSpace: () => Promise.resolve(disk) })
    picture = await photo('jpeg', 64, 64)
  })
  afterAll(() => server.close())

  const blob = ({ cookie }: Caller) =>
    server.request({
      method: 'POST',
      url: '/api/messages/blobs',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(100, 7),
    })
  /** Every way by which a file comes in. */
  const ways = (caller: Caller): (() => Promise<Answer>)[] => [
    () => sendForm(server, caller, 'image', { image: picture }),
    () => sendForm(server, caller, 'video', { video: picture }),
    () => caller.post('/api/uploads', { kind: 'image', size: picture.length }),
    () => blob(caller),
  ]
  const outcomes = async (caller: Caller) => {
    const codes = []
    for (const way of ways(caller)) {
      const answer = await way()
      codes.push(codeOf(answer) ?? answer.status)
    }
    return codes
  }
  /** What a server with room answers: what is no video is none. */
  const taken = [201, 'unsupported-media', 201, 201]
  const refused = (code: string) => taken.map(() => code)

  /** Files that the member posted before, none larger than one may be. */
  const kept = async ({ user }: Caller, bytes: number, at: number) => {
    const rest = { thumbhash: null, drawing: null, duration: 1, codecs: null, poster: null, message_id: null }
    const file = { ...rest, owner_id: user.id, post_id: null, purpose: 'post', type: 'video/webm' } as const
    const rows = []
    for (let left = bytes; left > 0; left -= limits.video.maxBytes)
      rows.push({
        ...file,
        name: `${newId(at)}.webm`,
        width: 1,
        height: 1,
        bytes: Math.min(left, limits.video.maxBytes),
        created_at: at,
      })
    await server.database.kysely.insertInto('media').values(rows).execute()
  }

  test('what a member posts in a day is bounded, and the next day is another', async () => {
    const ada = await server.member()
    await kept(ada, keptBytes.day, server.clock.now - 1000)
    expect(await outcomes(ada)).toEqual(refused('quota-reached'))
    expect(await outcomes(await server.member())).toEqual(taken)
    server.clock.now += day
    expect(await outcomes(ada)).toEqual(taken)
  })

  test('what a member keeps in all is bounded, until they let go of some', async () => {
    const ada = await server.member()
    for (let n = 1; n <= 40; n += 1) await kept(ada, keptBytes.total / 40, server.clock.now - n * 2 * day)
    expect(await outcomes(ada)).toEqual(refused('quota-reached'))
    await server.database.kysely
      .deleteFrom('media')
      .where('owner_id', '=', ada.user.id)
      .where('created_at', '<', server.clock.now - 79 * day)
      .execute()
    expect(await outcomes(ada)).toEqual(taken)
  })

  test('a file that would go beyond the bound is refused by the size it announces', async () => {
    const ada = await server.member()
    await kept(ada, keptBytes.day - 1000, server.clock.now - 1000)
    expect(codeOf(await ada.post('/api/uploads', { kind: 'video', size: 1001 }))).toBe('quota-reached')
    expect((await ada.post('/api/uploads', { kind: 'video', size: 1000 })).status).toBe(201)
  })

  describe('where the disk is nearly full', () => {
    const floors: [name: string, full: typeof roomy][] = [
      ['less than 2 GB of a large one', { free: 2e9, total: 1000e9 }],
      ['less than a twentieth of a small one', { free: 5e6, total: 100e6 }],
    ]
    test.each(floors)('%s: no file is begun, nothing stays, and words go on', async (_, full) => {
      const ada = await server.member()
      const names = async () => {
        const all = []
        for await (const { name } of server.media.list()) all.push(name)
        return all.toSorted()
      }
      const begun = await announce(ada, { kind: 'image', size: picture.length })
      const half = Math.floor(picture.length / 2)
      await sendPart(server, ada, begun.id, 0, picture.subarray(0, half))
      const before = [await names(), await server.arriving()]
      disk = full
      expect(await outcomes(ada)).toEqual(refused('storage-full'))
      const part = await sendPart(server, ada, begun.id, half, picture.subarray(half))
      expect([part.status, codeOf(part)]).toEqual([507, 'storage-full'])
      expect(Number(part.headers['retry-after'])).toBeGreaterThan(0)
      expect([await names(), await server.arriving()]).toEqual(before)
      await publish(ada, 'Words need next to nothing')
      // Room again: the upload goes on where it was.
      disk = roomy
      expect(uploadOf(await sendPart(server, ada, begun.id, half, picture.subarray(half))).result).not.toBeNull()
      await uploadPicture(server, ada, picture)
    })
  })
})
