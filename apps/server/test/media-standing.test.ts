/** Whose files are served to whom, when somebody is suspended, has left, or has blocked somebody; and that no cache goes on serving them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { photo } from './support/pictures.ts'
import { uploadPicture } from './support/send-uploads.ts'
import { password, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe.each(engines)('files of members and how they stand on $name', (engine) => {
  let server: TestServer
  let ben: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ben = await server.member()
  })
  afterAll(() => server.close())

  /** A member with a picture of themself and one in a post. */
  async function shown() {
    const ada = await server.member()
    const face = await uploadPicture(server, ada, await photo('jpeg', 600, 600))
    expect((await ada.patch(`/api/users/${ada.user.id}`, { avatar: face.url })).status).toBe(200)
    const posted = await uploadPicture(server, ada, await photo('jpeg', 64, 64))
    await publish(ada, 'A picture', { images: [{ url: posted.url, alt: '' }] })
    const urls = [face.url, ...face.sizes.map(({ url }) => url), posted.url]
    const statuses = async ({ get }: Pick<Caller, 'get'>, etags = false) => {
      const all = []
      for (const url of urls)
        all.push((await get(url, etags ? { 'if-none-match': `"${url.slice('/media/'.length)}"` } : {})).status)
      return all
    }
    return { ada, urls, statuses, all: (status: number) => urls.map(() => status) }
  }
  type Shown = Awaited<ReturnType<typeof shown>>

  const ends: [name: string, end: (shown: Shown) => Promise<unknown>][] = [
    [
      'is suspended',
      ({ ada }) =>
        server.database.kysely
          .updateTable('users')
          .set({ suspended_at: server.clock.now, deactivated_at: server.clock.now })
          .where('id', '=', ada.user.id)
          .execute(),
    ],
    [
      'has left, in the days of grace',
      ({ ada }) =>
        server.request({
          method: 'DELETE',
          url: '/api/account',
          headers: { cookie: ada.cookie, 'content-type': 'application/json' },
          payload: JSON.stringify({ username: ada.user.username, password }),
        }),
    ],
  ]
  test.each(ends)('of a member who %s nothing is served, also to who has it already', async (_, end) => {
    const member = await shown()
    for (const viewer of [ben, server.visitor]) expect(await member.statuses(viewer)).toEqual(member.all(200))
    expect(await member.statuses(ben, true)).toEqual(member.all(304))
    await end(member)
    for (const viewer of [ben, server.visitor])
      for (const etags of [false, true]) expect(await member.statuses(viewer, etags)).toEqual(member.all(404))
  })

  test('whom a member has blocked gets none of their files; whom one has blocked oneself still has a face', async () => {
    const member = await shown()
    await member.ada.post(`/api/users/${ben.user.id}/block`)
    expect(await member.statuses(ben)).toEqual(member.all(404))
    expect(await member.statuses(member.ada)).toEqual(member.all(200))
    const other = await shown()
    await ben.post(`/api/users/${other.ada.user.id}/block`)
    const [posted, ...face] = (await other.statuses(ben)).toReversed()
    expect([posted, ...face]).toEqual([404, ...face.map(() => 200)])
  })

  test('no cache but the browser’s keeps a file of a member, and that one asks again within the hour', async () => {
    const { urls } = await shown()
    for (const url of urls)
      for (const viewer of [ben, server.visitor])
        expect((await viewer.get(url)).headers['cache-control']).toBe('private, max-age=3600')
  })
})
