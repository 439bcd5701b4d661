import { emptyDraft } from '@skein/contract/schemas'
import { writeFileSync } from 'node:fs'
import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@skein/contract/calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMediaCollector, deletionsOf } from '../src/uploads/collect-media.ts'
import { engines } from './support/engines.ts'
import { photo } from './support/pictures.ts'
import { announce, fileAt, sendPart, uploadPicture, uploadVideo } from './support/send-uploads.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { film } from './support/videos.ts'

const hour = 60 * 60 * 1000

describe.each(engines)('the collector on $name', (engine) => {
  let server: TestServer
  let ada: Caller
  let picture: Buffer
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
    picture = await photo('jpeg', 1600, 1200)
  })
  afterAll(() => server.close())

  const collect = (hours: number) =>
    createMediaCollector({ database: server.database, media: server.media, folder: join(server.folder, 'incoming') })(
      server.clock.now + hours * hour,
    )
  const stored = async () => {
    const names: string[] = []
    for await (const { name } of server.media.list()) names.push(name)
    return names.sort()
  }
  const namesOf = (...addresses: (string | null)[]) => addresses.map((url) => (url ?? '').replace('/media/', '')).sort()

  test('an upload that was never posted is kept for a day, for the draft that refers to it, and then goes with its copies', async () => {
    const { url, sizes } = await uploadPicture(server, ada, picture)
    const video = await uploadVideo(server, ada, await film({ container: 'webm', codec: 'vp8' }))
    const all = namesOf(url, ...sizes.map((size) => size.url), video.url, video.poster)
    expect(all).toHaveLength(4)
    expect(await stored()).toEqual(all)
    expect(await collect(23)).toEqual({
      unposted: 0,
      unfinished: 0,
      ofDeletedPosts: 0,
      withoutRow: 0,
      withoutFile: 0,
      lost: 0,
    })
    expect(await stored()).toEqual(all)
    expect((await fileAt(server, url, { cookie: ada.cookie })).status).toBe(200)
    expect(await collect(25)).toMatchObject({ unposted: 2 })
    expect(await stored()).toEqual([])
    expect((await fileAt(server, url, { cookie: ada.cookie })).status).toBe(404)
  })

  test('what a draft holds is kept as long as the draft, and then goes as what was never posted', async () => {
    const { url } = await uploadPicture(server, ada, picture)
    const draft = await ada.post('/api/drafts', { ...emptyDraft, media: [{ kind: 'image', url, alt: '' }] })
    expect(await collect(24 * 365)).toMatchObject({ unposted: 0 })
    expect((await fileAt(server, url, { cookie: ada.cookie })).status).toBe(200)
    await ada.delete(`/api/drafts/${calls.createDraft.answer.parse(draft.body).id}`)
    expect(await collect(25)).toMatchObject({ unposted: 1 })
    expect(await stored()).toEqual([])
  })

  test('what was posted stays, however old, until its post is deleted; then it goes at once', async () => {
    const { url, sizes } = await uploadPicture(server, ada, picture)
    const post = await publish(ada, 'Kept', { imageUrl: url })
    const all = namesOf(url, ...sizes.map((size) => size.url))
    await collect(24 * 365)
    expect(await stored()).toEqual(all)
    await server.database.kysely
      .updateTable('posts')
      .set({ deleted_at: server.clock.now })
      .where('id', '=', post.id)
      .execute()
    expect(await collect(0)).toMatchObject({ ofDeletedPosts: 1 })
    expect(await stored()).toEqual([])
  })

  test('files of posts that are gone from the database go too', async () => {
    const { url } = await uploadPicture(server, ada, picture)
    const { id } = await publish(ada, 'Removed for good', { imageUrl: url })
    await server.database.kysely.deleteFrom('posts').where('id', '=', id).execute()
    expect(await collect(25)).toMatchObject({ ofDeletedPosts: 1 })
    expect(await stored()).toEqual([])
  })

  test('more rows without a file than a statement takes are no reason to collect nothing ever again', async () => {
    await sql`insert into media (name, owner_id, purpose, type, width, height, sizes, created_at)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 33000)
      select 'hollow-' || i || '.webp', ${ada.user.id}, 'upload', 'image/webp', 1, 1, '[]', 1 from n`.execute(
      server.database.kysely,
    )
    const media = { ...server.media, size: () => Promise.resolve(undefined) }
    const parts = { database: server.database, media, folder: join(server.folder, 'incoming') }
    expect((await createMediaCollector(parts)(server.clock.now)).withoutFile).toBe(33_000)
  })

  test('what belonged to deleted posts is found by indexes, and no table is walked for it', async () => {
    const { kysely, dialect } = server.database
    const names =
      dialect.name === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'index'`
        : sql<{ name: string }>`select indexname as name from pg_indexes`
    const indexes = (await names.execute(kysely)).rows.map(({ name }) => name)
    expect(indexes).toEqual(expect.arrayContaining(['posts_deleted', 'media_of_no_post', 'media_of_no_message']))
    if (dialect.name !== 'sqlite') return
    for (const statement of deletionsOf(1)) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(kysely)
      const plan = rows.map(({ detail }) => detail)
      expect(plan.filter((line) => /^SCAN (?!p USING (COVERING )?INDEX posts_deleted)/.test(line))).toEqual([])
    }
  })

  test('an upload that nobody goes on with is dropped after a day without a byte', async () => {
    const old = await announce(ada, { kind: 'image', size: picture.length })
    await sendPart(server, ada, old.id, 0, picture.subarray(0, 500))
    expect((await collect(23)).unfinished).toBe(0)
    expect((await ada.get(`/api/uploads/${old.id}`)).status).toBe(200)
    // A later part counts: the day begins anew.
    server.clock.now += 20 * hour
    await sendPart(server, ada, old.id, 500, picture.subarray(500, 900))
    expect((await collect(20)).unfinished).toBe(0)
    expect((await collect(25)).unfinished).toBe(1)
    expect((await ada.get(`/api/uploads/${old.id}`)).status).toBe(404)
    expect(await server.arriving()).toEqual([])
  })

  test('what a crash left among the arriving files goes after a day', async () => {
    const folder = join(server.folder, 'incoming')
    await mkdir(folder, { recursive: true })
    writeFileSync(join(folder, 'left.form'), 'x')
    await collect(0)
    expect(await readdir(folder)).toEqual(['left.form'])
    const past = (server.clock.now - 48 * hour) / 1000
    await utimes(join(folder, 'left.form'), past, past)
    await collect(0)
    expect(await readdir(folder)).toEqual([])
  })

  test('a file without a row goes after a day, one with a row or of a row stays', async () => {
    const { url, sizes } = await uploadPicture(server, ada, picture)
    await publish(ada, 'With a row', { imageUrl: url })
    await server.media.put('01a1fb5d-d0f4-7001-bf30-f0f5af56be4c.webp', new Uint8Array([1]))
    await server.media.put(namesOf(url)[0]?.replace('.webp', '-w99.webp') ?? '', new Uint8Array([1]))
    expect(await collect(0)).toMatchObject({ withoutRow: 0 })
    expect(await collect(26)).toMatchObject({ withoutRow: 2 })
    expect(await stored()).toEqual(namesOf(url, ...sizes.map((size) => size.url)))
  })

  test('a row whose file is missing goes while nothing was posted with it; a post’s row is only counted', async () => {
    const [hollow, posted] = [await uploadPicture(server, ada, picture), await uploadPicture(server, ada, picture)]
    await publish(ada, 'Its file got lost', { imageUrl: posted.url })
    for (const url of [hollow.url, posted.url]) await server.media.remove(url.replace('/media/', ''))
    expect(await collect(2)).toMatchObject({ withoutFile: 1, lost: 1 })
    const rows = await server.database.kysely
      .selectFrom('media')
      .select('name')
      .where('name', 'in', namesOf(hollow.url, posted.url))
      .execute()
    expect(rows).toEqual([{ name: posted.url.replace('/media/', '') }])
  })

  test('a picture that is drawn when it is asked for needs no file', async () => {
    await server.database.kysely.updateTable('media').set({ drawing: '{}' }).where('purpose', '=', 'post').execute()
    expect(await collect(2)).toMatchObject({ lost: 0 })
  })
})
