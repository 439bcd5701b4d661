import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { becomeDemoMember, becomeMember, expect, freshText, test } from './fixtures.ts'

type Post = { id: string; content: string; author: { username: string } }

/** Writes a post as whoever the page belongs to. */
async function write(page: Page, content: string): Promise<Post> {
  const answer = await page.request.post('/api/posts', { data: { content } })
  expect(answer.status()).toBe(201)
  return answer.json()
}

/** What is asked for while the page at an address opens, without the stream and what is shown beside the page. */
async function askedBy(page: Page, address: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/events') asked.push(pathname)
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return asked
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('home, a post with its replies, a profile, a hashtag and a search can be read', async ({ page }) => {
    const username = await becomeMember(page)
    const post = await write(page, freshText('Tar on the jetty #quietjetty'))
    const reply = freshText('It never dries')
    expect((await page.request.post('/api/posts', { data: { content: reply, replyToId: post.id } })).status()).toBe(201)
    for (const [address, text] of [
      ['/', post.content],
      [`/post/${post.id}`, reply],
      [`/profile/${username}`, post.content],
      ['/explore?tag=quietjetty', post.content],
      ['/search?q=quietjetty', post.content],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('article').filter({ hasText: text }).first()).toBeVisible()
    }
  })
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a post has its poll, its warning and the post that it quotes', async ({ page }) => {
    await becomeMember(page)
    const quoted = await write(page, freshText('The bench by the harbour'))
    const sent = async (more: object) => {
      const answer = await page.request.post('/api/posts', { data: { content: freshText('Seen today'), ...more } })
      expect(answer.status()).toBe(201)
      const { id }: Post = await answer.json()
      await page.goto(`/post/${id}`)
    }
    await sent({
      pollData: {
        question: 'Tar or paint?',
        options: [
          { id: 'a', text: 'Tar it' },
          { id: 'b', text: 'Paint it' },
        ],
        duration: 1440,
      },
    })
    await expect(page.getByRole('radio', { name: 'Paint it' })).toBeVisible()
    await sent({ quoteOfId: quoted.id })
    await expect(page.getByText(quoted.content)).toBeVisible()
    await sent({ contentWarning: 'A splinter' })
    await expect(page.getByText('A splinter')).toBeVisible()
  })
})

test('a picture has its room while the end of the document is still on its way', async ({ page }) => {
  await becomeDemoMember(page)
  const html = await (await page.request.get('/explore?q=has:image')).text()
  const end = html.indexOf('<script type="application/json" id="boot">')
  expect(end).toBeGreaterThan(0)
  const rest = Promise.withResolvers<void>()
  // Nothing but the document: the beginning of it, and the rest when the test says so.
  const slow = createServer((request, response) => {
    const isDocument = request.url === '/'
    response.writeHead(isDocument ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    if (!isDocument) {
      response.end()
      return
    }
    response.write(
      html.slice(0, end).replaceAll(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, ''),
    )
    void rest.promise.then(() => response.end(html.slice(end)))
  })
  await new Promise<void>((resolve) => slow.listen(0, 'localhost', resolve))
  const address = slow.address()
  if (address === null || typeof address === 'string') throw new Error('The document has no port.')
  try {
    const stranger = await (await page.context().browser()?.newContext())?.newPage()
    if (stranger === undefined) throw new Error('There is no browser.')
    await stranger.goto(`http://localhost:${address.port}/`, { waitUntil: 'commit' })
    const picture = stranger.locator('main figure img').first()
    await expect(picture).not.toHaveCSS('aspect-ratio', 'auto')
    expect(await picture.evaluate((image) => image.clientHeight)).toBeGreaterThan(100)
    expect(await stranger.evaluate(() => document.readyState)).toBe('loading')
    rest.resolve()
    await stranger.context().close()
  } finally {
    rest.resolve()
    slow.close()
  }
})

test('what the first HTML has is taken over as it is, and not asked for again', async ({ page }) => {
  await becomeDemoMember(page)
  const [post]: Post[] = await (await page.request.get('/api/posts?limit=1')).json()
  if (post === undefined) throw new Error('There is no post.')
  expect(await askedBy(page, '/')).toEqual([])
  expect(await askedBy(page, `/post/${post.id}`)).toEqual([])
  // Counts move without the viewer: a profile is read anew on each visit.
  const { username } = post.author
  expect(await askedBy(page, `/profile/${username}`)).toEqual([`/api/users/username/${username}`])
  expect(await askedBy(page, '/explore')).toEqual([])
  // What Skein has is there; the web is asked by the browser, for it takes its time.
  expect(await askedBy(page, '/search?q=bread')).toEqual(['/api/search/blended'])
})

test('the first HTML has the feed that was chosen in this browser', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Following' }).click()
  const own = await write(page, freshText('Nobody followed yet'))
  expect(await askedBy(page, '/')).toEqual([])
  await expect(page.getByRole('tab', { name: 'Following' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(own.content)
})

test('a style sheet travels in the first HTML, and by a link to a browser that keeps it', async ({ page }) => {
  const sheetOf = async () => {
    const html = await (await page.goto('/auth'))?.text()
    return [html?.includes('<style data-sheet>'), /<link rel="stylesheet"(?![^>]* disabled>)/.test(html ?? '')]
  }
  const kept = page.waitForResponse((answer) => answer.url().endsWith('.css'))
  expect(await sheetOf()).toEqual([true, false])
  const looks = () => page.getByRole('heading').evaluate((heading) => getComputedStyle(heading).font)
  const look = await looks()
  await kept
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('skein-sheet')
  expect(await sheetOf()).toEqual([false, true])
  expect(await looks()).toBe(look)
})

test('members whose pages are made side by side are each answered as themselves', async ({ page, browser, server }) => {
  await becomeMember(page)
  const other = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await becomeMember(other)
  const secret = freshText('Only for the two of us')
  expect((await page.request.patch('/api/settings', { data: { privateAccount: true } })).ok()).toBe(true)
  const post = await write(page, secret)
  const pages = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const asker = at % 2 === 0 ? page : other
      return [asker === page, (await (await asker.request.get(`/post/${post.id}`)).text()).includes(secret)]
    }),
  )
  for (const [mayRead, didRead] of pages) expect(didRead).toBe(mayRead)
  await other.context().close()
})

test.describe('far from the server', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('times are those of the place where the page is read', async ({ page }) => {
    await becomeMember(page)
    const { id } = await write(page, freshText('What time is it there?'))
    await page.goto(`/post/${id}`)
    const time = page.getByRole('article').first().locator('time').first()
    const moment = (await time.getAttribute('datetime')) ?? ''
    const there = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Pacific/Auckland' }).format(
      new Date(moment),
    )
    await expect(time).toContainText(there)
  })
})

test('a member who was muted is so from the first HTML on', async ({ page, browser, server }) => {
  const other = await (await browser.newContext({ baseURL: server.origin })).newPage()
  const username = await becomeMember(other)
  const words = freshText('Loud again today')
  await write(other, words)
  await becomeMember(page)
  const { id } = await (await page.request.get(`/api/users/username/${username}`)).json()
  expect((await page.request.post(`/api/users/${id}/mute`)).ok()).toBe(true)
  await page.goto(`/profile/${username}`)
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
  // Their own page shows what they write, and says that they are muted everywhere else.
  await page.getByRole('button', { name: /^More/ }).first().click()
  await expect(page.getByRole('menuitem', { name: /^Unmute/ })).toBeVisible()
  await other.context().close()
})
