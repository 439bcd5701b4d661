/** The conversation with the built-in assistant on the real server, without a key. */
import type { Page, Route } from '@playwright/test'
import { becomeMember, expect, freshWord, takeOver, test, toastWith } from './fixtures.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'AI Chat' })
const log = (page: Page) => panel(page).getByRole('log')
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Ask anything...' })
const opener = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'AI Chat' })

/** A word that nobody has written, with a post that has it. */
async function writtenWord(page: Page): Promise<string> {
  const word = freshWord()
  const answer = await page.request.post('/api/posts', { data: { content: `My ${word} tree blooms by the old tram.` } })
  expect(answer.status()).toBe(201)
  return word
}

test('P 2.2 the assistant is opened by keyboard, asked, answers with sources, and gives the focus back', async ({
  page,
}) => {
  await becomeMember(page)
  const word = await writtenWord(page)
  await page.goto('/')
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/chat/messages')) loaded.push(request.url())
  })
  await opener(page).focus()
  expect(loaded).toEqual([])
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(panel(page).getByRole('heading', { name: 'What would you like to know?' })).toBeVisible()
  expect(loaded).toHaveLength(1)

  await page.keyboard.type(`What about ${word}?`)
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText(`My ${word} tree blooms by the old tram.`)
  await expect(panel(page).getByText('Built-in assistant, quotes only')).toBeVisible()
  const source = log(page).getByRole('list', { name: 'Sources' }).getByRole('link')
  // The post, and two ways on.
  await expect(source).toHaveCount(3)
  await expect(field(page)).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  // It is kept on the server.
  await page.reload()
  await opener(page).click()
  await expect(log(page)).toContainText(`What about ${word}?`)
  await log(page).getByRole('list', { name: 'Sources' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(word)
})

test('P 2.2 an answer comes word by word from the server, also over the network', async ({ page }) => {
  await becomeMember(page)
  const word = await writtenWord(page)
  await page.goto('/')
  const kinds = await page.evaluate(async (message) => {
    const response = await fetch('/api/chat/messages', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    })
    const blocks = (await response.text()).split('\n\n').filter((block) => block !== '')
    return [response.headers.get('content-type'), ...blocks.map((block) => /"type":"(\w+)"/.exec(block)?.[1])]
  }, word)
  expect(kinds[0]).toBe('text/event-stream; charset=utf-8')
  expect(kinds[1]).toBe('start')
  expect(kinds.at(-1)).toBe('done')
  expect(kinds.filter((kind) => kind === 'text').length).toBeGreaterThan(5)
})

test('P 2.2 an answer is stopped and asked for again, and a lost connection loses nothing', async ({
  page,
  expectFailedRequest,
}) => {
  await becomeMember(page)
  const word = await writtenWord(page)
  await page.goto('/')
  await opener(page).click()
  const isQuestion = (url: URL) => url.pathname === '/api/chat/messages'
  // The first question waits for as long as nobody lets it go.
  const isAsked = (route: Route) => route.request().method() === 'POST'
  const letFirstGo = await takeOver(page, isQuestion, (route) => (isAsked(route) ? undefined : route.continue()))
  await field(page).fill(`What about ${word}?`)
  await field(page).press('Enter')
  await expect(panel(page).getByText('AI Assistant is writing')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(log(page)).toContainText(`What about ${word}?`)
  letFirstGo()

  expectFailedRequest(/chat\/messages/)
  const letGo = await takeOver(page, isQuestion, (route) => (isAsked(route) ? route.abort() : route.continue()))
  await panel(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(log(page).getByRole('alert')).toContainText('Nothing came back. Check your connection and try again.')
  letGo()
  await log(page).getByRole('button', { name: 'Retry' }).click()
  await expect(log(page)).toContainText(`My ${word} tree blooms by the old tram.`)
})

test('P 2.2 a conversation is shared as a post that carries the label, and begun anew', async ({ page }) => {
  const name = await becomeMember(page)
  const word = await writtenWord(page)
  await page.goto('/')
  await opener(page).click()
  await field(page).fill(`What about ${word}?`)
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await expect(panel(page).getByText('Built-in assistant, quotes only')).toBeVisible()

  const share = panel(page).getByRole('button', { name: 'Share as post' })
  await share.click()
  const preview = page.getByRole('dialog', { name: 'Share as a post' })
  await expect(preview.getByRole('region', { name: 'Text of the post' })).toContainText(`Question: What about ${word}?`)
  await preview.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'AI conversation shared as a post!')).toBeVisible()
  await expect(share).toBeFocused()
  const post = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: `Question: What about ${word}?` })
  await expect(post.getByRole('img', { name: 'Generated with AI' })).toBeVisible()
  await expect(post).toContainText(`posted by @${name}`)

  await panel(page).getByRole('button', { name: 'New chat' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase and start again' }).click()
  await expect(panel(page).getByRole('heading', { name: 'What would you like to know?' })).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('P 2.2 on a phone the assistant is a sheet over the page, and a source leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await becomeMember(page)
  const word = await writtenWord(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'AI Chat' }).click()
  await field(page).fill(word)
  await field(page).press('Enter')
  await log(page).getByRole('list', { name: 'Sources' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(word)
})
