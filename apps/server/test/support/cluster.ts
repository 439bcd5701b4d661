/**
 * Several servers behind one address, on one PostgreSQL and one bucket: what `deploy/compose.yaml` is, without containers. Or a single one
 * on files of its own.
 */
import type { S3Settings } from '../../src/media/s3-store.ts'
import { startMain } from './process.ts'
import type { ServerProcess } from './process.ts'
import { startProxy } from './proxy.ts'

type Parts = {
  /** SQLite where there is none, for one server. */
  databaseUrl?: string
  /** The server's own folder where there is none. */
  s3?: S3Settings
  /** The folder of all servers: their keys, and parts of uploads. */
  dataDir: string
  servers: number
  /** Of the proxy; 0 takes any. */
  port: number
  /** Settings of the servers beside these. */
  settings?: Record<string, string>
  /** Arguments of the first server; the others have those that follow it. */
  args: string[]
}

export type Cluster = {
  /** The one address. */
  origin: string
  /** Origins of the servers that run, by number. */
  running: () => Map<number, string>
  /** The process of a server that runs. */
  pidOf: (number: number) => number
  start: (number: number) => Promise<void>
  /** As an upgrade does: what is under way is answered. */
  stop: (number: number) => Promise<void>
  /** As a power cut does. */
  kill: (number: number) => Promise<void>
  close: () => Promise<void>
}

/** Starts all of it. */
export async function startCluster({
  databaseUrl,
  s3,
  dataDir,
  servers,
  port,
  settings,
  args,
}: Parts): Promise<Cluster> {
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(s3 && {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
    TRUST_PROXY: 'on',
    ...settings,
  }
  const running = new Map<number, ServerProcess>()
  /** Servers that are being stopped get no new requests, as a proxy that watches their health sees to it. */
  const leaving = new Set<number>()

  const take = (number: number): ServerProcess => {
    const server = running.get(number)
    if (server === undefined) throw new Error(`Server ${number} does not run.`)
    return server
  }
  const start = async (number: number) => {
    if (running.has(number)) throw new Error(`Server ${number} runs already.`)
    running.set(number, await startMain(environment, ...args))
  }

  // One after the other: the first makes the schema, the keys and the demo world.
  for (let number = 1; number <= servers; number += 1) await start(number)
  const proxy = await startProxy(
    () => [...running].filter(([number]) => !leaving.has(number)).map(([, { origin }]) => origin),
    port,
  )
  return {
    origin: `http://localhost:${proxy.port}`,
    pidOf: (number) => take(number).pid,
    running: () => new Map([...running].map(([number, { origin }]) => [number, origin])),
    start,
    async stop(number) {
      const server = take(number)
      leaving.add(number)
      await server.stop()
      running.delete(number)
      leaving.delete(number)
    },
    async kill(number) {
      await take(number).kill()
      running.delete(number)
    },
    async close() {
      await proxy.close()
      await Promise.all([...running.values()].map((server) => server.stop()))
    },
  }
}
