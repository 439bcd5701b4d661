/**
 * `npm run bench`: feed read, create and like, end to end over HTTP, as CPU per request of the server process against a bare `node:http`
 * process that answers with the same bytes. Ratios of one run on one machine; absolute times say little on a shared one.
 *
 * `npm run bench -- --lists` measures each list of posts against its own statements instead (lists.ts), with `--small` among 20,000 posts.
 * `npm run bench -- --search` asks two hundred questions about the demo set, and measures first results among 100,000 posts (search.ts).
 * `npm run bench -- --hot` measures what one thing of great size costs everybody else (hot.ts).
 * `npm run bench -- --rows` says what a row of each table takes on PostgreSQL's disk (rows.ts).
 * `npm run bench -- --events` holds 2,000 event streams instead (events.ts), `--clients=500` another number of them, `--apart=0`
 * without a pause between posts.
 * `npm run bench -- --scroll` scrolls 5,000 posts in a browser instead (scroll.ts), `--rounds=3` instead of ten times.
 * `npm run bench -- --first-load` opens pages as a phone does, beside the bare page of the same stack (first-load.ts), `--rounds=3` instead
 * of five times.
 * `npm run bench -- --camera` records with the browser's fake camera and counts the pictures that each filter draws (camera.ts).
 * `npm run bench -- --million` adds 1 M posts (some minutes), `-- --sqlite` or `-- --postgres` keeps to one database.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { benchmarkEvents } from './events.ts'
import { benchmarkLists, listsHeader } from './lists.ts'
import { benchmarkSearch } from './search.ts'
import { freePort, startServer } from '../server/start.ts'
import { measure } from './load.ts'
import type { Measurement, Shot } from './load.ts'
import { populate } from './populate.ts'
import type { Population } from './populate.ts'

const here = dirname(fileURLToPath(import.meta.url))
const options = new Set(process.argv.slice(2))
const sizes = [1_000, 100_000, ...(options.has('--million') ? [1_000_000] : [])]
/** The feed at 1 M posts may cost this many times the feed at 100 k. */
const growthLimit = 2

type Case = { name: string; requests: number; shot: (index: number) => Shot }

function casesFor({ cookies, recentPosts }: Population, origin: string): Case[] {
  const cookie = (index: number) => cookies[index % cookies.length] ?? ''
  const headers = (index: number) => ({ cookie: cookie(index), origin, 'content-type': 'application/json' })
  // Each member likes each post once before anything is taken back, so that every request writes.
  const edge = (index: number) => recentPosts[Math.floor(index / cookies.length) % recentPosts.length] ?? ''
  return [
    {
      name: 'feed',
      requests: 4000,
      shot: (index) => ({ method: 'GET', path: '/api/posts?limit=20', headers: { cookie: cookie(index) } }),
    },
    {
      name: 'create',
      requests: 1500,
      shot: (index) => ({
        method: 'POST',
        path: '/api/posts',
        headers: { ...headers(index), 'idempotency-key': `bench-${index}` },
        body: JSON.stringify({ content: `Written under load, number ${index}. #bench` }),
      }),
    },
    {
      name: 'like',
      requests: 3000,
      shot: (index) => ({ method: 'POST', path: `/api/posts/${edge(index)}/like`, headers: headers(index) }),
    },
  ]
}

/** The same number of requests against a process that only sends the bytes back. */
async function measureFloor(body: Buffer, { requests, shot }: Case): Promise<Measurement> {
  const port = await freePort()
  const floor = fork(join(here, 'floor.ts'), {
    env: { ...process.env, PORT: String(port), FLOOR_BODY: body.toString('base64') },
  })
  try {
    await new Promise((resolve, reject) => floor.once('message', resolve).once('exit', reject))
    // The floor is so quick that it takes more requests to read its CPU time to a few per cent.
    return await measure({ origin: `http://127.0.0.1:${port}`, pid: floor.pid ?? 0 }, shot, { requests: requests * 4 })
  } finally {
    floor.kill()
  }
}

async function bytesOf(origin: string, { method, path, headers, body }: Shot): Promise<Buffer> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: headers ?? {},
    ...(body === undefined ? {} : { body }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

const row = (...cells: (string | number)[]) => console.log(cells.map((cell) => String(cell).padStart(12)).join(''))

async function benchmark(
  name: string,
  databaseUrl: string | undefined,
  posts: number,
): Promise<Map<string, Measurement>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-bench-'))
  const results = new Map<string, Measurement>()
  try {
    const database = await openDatabase({ dataDir, databaseUrl })
    const population = await populate(database, posts)
    await database.close()
    const server = await startServer({
      empty: true,
      apiOnly: true,
      dataDir,
      ...(databaseUrl === undefined ? {} : { env: { DATABASE_URL: databaseUrl } }),
    })
    try {
      for (const one of casesFor(population, server.origin)) {
        const body = await bytesOf(server.origin, one.shot(1_000_000))
        const measured = await measure({ origin: server.origin, pid: server.process.pid ?? 0 }, one.shot, one)
        const floor = await measureFloor(body, one)
        results.set(one.name, measured)
        row(
          name,
          posts,
          one.name,
          measured.cpuPerRequest.toFixed(0),
          floor.cpuPerRequest.toFixed(0),
          (measured.cpuPerRequest / floor.cpuPerRequest).toFixed(1),
          (measured.medianMicroseconds / floor.medianMicroseconds).toFixed(1),
        )
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  return results
}

async function benchmarkSizes(
  name: string,
  databaseUrlFor: (posts: number) => Promise<string | undefined>,
): Promise<boolean> {
  const feeds = new Map<number, number>()
  for (const posts of sizes) {
    const results = await benchmark(name, await databaseUrlFor(posts), posts)
    feeds.set(posts, results.get('feed')?.cpuPerRequest ?? 0)
  }
  const [small, large, million] = sizes.map((posts) => feeds.get(posts) ?? 0)
  console.log(`${name}: the feed at 100k costs ${((large ?? 0) / (small ?? 1)).toFixed(2)} x the feed at 1k`)
  if (million === undefined) return true
  const growth = million / (large ?? 1)
  console.log(`${name}: the feed at 1M costs ${growth.toFixed(2)} x the feed at 100k (limit ${growthLimit})`)
  return growth <= growthLimit
}

if (options.has('--events')) {
  const asked = (name: string, usual: number) =>
    Number(process.argv.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual)
  process.exit((await benchmarkEvents(asked('clients', 2000), asked('apart', 500))) ? 0 : 1)
}

if (options.has('--hot')) {
  const { benchmarkHot } = await import('./hot.ts')
  process.exit((await benchmarkHot()) ? 0 : 1)
}
if (options.has('--rows')) {
  const { benchmarkRows } = await import('./rows.ts')
  const { startPostgres } = await import('../../apps/server/test/postgres.ts')
  const postgres = await startPostgres()
  const isMeasured = await benchmarkRows(await postgres.createDatabase(), 100_000)
  await postgres.stop()
  process.exit(isMeasured ? 0 : 1)
}
if (options.has('--camera')) {
  const { benchmarkCamera } = await import('./camera.ts')
  process.exit((await benchmarkCamera()) ? 0 : 1)
}
if (options.has('--first-load')) {
  const asked = process.argv.find((option) => option.startsWith('--rounds='))?.slice('--rounds='.length)
  const { benchmarkFirstLoad } = await import('./first-load.ts')
  process.exit((await benchmarkFirstLoad(Number(asked ?? 5))) ? 0 : 1)
}
if (options.has('--scroll')) {
  const asked = process.argv.find((option) => option.startsWith('--rounds='))?.slice('--rounds='.length)
  const { benchmarkScroll } = await import('./scroll.ts')
  process.exit((await benchmarkScroll(Number(asked ?? 10))) ? 0 : 1)
}

const lists = options.has('--lists')
const search = options.has('--search')
const listPosts = options.has('--small') ? 20_000 : 100_000
if (search) console.log('The search without a key, over HTTP.\n')
else if (lists) {
  console.log('One list of twenty posts over HTTP, and its statements alone: the quickest of many runs, in µs.\n')
  listsHeader()
} else {
  console.log(
    'CPU of the server process in µs per request; PostgreSQL works in processes of its own, which are not counted.\n',
  )
  row('database', 'posts', 'case', 'CPU µs', 'floor µs', 'CPU ratio', 'time ratio')
}
let good = true
if (!options.has('--postgres'))
  good =
    (search
      ? await benchmarkSearch('sqlite', () => Promise.resolve(undefined), listPosts)
      : lists
        ? await benchmarkLists('sqlite', undefined, listPosts)
        : await benchmarkSizes('sqlite', () => Promise.resolve(undefined))) && good
if (!options.has('--sqlite')) {
  const { startPostgres } = await import('../../apps/server/test/postgres.ts')
  const postgres = await startPostgres()
  try {
    good =
      (search
        ? await benchmarkSearch('postgres', () => postgres.createDatabase(), listPosts)
        : lists
          ? await benchmarkLists('postgres', await postgres.createDatabase(), listPosts)
          : await benchmarkSizes('postgres', () => postgres.createDatabase())) && good
  } finally {
    await postgres.stop()
  }
}
process.exitCode = good ? 0 : 1
