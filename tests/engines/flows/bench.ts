/** What every flow uses: a browser of the engine that the run is for, people in it, and what they see. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chosenEngine } from '../../browser/engines.ts'
import type { EngineBrowser, EnginePage, Json, Size } from '../drive/engine-page.ts'
import { openBrowser } from '../drive/open-browser.ts'

export const engine = chosenEngine()

const pages: EnginePage[] = []
let browser: EngineBrowser

beforeAll(async () => {
  browser = await openBrowser(engine)
})
/** What a page showed when its flow failed; not kept in the repository. */
const found = fileURLToPath(new URL('../found/', import.meta.url))

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    mkdirSync(found, { recursive: true })
    for (const [index, page] of pages.entries())
      writeFileSync(`${found}${engine}-${task.name.replaceAll(/\W+/g, '-')}-${index}.png`, await page.screenshot())
  }
  for (const page of pages.splice(0)) await page.close()
})
afterAll(() => browser?.close())

/** A page of somebody who is signed in nowhere, of the product or of another place. */
export async function visit(path: string, size?: Size, origin = inject('origin')): Promise<EnginePage> {
  const page = await browser.newPage({ origin, ...(size !== undefined && { size }) })
  pages.push(page)
  await page.open(path)
  return page
}

/** Asks the server as the page does. @returns the status and what was answered */
export const ask = (page: EnginePage, method: string, path: string, body: Json = null) =>
  page.evaluate(
    async ({ as, to, what }: { as: string; to: string; what: Json }) => {
      const answer = await fetch(to, {
        method: as,
        ...(what !== null && { body: JSON.stringify(what), headers: { 'content-type': 'application/json' } }),
      })
      const text = await answer.text()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON is what the server answers
      return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Json }
    },
    { as: method, to: path, what: body },
  )

let count = 0

/** What no other flow has, in this run or another. */
export const fresh = (): string => {
  count += 1
  return `${crypto.randomUUID().slice(0, 6)}${count}`
}

export type Member = { page: EnginePage; username: string }

/** A new member who looks at an address. */
export async function member(path: string, size?: Size): Promise<Member> {
  const page = await visit('/auth', size)
  const username = `e${fresh()}`
  const { status } = await ask(page, 'POST', '/api/auth/register', {
    username,
    name: 'Maren Holt',
    email: `${username}@holt.example`,
    password: 'longer-than-8',
  })
  expect(status).toBe(201)
  await page.open(path)
  return { page, username }
}

/** The demo member, for looking. */
export async function demoMember(path: string, size?: Size): Promise<EnginePage> {
  const page = await visit('/auth', size)
  const { status } = await ask(page, 'POST', '/api/auth/login', { username: 'demo', password: 'quiet-paper' })
  expect(status).toBe(200)
  await page.open(path)
  return page
}

export { button, expectGone, expectShown, expectText } from '../drive/expect-page.ts'

/** What is asked for by its id. */
export function idIn(answer: Json): string {
  if (answer !== null && typeof answer === 'object' && 'id' in answer && typeof answer.id === 'string') return answer.id
  throw new Error(`There is no id in ${JSON.stringify(answer)}.`)
}

/** The id of the member's newest post. */
export async function publish(page: EnginePage, content: string): Promise<string> {
  const { status, body } = await ask(page, 'POST', '/api/posts', { content })
  expect(status).toBe(201)
  return idIn(body)
}
