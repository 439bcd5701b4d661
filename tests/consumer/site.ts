/** Serves what an application built, and opens it in a browser that reports every word it says. */
import { spawn } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.ts'
import { patience } from '../patience.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

export type Site = { readonly url: string; readonly close: () => Promise<void> }

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

const close = (server: ReturnType<typeof createServer>) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** A folder of static files. */
export async function serve(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      createReadStream(file).pipe(response)
    } else response.writeHead(404).end()
  })
  return { url: `http://127.0.0.1:${await listen(server)}/`, close: () => close(server) }
}

/** A Next.js application that was built. `next`: its program. */
export async function startNext(next: string, folder: string): Promise<Site> {
  const free = createServer()
  const port = await listen(free)
  await close(free)
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => {
      if (String(said).includes('Ready')) resolve()
    })
    child.on('exit', () => reject(new Error('next start ended')))
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      child.kill()
      await ended
    },
  }
}

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
}

/** Opens a page and notes whatever it says on the console, and every error it throws. */
export async function open(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number } = { width: 1280, height: 720 },
): Promise<{ page: Page; said: readonly string[] }> {
  const page = await browser.newPage({ colorScheme: 'light', viewport })
  page.setDefaultTimeout(patience.wait)
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(url, { waitUntil: 'networkidle' })
  return { page, said }
}
