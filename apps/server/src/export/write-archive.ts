import { PassThrough, Readable, pipeline } from 'node:stream'
import { profileTextsOf } from '@skein/contract'
import type { Language } from '@skein/contract'
import type { Database } from '@skein/domain/database/database'
import { filesOf } from '@skein/domain/media/media-name'
import { readSettings } from '@skein/domain/settings/settings-store'
import { ZipFile } from 'yazl'
import type { MediaStore } from '../media/media-store.ts'
import { lists } from './archive.ts'
import type { ListName } from './archive.ts'
import { readingPage } from './reading-page.ts'
import { readLists } from './read-lists.ts'

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** The same date in every archive, so that equal data make equal archives. */
const mtime = new Date(Date.UTC(2024, 0, 1))

async function* textOf(rows: AsyncIterable<unknown> | Promise<unknown[]>): AsyncGenerator<string> {
  let lead = '['
  for await (const row of Symbol.asyncIterator in rows ? rows : await rows) {
    yield `${lead}\n  ${JSON.stringify(row)}`
    lead = ','
  }
  yield lead === '[' ? '[]\n' : '\n]\n'
}

const isList = (name: string): name is ListName => Object.hasOwn(lists, name)

type Parts = { database: Database; media: MediaStore }

/**
 * Everything a member made, as a zip that is written while it is read: JSON below `data/`, files below `media/`, and `index.html` to read
 * it in. What fails on the way ends the stream with an error.
 * @param language of the page to read in
 */
export async function writeArchive({ database, media }: Parts, userId: string, language: Language): Promise<Readable> {
  const { kysely } = database
  const row = await kysely.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const profile = {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    emailConfirmed: row.email_confirmed === 1,
    avatar: row.avatar,
    verified: row.verified === 1,
    ...profileTextsOf(row),
    createdAt: new Date(row.created_at).toISOString(),
  }
  const readers = readLists(database, userId)
  const zip = new ZipFile()
  const output = new PassThrough()
  // A reader who is slow finds all of it, and one who left ends the writing; what fails ends the reading.
  pipeline(zip.outputStream, output, () => {})
  zip.on('error', (error: Error) => output.destroy(error))
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  const add = (name: string, open: () => Promise<Readable> | Readable, compress: boolean) =>
    zip.addReadStreamLazy(name, { mtime, compress }, (pass) => {
      void Promise.resolve()
        .then(open)
        .then(
          (stream) => pass(null, stream),
          (error: unknown) => {
            fail(error)
            pass(error, Readable.from([]))
          },
        )
    })

  zip.addBuffer(json({ format: 'skein-archive', version: 1 }), 'skein.json', { mtime })
  add('index.html', async () => Readable.from(await readingPage(profile, readers, language)), true)
  zip.addBuffer(json(profile), 'data/profile.json', { mtime })
  zip.addBuffer(json(await readSettings(kysely, userId, language)), 'data/settings.json', { mtime })
  for (const name of Object.keys(lists))
    if (isList(name)) add(`data/${name}.json`, () => Readable.from(textOf(readers[name]())), true)

  const files = await kysely
    .selectFrom('media')
    .select(['name', 'sizes', 'poster'])
    .where('owner_id', '=', userId)
    .execute()
  for (const name of files.flatMap(filesOf).toSorted()) {
    // A picture that was never drawn, or a file that was lost, is not a reason to have no archive.
    if ((await media.size(name)) === undefined) continue
    add(`media/${name}`, () => media.read(name), false)
  }
  zip.end()
  return output
}
