/**
 * `npm run bench -- --hot`: what one thing of great size costs everybody else, on SQLite: a post with very many reactions, a rename of a
 * member who wrote very much, and an event among very many connected members.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@skein/domain/database/database'
import { idAt } from '@skein/domain/database/ids'
import { createAudienceReader } from '@skein/domain/events/audience'
import { createReadWishes } from '@skein/domain/events/wishes'
import { sql } from 'kysely'
import { createServer } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { createLog } from '../../apps/server/src/http/log.ts'
import { createDiskStore } from '../../apps/server/src/media/media-store.ts'
import { fireOnce } from './load.ts'
import type { Shot } from './load.ts'
import { populate } from './populate.ts'

const members = 10_001
const posts = 1000
const reactions = 200_000
const written = 100_000
/** How often health is asked during the rename, and the events of one batch. */
const healthMs = 50
const batch = 50

const limits = { popularRatio: 1.3, healthMs: 100, batchMs: 100 }

/** Rows of `table` in one statement: `values` may name a running number `i`. */
const fill = (database: Database, count: number, into: string, values: string) =>
  sql
    .raw(
      `insert into ${into} with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count}) select ${values} from n`,
    )
    .execute(database.kysely)

/** The quickest of many runs, in milliseconds. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let run = 0; run < 60; run += 1) {
    const start = performance.now()
    await work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/** A page with a popular post in it, against the same page before it was. */
async function popular(database: Database, page: () => Promise<unknown>, post: string): Promise<number> {
  const before = await quickest(page)
  await fill(
    database,
    reactions,
    'users (id, username, name, created_at, updated_at)',
    `printf('0bad0000-0000-7000-8000-%012x', i), 'crowd_' || i, '', 1, 1`,
  )
  await fill(
    database,
    reactions,
    'reactions (post_id, user_id, emoji, created_at)',
    `'${post}', printf('0bad0000-0000-7000-8000-%012x', i), case i % 3 when 0 then 'fire' when 1 then 'heart' else 'laugh' end, 1`,
  )
  await sql`insert into post_reactions (post_id, emoji, total)
    select post_id, emoji, count(*) from reactions group by post_id, emoji`.execute(database.kysely)
  const after = await quickest(page)
  console.log(
    `a page with a post of ${reactions} reactions  ${after.toFixed(2)} ms, ${before.toFixed(2)} ms without: ${(after / before).toFixed(2)} x (limit ${limits.popularRatio})`,
  )
  return after / before
}

/** The slowest answer of health while a member who wrote much takes another name. */
async function rename(
  database: Database,
  author: string,
  change: () => Promise<unknown>,
  health: () => Promise<unknown>,
) {
  await fill(
    database,
    written,
    'posts (id, author_id, content, entities, created_at)',
    `printf('00bad000-0000-7000-8000-%012x', i), '${author}', 'About the harbour, number ' || i, '[]', 1`,
  )
  const slowest = { ms: 0 }
  const state = { isOver: false }
  const asking = (async () => {
    while (!state.isOver) {
      const start = performance.now()
      await health()
      slowest.ms = Math.max(slowest.ms, performance.now() - start)
      await pause(healthMs)
    }
  })()
  await pause(4 * healthMs)
  const start = performance.now()
  await change()
  const took = performance.now() - start
  await pause(4 * healthMs)
  state.isOver = true
  await asking
  console.log(
    `a rename of a member with ${written} posts  ${took.toFixed(1)} ms; health meanwhile at most ${slowest.ms.toFixed(1)} ms (limit ${limits.healthMs})`,
  )
  return slowest.ms
}

/** Who is told of a batch of new posts, among all members. */
async function audience(database: Database): Promise<number> {
  const { kysely } = database
  const ids = (await kysely.selectFrom('users').select('id').where('username', 'like', 'member_%').execute()).map(
    ({ id }) => id,
  )
  const wishes = await createReadWishes(database)(ids)
  const newest = await kysely.selectFrom('posts').select('id').orderBy('id', 'desc').limit(batch).execute()
  const told = new Set(newest.map(({ id }) => id))
  const reader = createAudienceReader(database)
  const took = await quickest(async () => {
    const { maySee, follows } = await reader.of({ all: told, fresh: told }, wishes)
    for (const post of told) for (const id of ids) if (maySee(post, id)) follows(post, id)
  })
  console.log(
    `${batch} new posts told to ${wishes.size} members  ${took.toFixed(1)} ms, ${(took / batch).toFixed(2)} ms a post (limit ${limits.batchMs} ms)`,
  )
  return took
}

/** Runs it and prints the figures. @returns whether every limit was kept */
export async function benchmarkHot(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-hot-'))
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  try {
    const { cookies } = await populate(database, posts, { members })
    const app = await createServer({
      config: readConfig({ DATA_DIR: dataDir, READS_PER_SECOND: '1000000' }),
      database: { ...database, channel: undefined },
      media: createDiskStore(join(dataDir, 'media')),
      log: createLog('error'),
    })
    try {
      const origin = await app.listen({ port: 0, host: '127.0.0.1' })
      const headers = { cookie: cookies[0] ?? '', origin, 'content-type': 'application/json' }
      const fire = (shot: Shot) => () => fireOnce(origin, shot)
      const own = await database.kysely
        .selectFrom('users')
        .select('id')
        .where('username', '=', 'member_0')
        .executeTakeFirstOrThrow()
      const [newest] = await database.kysely.selectFrom('posts').select('id').orderBy('id', 'desc').limit(1).execute()
      const told = await audience(database)
      const ratio = await popular(
        database,
        fire({ method: 'GET', path: '/api/posts?limit=20', headers }),
        newest?.id ?? idAt(0),
      )
      const health = await rename(
        database,
        own.id,
        fire({
          method: 'POST',
          path: '/api/settings/username',
          headers,
          body: JSON.stringify({ username: 'renamed_0' }),
        }),
        fire({ method: 'GET', path: '/api/health', headers: {} }),
      )
      return ratio <= limits.popularRatio && health <= limits.healthMs && told <= limits.batchMs
    } finally {
      await app.close()
    }
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
