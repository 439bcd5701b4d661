/**
 * `npm run bench -- --lists`: each list of twenty posts as a member gets it, against the bare time of its own statements in the same
 * run: what the server adds to its database. Posts have polls, previews, reactions and the viewer's own marks.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { createLog } from '../../apps/server/src/http/log.ts'
import { createDiskStore } from '../../apps/server/src/media/media-store.ts'
import { barePostgres, bareSqlite, quickestMicroseconds, recording } from './bare-sql.ts'
import { enrich, followings, rareWord } from './enrich.ts'
import { fireOnce } from './load.ts'
import { populate } from './populate.ts'

/** A list may take this many times its own statements, and Following with 5,000 follows this many times that with 50. */
const overheadLimit = 2.5
const growthLimits = { sqlite: 2, postgres: 4 } as const
/** Members and posts of the set. */
const members = 5200

type Line = { name: string; bare: number; full: number; statements: number }

const row = (...cells: (string | number)[]) => console.log(cells.map((cell) => String(cell).padStart(14)).join(''))

/** @returns whether every goal was met */
export async function benchmarkLists(
  name: 'sqlite' | 'postgres',
  databaseUrl: string | undefined,
  posts: number,
): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-lists-'))
  try {
    const database = await openDatabase({ dataDir, databaseUrl })
    const { cookies } = await populate(database, posts, { members })
    await enrich(database)
    const { database: recorded, recorded: statements } = recording(database)
    const app = await createServer({
      config: readConfig({ DATA_DIR: dataDir, READS_PER_SECOND: '1000000' }),
      database: { ...recorded, channel: undefined },
      media: createDiskStore(join(dataDir, 'media')),
      log: createLog('error'),
    })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const bare = databaseUrl === undefined ? bareSqlite(join(dataDir, 'skein.sqlite')) : await barePostgres(databaseUrl)
    const lines: Line[] = []
    try {
      const cases: [name: string, path: string, viewer: number][] = [
        ['everyone', '/api/posts?limit=20', 0],
        ...followings.map((count, viewer): [string, string, number] => [
          `following ${count}`,
          '/api/posts?feed=following&limit=20',
          viewer,
        ]),
        ['profile', '/api/posts?author=member_7&limit=20', 0],
        ['hashtag', '/api/posts?tag=harbour&limit=20', 0],
        ['bookmarks', '/api/bookmarks?limit=20', 0],
        ['bookmarks q', '/api/bookmarks?limit=20&q=ferry', 0],
        ['search common', '/api/search/posts?q=harbour&limit=20', 0],
        ['search rare', `/api/search/posts?q=${rareWord}&limit=20`, 0],
        ['search phrase', '/api/search/posts?q=%22the%20harbour%22%20-tram&limit=20', 0],
        ['discover', '/api/discover?limit=20', 1],
        ['suggestions', '/api/search/suggestions?q=har', 0],
      ]
      for (const [listName, path, viewer] of cases) {
        const shot = { method: 'GET', path, headers: { cookie: cookies[viewer] ?? '' } }
        // Once for what is shared and kept, and once more to note what a request runs.
        await fireOnce(origin, shot)
        statements.length = 0
        await fireOnce(origin, shot)
        const own = [...statements]
        const quickest = await quickestMicroseconds({ bare: () => bare.run(own), full: () => fireOnce(origin, shot) })
        lines.push({ name: listName, ...quickest, statements: own.length })
        const line = lines.at(-1)
        if (line)
          row(
            name,
            line.name,
            line.statements,
            line.bare.toFixed(0),
            line.full.toFixed(0),
            (line.full / line.bare).toFixed(2),
          )
      }
    } finally {
      await app.close()
      await bare.close()
      await database.close()
    }
    const timeOf = (listName: string) => lines.find((line) => line.name === listName)?.bare ?? 0
    const growth = timeOf('following 5000') / timeOf('following 50')
    console.log(
      `${name}: Following with 5,000 follows takes ${growth.toFixed(2)} x that with 50 (limit ${growthLimits[name]})`,
    )
    const dear = lines.filter(({ bare: own, full }) => full / own > overheadLimit)
    if (dear.length > 0)
      console.log(`${name}: above ${overheadLimit} x their own statements: ${dear.map((line) => line.name).join(', ')}`)
    return growth <= growthLimits[name] && dear.length === 0
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const listsHeader = (): void => row('database', 'list', 'statements', 'SQL µs', 'HTTP µs', 'ratio')
