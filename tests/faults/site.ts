/** What faults are tried on: a single server on SQLite, or three on PostgreSQL and an S3 store, and every way between the parts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database } from '@skein/domain/database/database'
import { openPostgresDatabase, openSqliteDatabase } from '../../apps/server/src/database/open-database.ts'
import { startPostgres } from '../../apps/server/test/postgres.ts'
import type { TestPostgres } from '../../apps/server/test/postgres.ts'
import { startCluster } from '../../apps/server/test/support/cluster.ts'
import type { Cluster } from '../../apps/server/test/support/cluster.ts'
import { startProviderServer } from '../../apps/server/test/support/provider-server.ts'
import type { ProviderServer } from '../../apps/server/test/support/provider-server.ts'
import { startS3 } from '../../apps/server/test/support/s3-server.ts'
import type { Moods } from '../server/moods.ts'
import { startGate } from './gate.ts'
import type { Gate } from './gate.ts'
import { startLetterBox } from './letter-box.ts'
import type { LetterBox } from './letter-box.ts'

export const siteNames = ['one', 'three'] as const
export type SiteName = (typeof siteNames)[number]

export type Site = {
  name: SiteName
  /** Where members come in: by a gate, and a proxy behind it. */
  origin: string
  servers: Cluster
  /** Between members and the proxy. */
  front: Gate
  mail: Gate
  provider: Gate
  model: ProviderServer
  letters: LetterBox
  /** SQLite's file, or PostgreSQL behind its gates: one for statements, one for what servers tell each other. */
  store: { file: string } | { postgres: TestPostgres; statements: Gate; notices: Gate; media: Gate }
  /** For looking, past every gate. */
  database: Database
  /** Sets what is wrong with a server itself. */
  setMoods: (number: number, moods: Moods) => void
  close: () => Promise<void>
}

const portOf = (address: string) => Number(new URL(address).port)

/** The same address by another port of this machine. */
function by(address: string, { port }: Gate): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

/** Starts all of it. */
export async function startSite(name: SiteName): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-faults-'))
  const moods = join(folder, 'moods.json')
  const model = await startProviderServer()
  const letters = await startLetterBox()
  const mail = await startGate(letters.port)
  const provider = await startGate(portOf(model.url))
  const settings = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '..', 'server', 'moods.ts')).href}`,
    SERVER_MOODS: moods,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'skein@skein.example',
    OPENAI_API_KEY: 'a-key',
    OPENAI_BASE_URL: by(model.url, provider),
    READS_PER_SECOND: '100000',
    SIGNIN_LIMIT_PER_QUARTER: '100000',
    ASSISTANT_TEXTS_PER_DAY: '100000',
  }
  const common = { dataDir: folder, port: 0, args: ['--empty'] }
  const parts = async (): Promise<Pick<Site, 'servers' | 'store' | 'database'> & { end: () => Promise<void> }> => {
    if (name === 'one') {
      const servers = await startCluster({ ...common, servers: 1, settings })
      const file = join(folder, 'skein.sqlite')
      return { servers, store: { file }, database: await openSqliteDatabase(file), end: async () => {} }
    }
    const postgres = await startPostgres()
    const s3 = await startS3()
    const url = await postgres.createDatabase()
    const [statements, notices, media] = [
      await startGate(portOf(url)),
      await startGate(portOf(url)),
      await startGate(portOf(s3.settings.endpoint)),
    ]
    const servers = await startCluster({
      ...common,
      servers: 3,
      databaseUrl: by(url, statements),
      s3: { ...s3.settings, endpoint: by(s3.settings.endpoint, media) },
      settings: { ...settings, DATABASE_DIRECT_URL: by(url, notices) },
    })
    return {
      servers,
      store: { postgres, statements, notices, media },
      database: await openPostgresDatabase(url),
      async end() {
        for (const gate of [statements, notices, media]) await gate.close()
        await s3.close()
        await postgres.stop()
      },
    }
  }
  const { servers, store, database, end } = await parts()
  const front = await startGate(portOf(servers.origin))
  return {
    name,
    origin: `http://localhost:${front.port}`,
    servers,
    front,
    mail,
    provider,
    model,
    letters,
    store,
    database,
    setMoods(number, wrong) {
      writeFileSync(moods, JSON.stringify(wrong))
      process.kill(servers.pidOf(number), 'SIGUSR2')
    },
    async close() {
      await database.close()
      await front.close()
      await servers.close()
      await end()
      for (const gate of [mail, provider]) await gate.close()
      await letters.close()
      await model.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
