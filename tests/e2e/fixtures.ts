/** What every browser test uses: a page whose console, requests and policy violations are watched, and ways to become a member. */
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page, Route } from '@playwright/test'

/** What no page of ours may do; collected over a whole test. */
export type Misbehaviour = { consoleErrors: string[]; violations: string[]; foreignRequests: string[] }

type Fixtures = {
  misbehaviour: Misbehaviour
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
    const text = `${message.text()} (${message.location().url})`
    if (!expected.some((pattern) => pattern.test(text))) found.consoleErrors.push(text)
  })
  context.on('weberror', (error) => found.consoleErrors.push(String(error.error())))
}

export const test = base.extend<Fixtures & { expectations: RegExp[] }>({
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

/** A username nobody has. */
export function freshUsername(): string {
  counter += 1
  return `t${Date.now().toString(36)}_${counter}`.slice(0, 20)
}

/** Registers a new member through the API in the page's own context; the page is signed in afterwards. */
export async function becomeMember(page: Page, username = freshUsername()): Promise<string> {
  const answer = await page.request.post('/api/auth/register', {
    data: { username, name: 'Maren Holt', email: `${username}@holt.example`, password: 'longer-than-8' },
  })
  expect(answer.status()).toBe(201)
  return username
}

/** Signs in as the demo member through the API. */
export async function becomeDemoMember(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username: 'demo', password: 'quiet-paper' } })
  expect(answer.status()).toBe(200)
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
