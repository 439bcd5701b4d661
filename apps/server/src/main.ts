/** Starts the server: settings, database, demo data where it is asked for, then listening. Ends cleanly on SIGTERM and SIGINT. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { languages } from '@skein/contract'
import { createEventBus } from '@skein/domain/events/event-bus'
import type { FastifyInstance } from 'fastify'
import { createServer } from './app.ts'
import { StartError, readConfig } from './config.ts'
import { createPasswords } from './auth/hash-passwords.ts'
import type { Config } from './config.ts'
import { refuseHalfCopied } from './copy/refuse-half-copied.ts'
import { checkClock } from './database/clock.ts'
import { openDatabase } from './database/open-database.ts'
import { drawDemo, drawDemoAhead, openDemo } from './demo-set.ts'
import { createLog } from './http/log.ts'
import { countMedia } from './metrics/count-media.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { openMediaStore } from './media/open-store.ts'
import { readWebBuild } from './pages/web-build.ts'
import { openTraces } from './traces/open-traces.ts'

/** How long requests under way may take once the server was told to stop. */
const drainMs = 10_000

const webFolder = join(import.meta.dirname, '..', '..', 'web', 'dist')

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined

/** Listens on every address of the machine, also where there is no IPv6, or on the one that HOST names. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  const at = async (address: string) => void (await app.listen({ port, host: address }))
  try {
    try {
      await at(host ?? '::')
    } catch (error) {
      if (host !== undefined || !['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(String(codeOf(error)))) throw error
      await at('0.0.0.0')
    }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is already in use; choose another one with PORT.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be opened by this user; choose another one with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${JSON.stringify(host)} is not an address of this machine.`)
    throw error
  }
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        /** Fills an empty database with demo members, whose password everybody knows. */
        demo: { type: 'boolean', default: false },
        /** Takes `--demo` back, which `npm start` gives. */
        empty: { type: 'boolean', default: false },
        'api-only': { type: 'boolean', default: false },
        web: { type: 'string', default: webFolder },
      },
    }).values
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : 'Wrong arguments.'} Known are --demo, --empty, --api-only and --web=<folder>.`,
    )
  }
}

async function main(): Promise<void> {
  const flags = readArguments()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (config.previewAllowHosts.length > 0)
    log.warn(
      { hosts: config.previewAllowHosts },
      'PREVIEW_ALLOW_HOSTS lets members reach private hosts; it is for tests only',
    )

  if (config.smtpUrl === undefined && config.publicUrl?.startsWith('https:') === true)
    log.warn(
      'without SMTP_URL no letter leaves: links to confirm an address or to reset a password lie as files in DATA_DIR/mail for a day',
    )

  const wantsDemo = flags.demo && !flags.empty
  const mayServeDemo = config.allowsPublicDemo || config.publicUrl?.startsWith('https:') !== true
  if (wantsDemo && !mayServeDemo)
    throw new StartError(
      '--demo makes members whose password is published: with an https PUBLIC_URL set DEMO=on as well if that is meant.',
    )

  const web = flags['api-only'] ? undefined : await readWebBuild(flags.web)
  const traces =
    config.traces && (await openTraces(config.traces, config.databaseUrl === undefined ? 'sqlite' : 'postgresql'))
  const database = await openDatabase(config, { log, onQuery: traces?.statement })
  try {
    await refuseHalfCopied(database)
    await checkClock(database, Date.now, log)
  } catch (error) {
    await database.close()
    throw error
  }
  const metrics = createMetrics({ ofProcess: config.metrics !== undefined })
  const media = countMedia(await openMediaStore(config), metrics.count)
  const passwords = createPasswords()
  const demo = await openDemo(database, { asked: wantsDemo, now: Date.now(), passwords, log })
  if (demo !== null && !mayServeDemo) {
    await database.close()
    throw new StartError(
      'The database holds demo members, whose password is published: with an https PUBLIC_URL set DEMO=on if that is meant.',
    )
  }
  let draining = false
  const events = createEventBus((error) => log.error({ err: error }, 'a listener failed'))
  const app = await createServer({
    config,
    database,
    media,
    // Nobody pays for what nobody reads.
    metrics: config.metrics && metrics,
    traces,
    web,
    demo,
    draw: drawDemo,
    passwords,
    log,
    events,
    draining: () => draining,
  })
  const watching = config.metrics && (await serveMetrics(metrics, config.metrics))
  await listen(app, config)

  const drawing =
    demo && config.drawsAhead
      ? drawDemoAhead(database, media, () => draining).catch((error: unknown) =>
          log.error({ err: error }, 'drawing ahead failed'),
        )
      : undefined
  // The sign-in page in each language, before the first visitor asks for it.
  if (web) {
    for (const language of languages)
      await app.inject({ url: '/', headers: { 'accept-language': language, 'accept-encoding': 'br' } })
  }

  const endJobs = startJobs({ config, database, media, events, log, watch: metrics.job })

  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    draining = true
    const late = setTimeout(() => process.exit(1), drainMs)
    const jobsEnd = endJobs()
    // A connection whose answer was still on its way when the server closed is kept open by its client for the next request.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close()
    clearInterval(sweep)
    // A picture that is being drawn is whole on the disk or not there at all, so nothing is lost by not waiting long.
    await Promise.race([drawing, delay(1000)])
    await jobsEnd
    await watching?.close()
    // A collector that does not answer keeps nobody from stopping.
    await traces?.close().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'))
    await database.close()
    clearTimeout(late)
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      log.info({ signal }, 'stopping')
      void stop(0)
    })
  // Nobody knows what state a mistake left behind that nobody caught: what is under way is answered, and a new process begins anew.
  const fail = async (error: unknown) => {
    log.fatal({ err: error }, 'stopping after a mistake that nobody caught')
    await stop(1)
  }
  for (const mistake of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(mistake, (error: unknown) => void fail(error))

  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  process.stdout.write(`Skein is ready: ${config.publicUrl ?? `http://localhost:${port}`}\n`)
}

try {
  await main()
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else
    process.stderr.write(
      `Skein could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
  process.exit(1)
}
