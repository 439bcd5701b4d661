/**
 * What every browser test uses: a server of its worker's own, a page whose console, requests and policy violations are watched, and ways
 * to become a member.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Cookie, Page, Route } from '@playwright/test'
import { patience } from '../patience.ts'
import { startServer } from '../server/start.ts'
import type { RunningServer } from '../server/start.ts'
import { startPages } from './pages-server.ts'
import type { PagesServer } from './pages-server.ts'
import { waitForTakeOver } from './taken-over.ts'

/** What no page of ours may do; collected over a whole test. */
export type Misbehaviour = { consoleErrors: string[]; violations: string[]; foreignRequests: string[] }

type Fixtures = {
  misbehaviour: Misbehaviour
  /** Every page of a test, where there are scripts, is used only when it has been taken over. */
  heedTakeOver: void
  /** Call it before provoking an answer that the browser itself reports as an error, such as a 401. */
  expectFailedRequest: (pattern: RegExp) => void
}

async function watch(context: BrowserContext, origin: string, found: Misbehaviour, expected: RegExp[]) {
  await context.exposeFunction('reportViolation', (text: string) => found.violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) found.foreignRequests.push(request.url())
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The worker is let in by those who test it (playwright.config.ts).
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
    // It tells how fast the machine is, not what the page does: what was fetched ahead is used some seconds later on a slow one.
    if (message.text().includes('preloaded using link preload but not used within a few seconds')) return
    const text = `${message.text()} (${message.location().url})`
    if (!expected.some((pattern) => pattern.test(text))) found.consoleErrors.push(text)
  })
  context.on('weberror', (error) => found.consoleErrors.push(String(error.error())))
}

type WorkerFixtures = {
  /** Folder of another build of the web app; the one of `npm run build` where there is none. */
  web: string | undefined
  /** Pages of somebody else, which the server may look at. */
  pages: PagesServer
  /** The real server with its demo data, used by the tests of this worker alone. */
  server: RunningServer
}

export const test = base.extend<Fixtures & { expectations: RegExp[] }, WorkerFixtures>({
  web: [undefined, { option: true, scope: 'worker' }],
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern.
    async ({}, provide) => {
      const pages = await startPages()
      await provide(pages)
      await pages.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pages, web }, provide) => {
      const server = await startServer({
        ...(web !== undefined && { web }),
        env: { PREVIEW_ALLOW_HOSTS: pages.host },
      })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: patience.test },
  ],
  baseURL: ({ server }, provide) => provide(server.origin),
  heedTakeOver: [
    async ({ browser, javaScriptEnabled }, provide) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (javaScriptEnabled) waitForTakeOver(context)
        return context
      }
      await provide()
      browser.newContext = open
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern.
  expectations: async ({}, provide) => provide([]),
  expectFailedRequest: async ({ expectations }, provide) => provide((pattern) => expectations.push(pattern)),
  misbehaviour: [
    async ({ context, baseURL, expectations }, provide) => {
      const found: Misbehaviour = { consoleErrors: [], violations: [], foreignRequests: [] }
      await watch(context, baseURL ?? '', found, expectations)
      await provide(found)
      expect(found).toEqual({ consoleErrors: [], violations: [], foreignRequests: [] })
    },
    { auto: true },
  ],
})

export { expect }

let counter = 0

/** What no other test has, in this worker or another: short, of small emails and digits. */
function fresh(): string {
  counter += 1
  return `${crypto.randomUUID().slice(0, 6)}${base.info().parallelIndex}${counter.toString(36)}`
}

/** A username nobody has. */
export const freshUsername = (): string => `t${fresh()}`

/** Words that stand in no other post. */
export const freshText = (text: string): string => `${text} ${fresh()}`

/** A word nobody has written, of emails alone. */
export const freshWord = (): string => `q${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`

/** Registers a new member through the API in the page's own context; the page is signed in afterwards, and welcomed already. */
export async function becomeMember(page: Page, username = freshUsername()): Promise<string> {
  const answer = await page.request.post('/api/auth/register', {
    data: { username, name: 'Maren Holt', email: `${username}@holt.example`, password: 'longer-than-8' },
  })
  expect(answer.status()).toBe(201)
  expect((await page.request.patch('/api/settings', { data: { welcome: 'skipped' } })).status()).toBe(200)
  return username
}

/** The token in the newest email that confirms an address, out of the folder where emails are kept; nothing before it is there. */
function confirmationFor(userId: string, { dataDir }: RunningServer): string | undefined {
  const folder = join(dataDir, 'mail')
  const name = existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .findLast((each) => each.endsWith(`-confirm-${userId}.eml`))
    : undefined
  if (name === undefined) return undefined
  // Quoted-printable (RFC 2045 §6.7): long lines go on after a `=`, and a `=` of the text is written as its number.
  const email = readFileSync(join(folder, name), 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
  return /view=confirm#([\w-]{43})/.exec(email)?.[1]
}

/** Opens the email that a new member got, in the page's own context. */
export async function confirmAddress(page: Page, server: RunningServer): Promise<void> {
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json()
  let token: string | undefined
  await expect.poll(() => (token = confirmationFor(id, server))).toBeDefined()
  expect((await page.request.post('/api/auth/confirm-email', { data: { token } })).status()).toBe(200)
}

let demoSession: Cookie[] | undefined

/**
 * Signs in as the demo member through the API; all tests of a worker share the session. It is for looking: what a test changes about a
 * member, it changes about one of its own.
 */
export async function becomeDemoMember(page: Page): Promise<void> {
  if (demoSession !== undefined) return page.context().addCookies(demoSession)
  const answer = await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
  expect(answer.status()).toBe(200)
  demoSession = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly)
  expect(demoSession).not.toEqual([])
}

/**
 * Answers requests in the server's place until told to let them go: what it returns does that. The route itself stays, for a browser
 * can lose a request that is made while the last route of its page is taken away.
 */
export async function takeOver(
  page: Page,
  url: Parameters<Page['route']>[0],
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let isTaken = true
  await page.route(url, (route) => (isTaken ? answer(route) : route.fallback()))
  return () => {
    isTaken = false
  }
}

/** The toast with this title, wherever it stands. */
export const toastWith = (page: Page, title: string) =>
  page.locator('[data-component="Toast"]').filter({ hasText: title })
