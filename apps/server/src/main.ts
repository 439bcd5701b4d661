/** Starts the server: settings, database, demo data on an empty database, then listening. Ends cleanly on SIGTERM and SIGINT. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { languages } from '@skein/contract'
import type { FastifyInstance } from 'fastify'
import { createServer } from './app.ts'
import { StartError, readConfig } from './config.ts'
import { createPasswords } from './auth/passwords.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import { cleanUp } from './housekeeping.ts'
import { createLog } from './http/log.ts'
import { createDiskStore } from './media/media-store.ts'
import { drawAhead, seedDemo } from './demo-seed/seed-demo.ts'
import { readWebBuild } from './pages/web-build.ts'

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
      options: { empty: { type: 'boolean', default: false }, 'api-only': { type: 'boolean', default: false } },
    }).values
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : 'Wrong arguments.'} Known are --empty and --api-only.`,
    )
  }
}

async function main(): Promise<void> {
  const flags = readArguments()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (config.unused.length > 0) log.warn({ settings: config.unused }, 'these settings have no effect in this version')

  const web = flags['api-only'] ? undefined : await readWebBuild(webFolder)
  const database = await openDatabase(config)
  const media = createDiskStore(join(config.dataDir, 'media'))
  const passwords = createPasswords()
  const demo = await seedDemo(database, { empty: flags.empty, now: Date.now(), passwords, log })
  // Drawing needs sharp, which takes a while to load: it comes with the first picture.
  const draw = async (drawing: string) => (await import('./demo-seed/draw-demo.ts')).drawDemo(drawing)

  let draining = false
  const app = await createServer({ config, database, media, web, demo, draw, passwords, log, draining: () => draining })
  await listen(app, config)

  const drawing = demo
    ? drawAhead(database, media, () => draining).catch((error: unknown) =>
        log.error({ err: error }, 'drawing ahead failed'),
      )
    : undefined
  // The sign-in page in each language, before the first visitor asks for it.
  if (web) {
    for (const language of languages)
      await app.inject({ url: '/', headers: { 'accept-language': language, 'accept-encoding': 'br' } })
  }

  const clean = () =>
    void cleanUp(database, Date.now()).catch((error: unknown) => log.error({ err: error }, 'cleaning up failed'))
  const hourly = setInterval(clean, 60 * 60 * 1000)

  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    draining = true
    clearInterval(hourly)
    log.info({ signal }, 'stopping')
    const late = setTimeout(() => process.exit(1), drainMs)
    await app.close()
    // A picture that is being drawn is whole on the disk or not there at all, so nothing is lost by not waiting long.
    await Promise.race([drawing, delay(1000)])
    await database.close()
    clearTimeout(late)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

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
