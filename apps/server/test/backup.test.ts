/** Backing up a server that runs, and restoring it. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CurrentUser } from '@skein/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInstallation } from '../src/admin/check.ts'
import { findDrift } from '../src/admin/find-drift.ts'
import { checkBackup } from '../src/backup/check-backup.ts'
import { keyFiles } from '../src/backup/key-files.ts'
import { readManifest } from '../src/backup/manifest.ts'
import { restoreBackup } from '../src/backup/restore-backup.ts'
import { writeBackup } from '../src/backup/write-backup.ts'
import type { Progress } from '../src/copy/copy-rows.ts'
import { openRows, openTarget } from '../src/copy/open-rows.ts'
import { refuseHalfCopied } from '../src/copy/refuse-half-copied.ts'
import { writeArchive } from '../src/export/write-archive.ts'
import { createDiskStore } from '../src/media/media-store.ts'
import type { MediaStore } from '../src/media/media-store.ts'
import { createS3Store } from '../src/media/s3-store.ts'
import { photo } from './support/pictures.ts'
import { createPlaces, engineAt } from './support/places.ts'
import type { Kind } from './support/places.ts'
import { startS3 } from './support/s3-server.ts'
import type { S3Server } from './support/s3-server.ts'
import { uploadPicture } from './support/send-uploads.ts'
import { jarOf, oneTimeCode, password, publish, startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

const places = createPlaces()
let buckets: Record<Kind, S3Server>
beforeAll(async () => void (buckets = { SQLite: await startS3(), PostgreSQL: await startS3() }))
afterAll(async () => {
  for (const bucket of Object.values(buckets)) await bucket.close()
  await places.close()
})

const folderAt = () => join(places.folder, randomUUID())
const say = () => {}

const archiveOf = async (server: TestServer, userId: string) =>
  Buffer.concat(await (await writeArchive(server, userId, 'en')).toArray())

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

type World = { place: string; backup: string; exported: Buffer; user: CurrentUser; secret: string; written: string[] }

/** A server with a member, their pictures and posts, backed up while somebody else writes without a pause. */
async function backedUp(kind: Kind, media: MediaStore): Promise<World> {
  const place = await places.fresh(kind)
  const server = await startServer(engineAt(place), { media })
  const [ada, noor] = [await server.confirmedMember(), await server.member()]
  for (let n = 0; n < 3; n += 1) {
    const picture = await uploadPicture(server, ada, await photo('jpeg', 640 + n, 480))
    await publish(ada, `Kept\u2028picture ${n}`, { images: [{ url: picture.url, alt: 'A picture' }] })
  }
  const sent = await ada.post('/api/messages/send', { receiverId: noor.user.id, content: 'Confided' })
  expect(sent.status).toBe(201)
  const { secret } = await server.turnOnTwoStep(ada)
  const exported = await archiveOf(server, ada.user.id)

  const written: string[] = []
  const over = new AbortController()
  let tell = () => {}
  const writing = (async () => {
    while (!over.signal.aborted) {
      // Nobody's limit is what is tested.
      server.clock.now += 1000
      const { id } = await publish(noor, `Post ${written.length}`)
      await noor.post(`/api/posts/${id}/reactions`, { emoji: 'heart' })
      written.push(id)
      tell()
    }
  })()
  const someMore = async () => {
    const wanted = written.length + 3
    while (written.length < wanted) await new Promise<void>((resolve) => (tell = resolve))
  }
  await someMore()
  const backup = folderAt()
  // What is acknowledged while the database is opened may be of either side of the moment.
  const before = written.length
  const rows = await openRows(place)
  await someMore()
  const options = { withMedia: true, withKeys: true, now: server.clock.now, say }
  await writeBackup({ rows, media, dataDir: server.folder, folder: backup, ...options })
  await rows.close()
  over.abort()
  await writing
  // Every file beside the database and what arrives is a key, and is in the backup.
  const names = (await readdir(server.folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  expect(names.map(({ name }) => name).sort()).toEqual([...keyFiles].sort())
  await server.close()
  return { place, backup, exported, user: ada.user, secret, written: written.slice(0, before) }
}

async function restoreTo(place: string, media: MediaStore, dataDir: string, backup: string, tell?: Progress) {
  const target = await openTarget(place)
  try {
    return await restoreBackup({ folder: backup, target, media, dataDir, say, tell })
  } finally {
    await target.close()
  }
}

const stores: Record<Kind, () => MediaStore> = {
  SQLite: () => createDiskStore(folderAt()),
  PostgreSQL: () => createS3Store(buckets.PostgreSQL.settings),
}

const ways: [Kind, Kind][] = [
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
]

describe.each(ways)('a backup of %s', (from, to) => {
  let world: World
  beforeAll(async () => {
    world = await backedUp(from, stores[from]())
    buckets.PostgreSQL.objects.clear()
  })

  test('is whole, is of one moment, and is for its owner alone', async () => {
    const manifest = await readManifest(world.backup)
    expect(await checkBackup(world.backup, manifest)).toEqual([])
    expect(manifest.media.files).toBeGreaterThanOrEqual(3)
    for (const path of [world.backup, ...(await filesIn(world.backup))].filter((name) => !name.includes('/media/')))
      expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0])
  })

  test.each([from, to])(
    'is restored to an empty %s, where it was stopped too, and members have what they had',
    async (kind) => {
      const place = await places.fresh(kind)
      buckets.PostgreSQL.objects.clear()
      const media = stores[kind]()
      const dataDir = folderAt()
      const stop: Progress = ({ table, isVerified }) => {
        if (table === 'posts' && !isVerified) throw new Error('stopped')
      }
      await expect(restoreTo(place, media, dataDir, world.backup, stop)).rejects.toThrow('stopped')
      await restoreTo(place, media, dataDir, world.backup)
      const server = await startServer(engineAt(place), { media, settings: { DATA_DIR: dataDir } })
      await refuseHalfCopied(server.database)
      expect((await archiveOf(server, world.user.id)).equals(world.exported)).toBe(true)
      const posts = await server.database.kysely.selectFrom('posts').select('id').execute()
      const ids = new Set(posts.map(({ id }) => id))
      // What was acknowledged before the moment is there, and every number fits what it counts.
      expect(world.written.filter((id) => !ids.has(id))).toEqual([])
      expect(await checkInstallation(server.database, media)).toEqual([])
      // The second step still opens: the key came along.
      server.clock.now += 60 * 60_000
      const { username } = world.user
      const begun = await server.visitor.post('/api/auth/login', { username, password })
      const code = oneTimeCode(world.secret, server.clock.now)
      const done = await server.visitor.post('/api/auth/second-step', { code }, { cookie: jarOf(begun) })
      expect([begun.status, done.status]).toEqual([401, 200])
      await server.close()
    },
  )

  test('is not restored over anything', async () => {
    const place = await places.fresh(from)
    const server = await startServer(engineAt(place))
    await server.member()
    await server.close()
    buckets.PostgreSQL.objects.clear()
    await expect(restoreTo(place, stores[from](), folderAt(), world.backup)).rejects.toThrow('is not empty')
    const media = createDiskStore(folderAt())
    await media.put('01a1fb5d-d0f4-7001-bf30-f0f5af560001.webp', new Uint8Array([1]))
    await expect(restoreTo(await places.fresh(from), media, folderAt(), world.backup)).rejects.toThrow(
      'The media store is not empty',
    )
    const dataDir = folderAt()
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'secrets-key'), 'another')
    await expect(
      restoreTo(await places.fresh(from), createDiskStore(folderAt()), dataDir, world.backup),
    ).rejects.toThrow('another secrets-key')
  })

  test('of which any file is missing or changed is told of, and not restored', async () => {
    const manifest = await readManifest(world.backup)
    const files = (await filesIn(world.backup)).filter((path) => !path.endsWith('manifest.json'))
    const ofKinds = ['database/posts', 'database/users', 'media.ndjson', '/media/', 'secrets-key']
    for (const path of ofKinds.map((kind) => files.find((file) => file.includes(kind)) ?? '')) {
      const bytes = await readFile(path)
      const changed = Buffer.from(bytes)
      const middle = changed.length >> 1
      changed[middle] = (changed[middle] ?? 0) ^ 1
      await writeFile(path, changed)
      expect([path, await checkBackup(world.backup, manifest)]).toEqual([path, [expect.any(String)]])
      await writeFile(path, bytes.subarray(0, middle))
      expect([path, await checkBackup(world.backup, manifest)]).toEqual([path, [expect.any(String)]])
      const target = await openTarget(await places.fresh('SQLite'))
      const refused = restoreBackup({ folder: world.backup, target, media: stores.SQLite(), dataDir: folderAt(), say })
      await expect(refused).rejects.toThrow('The backup is not whole')
      expect(await target.unfinished()).toBeUndefined()
      await target.close()
      await writeFile(path, bytes)
    }
  })
})

test('a backup says what it leaves out, and one that was not finished is none', async () => {
  const place = await places.fresh('SQLite')
  const server = await startServer(engineAt(place))
  await server.media.put('01a1fb5d-d0f4-7001-bf30-f0f5af560002.webp', new Uint8Array([1, 2]))
  const rows = await openRows(place)
  const parts = { rows, media: server.media, dataDir: server.folder, now: server.clock.now, say }
  const folder = folderAt()
  const manifest = await writeBackup({ ...parts, folder, withMedia: false, withKeys: false })
  expect(manifest.notIncluded.join()).toMatch(/media files.*secrets-key.*settings of the environment/)
  expect([existsSync(join(folder, 'media')), existsSync(join(folder, 'keys'))]).toEqual([false, false])
  expect(await checkBackup(folder, manifest)).toEqual([])
  await expect(writeBackup({ ...parts, folder, withMedia: true, withKeys: true })).rejects.toThrow('is not empty')
  const broken = { ...server.media, read: () => Promise.reject(new Error('the store is away')) }
  const half = folderAt()
  await expect(writeBackup({ ...parts, media: broken, folder: half, withMedia: true, withKeys: true })).rejects.toThrow(
    'the store is away',
  )
  await expect(readManifest(half)).rejects.toThrow('holds no backup, or one that was not finished')
  await rows.close()
  await server.close()
})

test.each<Kind>(['SQLite', 'PostgreSQL'])(
  'a check of %s finds numbers that drifted and files that are gone',
  async (kind) => {
    const server = await startServer(engineAt(await places.fresh(kind)))
    const ada = await server.member()
    const picture = await uploadPicture(server, ada, await photo('jpeg', 64, 48))
    const post = await publish(ada, 'Popular', { images: [{ url: picture.url, alt: '' }] })
    expect(await checkInstallation(server.database, server.media)).toEqual([])
    await sql`update posts set likes = 3 where id = ${post.id}`.execute(server.database.kysely)
    const name = picture.url.slice('/media/'.length)
    await server.media.remove(name)
    expect(await findDrift(server.database, 5)).toEqual([{ what: 'likes', id: post.id }])
    expect(await checkInstallation(server.database, server.media)).toEqual([
      `Rows contradict each other: likes of ${post.id}.`,
      `The media store does not have ${name}.`,
    ])
    await server.close()
  },
)
