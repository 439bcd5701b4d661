/** Moving a database to the other engine and back. */
import { idAt } from '@skein/domain/database/ids'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginCopy, copyRows } from '../src/copy/copy-rows.ts'
import type { Progress } from '../src/copy/copy-rows.ts'
import { openRows, openTarget } from '../src/copy/open-rows.ts'
import { refuseHalfCopied } from '../src/copy/refuse-half-copied.ts'
import { sumOf } from '../src/copy/rows.ts'
import { openDemo } from '../src/demo-set.ts'
import { createPlaces, engineAt } from './support/places.ts'
import type { Kind } from './support/places.ts'
import { cookieOf, countedPasswords, postsOf, publish, startServer } from './support/test-server.ts'

const places = createPlaces()
const demo = { username: 'demo', password: 'quiet-paper' }
let original: string

/** A server on a database; the keys that go with it stay where they are when it is moved. */
const serve = (place: string) => startServer(engineAt(place), { settings: { DATA_DIR: places.folder } })

beforeAll(async () => {
  original = await places.fresh('SQLite')
  const server = await serve(original)
  const options = { asked: true, now: server.clock.now, passwords: countedPasswords(), log: { info: () => {} } }
  await openDemo(server.database, options)
  await createSearchIndex(server.database, 'assistant').catchUp()
  const ada = await server.member('ada')
  await publish(ada, 'Größe, 漢字, "quotes", back\\slash, {1,NULL} and a lone quokka\nin two\u2028lines')
  // Seconds that no 24 bits hold.
  await sql`update media set duration = 6.0333333333333 where name = (select min(name) from media)`.execute(
    server.database.kysely,
  )
  await server.close()
})
afterAll(() => places.close())

/** All tables by number and hash. */
async function sumsOf(place: string) {
  const source = await openRows(place)
  try {
    const sums: [string, unknown][] = []
    for (const table of source.tables) sums.push([table.name, await sumOf(source, table)])
    return { schema: source.schema, sums }
  } finally {
    await source.close()
  }
}

async function move(from: string, to: string, tell?: Progress): Promise<{ isNew: boolean }> {
  const source = await openRows(from, true)
  try {
    const target = await openTarget(to)
    try {
      const begun = await beginCopy(source, target)
      await copyRows(source, target, tell)
      return begun
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const ways: [Kind, Kind][] = [
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
]

describe('a database that is moved', () => {
  const moved: Partial<Record<Kind, string>> = {}
  beforeAll(() => void (moved.SQLite = original))

  test.each(ways)('from %s to %s is stopped, goes on, and is the same in the end', async (from, to) => {
    const source = moved[from] ?? ''
    const target = await places.fresh(to)
    // Stopped in the middle of the posts, and again where they are whole and not verified.
    let first: number | undefined
    const stopAt =
      (wanted: (rows: number, total: number) => boolean): Progress =>
      ({ table, rows, total, isVerified }) => {
        if (table !== 'posts' || isVerified) return
        first ??= rows
        if (wanted(rows, total)) throw new Error('stopped')
      }
    await expect(
      move(
        source,
        target,
        stopAt((rows) => rows >= 400),
      ),
    ).rejects.toThrow('stopped')
    // Whoever starts a server on it meanwhile is told, and so is who moves another database to it.
    const half = await engineAt(target).open()
    await expect(refuseHalfCopied(half.database)).rejects.toThrow('a copy to it was stopped')
    await half.discard()
    const another = await places.fresh('SQLite')
    await (await engineAt(another).open()).discard()
    await expect(move(another, target)).rejects.toThrow(/holds an unfinished copy of .*: go on with that one/)

    first = undefined
    await expect(
      move(
        source,
        target,
        stopAt((rows, total) => rows === total),
      ),
    ).rejects.toThrow('stopped')
    expect(first).toBeGreaterThan(400)
    expect(await move(source, target)).toEqual({ isNew: false })
    expect(await sumsOf(target)).toEqual(await sumsOf(source))
    moved[to] = target

    const server = await serve(target)
    await refuseHalfCopied(server.database)
    const login = await server.visitor.post('/api/auth/login', demo)
    expect(login.status).toBe(200)
    const cookie = cookieOf(login)
    const found = postsOf(await server.visitor.get('/api/search/posts?q=quokka', { cookie }))
    expect(found.map(({ content }) => content)).toEqual([expect.stringContaining('Größe, 漢字, "quotes", back\\slash')])
    // Keys between tables are enforced again.
    const stray = {
      owner_id: idAt(0),
      name: 'x.webp',
      purpose: 'post',
      type: '',
      width: 1,
      height: 1,
      created_at: 0,
    } as const
    await expect(server.database.kysely.insertInto('media').values(stray).execute()).rejects.toThrow(/foreign key/i)
    await server.close()
  })

  test('leaves nothing in the source behind that hinders its server', async () => {
    const server = await serve(original)
    expect((await server.visitor.post('/api/auth/login', demo)).status).toBe(200)
    await server.close()
  })
})

test('a source that was written to between two tries is copied as it is now', async () => {
  const [source, target] = [await places.fresh('SQLite'), await places.fresh('PostgreSQL')]
  const before = await serve(source)
  const ada = await before.member('ada')
  const post = await publish(ada, 'One wording')
  await before.close()
  const stop: Progress = ({ table, isVerified }) => {
    if (table === 'users' && isVerified) throw new Error('stopped')
  }
  await expect(move(source, target, stop)).rejects.toThrow('stopped')
  const between = await serve(source)
  await between.database.kysely.updateTable('posts').set({ likes: 7 }).where('id', '=', post.id).execute()
  await between.database.kysely
    .updateTable('search_documents')
    .set({ text: ' another wording ' })
    .where('post_id', '=', post.id)
    .execute()
  await between.member('noor')
  await between.close()
  await move(source, target)
  expect(await sumsOf(target)).toEqual(await sumsOf(source))
})

test.each<Kind>(['SQLite', 'PostgreSQL'])('a %s that holds anything is not written to', async (kind) => {
  const target = await places.fresh(kind)
  const server = await serve(target)
  await server.member('here_first')
  await server.close()
  const before = await sumsOf(target)
  await expect(move(original, target)).rejects.toThrow('is not empty: it has members')
  expect(await sumsOf(target)).toEqual(before)
})

test.each<Kind>(['SQLite', 'PostgreSQL'])(
  'a %s in which a program has only noted something of its own is empty',
  async (kind) => {
    const [source, target] = [await places.fresh('SQLite'), await places.fresh(kind)]
    const server = await serve(source)
    await server.member()
    await server.close()
    const { database, discard } = await engineAt(target).open()
    await database.kysely.insertInto('facts').values({ name: 'noted', value: 'before' }).execute()
    await discard()
    await move(source, target)
    expect(await sumsOf(target)).toEqual(await sumsOf(source))
  },
)

test.each<Kind>(['SQLite', 'PostgreSQL'])('nobody writes to a %s while it is moved', async (kind) => {
  const source = await places.fresh(kind)
  const { database, discard } = await engineAt(source).open()
  const held = await openRows(source, true)
  let isWritten = false
  const write = sql`insert into facts (name, value) values ('written', '1')`
    .execute(database.kysely)
    .then(() => (isWritten = true))
  // Reading goes on, and what is asked for later on another connection comes back first.
  await sql`select * from facts`.execute(database.kysely)
  expect(isWritten).toBe(false)
  await held.close()
  await write
  await discard()
})

test('numbers are never made by the database, so that none has to go on after the last one', async () => {
  const { database, discard } = await engineAt(await places.fresh('PostgreSQL')).open()
  const { rows } = await sql`select relname from pg_class where relkind = 'S'
    union all select table_name from information_schema.columns where is_identity = 'YES'`.execute(database.kysely)
  expect(rows).toEqual([])
  await discard()
})
