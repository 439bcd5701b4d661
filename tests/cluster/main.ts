/**
 * `npm run cluster`: three servers behind one address, on the PostgreSQL and the S3 service of the tests, with demo data, for trying and
 * for faults: `stop 2`, `kill 2` and `start 2` on a line of their own. Everything is thrown away at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { startPostgres } from '../../apps/server/test/postgres.ts'
import { startS3 } from '../../apps/server/test/support/s3-server.ts'
import { ensureWebBuild } from '../../scripts/web-build.mjs'
import { startCluster } from '../../apps/server/test/support/cluster.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'skein-cluster-'))

await ensureWebBuild()
say('Starting PostgreSQL, a store that speaks S3, and three servers …')
const postgres = await startPostgres()
const s3 = await startS3()
const cluster = await startCluster({
  databaseUrl: await postgres.createDatabase(),
  s3: s3.settings,
  dataDir: folder,
  servers: 3,
  port: Number(process.env.PORT ?? 3000),
  args: ['--demo'],
})

const tell = () => {
  say(`Servers: ${[...cluster.running()].map(([number, origin]) => `${number} at ${origin}`).join(', ') || 'none'}.`)
}
say(`The cluster is ready: ${cluster.origin}`)
tell()
say('Type "stop 2", "kill 2" or "start 2"; "end", or Ctrl+C, ends it.')

const commands = { stop: cluster.stop, kill: cluster.kill, start: cluster.start }
const isCommand = (word: string): word is keyof typeof commands => Object.hasOwn(commands, word)

const input = createInterface({ input: process.stdin })
const over = new Promise<void>((resolve) => {
  process.once('SIGINT', () => resolve())
  process.once('SIGTERM', () => resolve())
  input.on('line', (line) => {
    const [word = '', number] = line.trim().split(/\s+/)
    if (word === 'end') resolve()
    else if (isCommand(word) && /^[1-9]$/.test(number ?? ''))
      commands[word](Number(number)).then(tell, (error: unknown) =>
        say(error instanceof Error ? error.message : String(error)),
      )
    else if (word !== '') tell()
  })
})
await over
input.close()
await cluster.close()
await s3.close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
