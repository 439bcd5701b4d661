/** Each kind of post, and everything others do with it, by two people in two browsers on the real server. */
import type { Browser, Locator, Page } from '@playwright/test'
import { film } from '../../mocks/src/fixtures/film.ts'
import { becomeMember, expect, freshText, freshUsername, test, toastWith } from './fixtures.ts'
import { drawing } from '../pictures.ts'

const box = (page: Page) => page.getByPlaceholder("What's on your mind?")
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first()

/** A reply in a thread: its own article, not that of the branch around it. */
const replyWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).last()

/** The dialog in which a post is written in full. */
const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, control: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), control.click()])
  await chooser.setFiles(file)
}

/** Publishes through the API, as the member of the page. */
async function publish(page: Page, content: string, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await page.request.post('/api/posts', { data: { content, ...more } })
  expect(answer.status()).toBe(201)
  const { id }: { id: string } = await answer.json()
  return id
}

/** A second person in a browser of their own. */
async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await becomeMember(page)
  return page
}

test('text: hashtags, mentions and links lead where they say, whatever the script', async ({
  page,
  expectFailedRequest,
}) => {
  // A second after typing stops a preview is asked for, of a host that is not there: a slow machine has not posted by then.
  expectFailedRequest(/422 .*url-preview/)
  const name = await becomeMember(page)
  await page.goto('/')
  const text = freshText('Loaf forty')
  await box(page).fill(`${text} #Köpenickbrot and #قهوة with @${name}, see https://tides.example/kattegat_(north).`)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  const post = card(page, text)
  await expect(post.getByRole('link', { name: '#Köpenickbrot' })).toHaveAttribute('href', /tag=k%C3%B6penickbrot$/)
  await expect(post.getByRole('link', { name: '#قهوة' })).toHaveAttribute('href', /\/explore\?tag=/)
  await expect(post.getByRole('link', { name: `@${name}` })).toHaveAttribute('href', `/profile/${name}`)
  await expect(post.getByRole('link', { name: /tides\.example/ })).toHaveAttribute(
    'href',
    'https://tides.example/kattegat_(north)',
  )
})

test('images: chosen, described, posted as WebP in several sizes, and opened large by keyboard', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  await choose(page, page.getByRole('button', { name: 'Add image' }), await drawing('harbour.jpg', 1200, 800))
  await choose(page, dialog(page).getByRole('button', { name: 'Add image' }), await drawing('bread.png', 700, 900))
  await dialog(page).getByLabel('Alt text of image 1').fill('A harbour at dawn')
  await dialog(page).getByLabel('Alt text of image 2').fill('A round loaf')
  const text = freshText('Two mornings')
  await dialog(page).getByRole('textbox', { name: "What's on your mind?" }).fill(text)
  await dialog(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  const post = card(page, text)
  const picture = post.getByRole('img', { name: 'A harbour at dawn' })
  await expect(picture).toBeVisible()
  await expect(picture).toHaveAttribute('src', /^\/media\/.+\.webp$/)
  await expect(picture).toHaveAttribute('srcset', /\.webp \d+w/)
  const opener = post.getByRole('button', { name: /A harbour at dawn/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('img', { name: 'A round loaf' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('P 2.3 a video shows the length of its file, never a fixed one', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  await choose(page, page.getByRole('button', { name: 'Add video' }), {
    name: 'comet.webm',
    mimeType: 'video/webm',
    buffer: Buffer.from(film()),
  })
  const text = freshText('Eight seconds of comet')
  await dialog(page).getByRole('textbox', { name: "What's on your mind?" }).fill(text)
  await dialog(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  await expect(card(page, text).getByText('0:08')).toBeVisible()
  await expect(page.getByText('3:42')).toHaveCount(0)
})

test('P 2.3 a poll takes one vote of each member, shows results after it, and says how long is left', async ({
  page,
  browser,
}) => {
  await becomeMember(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Add poll' }).click()
  const question = freshText('Rye or spelt?')
  await dialog(page).getByRole('textbox', { name: 'Question' }).fill(question)
  await dialog(page).getByRole('textbox', { name: 'Option 1' }).fill('Rye')
  await dialog(page).getByRole('textbox', { name: 'Option 2' }).fill('Spelt')
  await dialog(page).getByRole('combobox', { name: 'Duration' }).selectOption('6 hours')
  // Attaching a poll to an empty post prefills its text with the question (section 4).
  await expect(box(page).last()).toHaveValue(new RegExp(question.replace('?', '\\?')))
  await dialog(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()

  const voter = await another(browser)
  await voter.goto('/')
  const post = card(voter, question)
  await post.getByRole('radio', { name: 'Rye' }).check()
  await post.getByRole('button', { name: 'Vote' }).click()
  await expect(post.getByText('100%').first()).toBeVisible()
  const results = post.getByRole('list', { name: question })
  await expect(results).toHaveAttribute('data-grows')
  await expect(post.getByText(/1 vote · 6 hours left/)).toBeVisible()
  await expect(post.getByRole('radio')).toHaveCount(0)
  await voter.reload()
  await expect(card(voter, question).getByText(/1 vote · /)).toBeVisible()
  await expect(results).not.toHaveAttribute('data-grows')
  const { id, pollData }: { id: string; pollData: { options: { id: string }[] } } = (
    await (await voter.request.get('/api/posts')).json()
  ).find(({ content }: { content: string }) => content.includes(question))
  const again = await voter.request.post(`/api/posts/${id}/vote`, { data: { optionId: pollData.options[1]?.id } })
  expect(again.status()).toBe(409)
  // Whoever asked sees the vote come in without asking.
  await expect(card(page, question).getByText(/1 vote · /)).toBeVisible()
  await voter.context().close()
})

test('link preview: the first address, a second after typing stops, from our own origin only', async ({
  page,
  pages,
}) => {
  await becomeMember(page)
  await page.goto('/')
  const text = freshText('Worth an hour')
  await box(page).pressSequentially(`${text} ${pages.origin}/slow-rooms `)
  await expect(page.getByText('Rooms that let you think slowly').first()).toBeVisible()
  await page.getByRole('button', { name: 'Post', exact: true }).last().click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  await expect(card(page, text).getByText('Rooms that let you think slowly')).toBeVisible()
})

test('a content warning covers a post until its reader opens it', async ({ page }) => {
  await becomeMember(page)
  await publish(page, freshText('The butler did it'), { contentWarning: 'How the film ends' })
  await page.goto('/')
  const post = card(page, 'How the film ends')
  await expect(post.getByText('The butler did it')).toHaveCount(0)
  await post.getByRole('button', { name: 'Show post' }).click()
  await expect(post.getByText('The butler did it')).toBeVisible()
})

test('reactions: one of each member, another replaces it, the same again takes it back', async ({ page }) => {
  await becomeMember(page)
  const text = freshText('Snow on the lake')
  const id = await publish(page, text)
  await page.goto('/')
  const post = card(page, text)
  const react = async (name: string) => {
    await post.getByRole('button', { name: 'React', exact: true }).click()
    await page.getByRole('toolbar', { name: 'Reactions' }).getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('toolbar', { name: 'Reactions' })).toBeHidden()
  }
  const stored = async () => {
    const answer = await page.request.get(`/api/posts/${id}/reactions`)
    const rows: { emoji: string }[] = await answer.json()
    return rows.map(({ emoji }) => emoji)
  }
  await react('heart')
  await expect.poll(stored).toEqual(['heart'])
  await react('fire')
  await expect.poll(stored).toEqual(['fire'])
  await page.reload()
  await expect(post.getByRole('button', { name: /fire/ })).toBeVisible()
  await react('fire')
  await expect.poll(stored).toEqual([])
})

test('signed out, a reaction says the specified words and offers a way in', async ({ page, browser }) => {
  const author = await another(browser)
  const id = await publish(author, freshText('Read me without an account'))
  await page.goto(`/post/${id}`)
  await expect(page.getByText('Read me without an account')).toBeVisible()
  await page.getByRole('button', { name: 'React', exact: true }).first().click()
  const toast = toastWith(page, 'Please log in')
  await expect(toast).toContainText('You need to be logged in to react to posts')
  await toast.getByRole('button').or(toast.getByRole('link')).first().click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await author.context().close()
})

test('a repost reaches those who follow, and is taken back', async ({ page, browser }) => {
  const author = await another(browser)
  const text = freshText('Bread rises twice')
  await publish(author, text)
  const name = await becomeMember(page)
  const follower = await another(browser)
  const me: { id: string } = await (await page.request.get(`/api/users/username/${name}`)).json()
  expect((await follower.request.post(`/api/users/${me.id}/follow`)).status()).toBe(200)

  await page.goto('/')
  const reposter = card(page, text).getByRole('button', { name: 'Repost', exact: true })
  const repost = async (item: string) => {
    await reposter.click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await repost('Repost')
  await expect(toastWith(page, 'Reposted!')).toContainText('Post has been shared to your followers.')
  await expect(reposter).toHaveAccessibleDescription(/You reposted/)
  await follower.goto('/')
  await follower.getByRole('tab', { name: 'Following' }).click()
  await expect(card(follower, text)).toContainText('Maren Holt reposted')
  // The page shows it at once; whoever comes to the server before it does still has the repost.
  const undone = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/repost'),
  )
  await repost('Undo repost')
  await undone
  await expect(reposter).not.toHaveAccessibleDescription(/You reposted/)
  await follower.reload()
  await follower.getByRole('tab', { name: 'Following' }).click()
  await expect(follower.getByRole('article').filter({ hasText: text })).toHaveCount(0)
  await follower.context().close()
  await author.context().close()
})

test('a quote carries the post it speaks of, until that is deleted', async ({ page, browser }) => {
  const author = await another(browser)
  const said = freshText('Slower is better')
  const id = await publish(author, said)
  await becomeMember(page)
  await page.goto('/')
  await card(page, said).getByRole('button', { name: 'Repost', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Quote' }).click()
  await expect(dialog(page)).toContainText(said)
  const mine = freshText('This, about bread as well')
  await dialog(page).getByRole('textbox').first().fill(mine)
  await dialog(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  await expect(card(page, mine)).toContainText(said)
  expect((await author.request.delete(`/api/posts/${id}`)).status()).toBe(204)
  await page.reload()
  await expect(card(page, mine)).toContainText('This post is not available')
  await author.context().close()
})

test('a thread: replies, replies to them, and the author live', async ({ page, browser }) => {
  const author = await another(browser)
  const text = freshText('Who else heard the foghorn?')
  const id = await publish(author, text)
  await author.goto(`/post/${id}`)
  await becomeMember(page)
  await page.goto(`/post/${id}`)
  const reply = freshText('Twice, at four')
  await page.getByPlaceholder('Write a reply…').fill(reply)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(replyWith(page, reply)).toBeVisible()
  // Nothing is pushed under the reader: a press shows what came in.
  await author.getByRole('button', { name: /1 new reply/ }).click()
  await expect(replyWith(author, reply)).toBeVisible()
  const answered: { item: { id: string; content: string } }[] = await (
    await author.request.get(`/api/posts/${id}/replies`)
  ).json()
  await author.request.post('/api/posts', { data: { content: 'Me too, then', replyToId: answered[0]?.item.id } })
  await page.reload()
  await expect(replyWith(page, 'Me too, then')).toBeVisible()
  await page.goto(`/post/${answered[0]?.item.id}`)
  await expect(page.getByText(text)).toBeVisible()
  await author.context().close()
})

test('an edited post says so and shows every wording to everybody', async ({ page }) => {
  await becomeMember(page)
  const first = freshText('The ferry leaves at nine')
  const id = await publish(page, first)
  await page.goto('/')
  await card(page, first).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Edit post', exact: true }).click()
  const second = freshText('The ferry leaves at ten')
  await dialog(page).getByRole('textbox').first().fill(second)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page, second)).toBeVisible()
  await page.goto(`/post/${id}`)
  await page.getByRole('button', { name: 'Edited' }).click()
  await expect(dialog(page)).toContainText(first)
  await expect(dialog(page)).toContainText(second)
})

test('a deleted post leaves every list, and its address says that it is gone', async ({
  page,
  browser,
  expectFailedRequest,
}) => {
  await becomeMember(page)
  const text = freshText('Written too early in the morning')
  const id = await publish(page, text)
  const reader = await another(browser)
  await reader.goto('/')
  await expect(card(reader, text)).toBeVisible()
  await page.goto('/')
  await card(page, text).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(0)
  await expect(reader.getByText(text)).toHaveCount(0)
  expectFailedRequest(/410/)
  const answer = await page.goto(`/post/${id}`)
  expect(answer?.status()).toBe(410)
  await expect(page.getByText('This post was deleted')).toBeVisible()
  await reader.context().close()
})

test('two browsers see each other: likes count up, new posts wait behind a pill', async ({ page, browser }) => {
  await becomeMember(page)
  const text = freshText('Lights on in the lighthouse')
  await publish(page, text)
  await page.goto('/')
  const other = await another(browser)
  await other.goto('/')
  await card(other, text).getByRole('button', { name: 'Like', exact: true }).click()
  await expect(card(page, text).getByText('1 like')).toHaveCount(1)
  // Under the reader's eyes: it has rolled in.
  await expect(card(page, text).locator('[data-was]')).toHaveText('1')
  const news = freshText('And off again')
  await publish(other, news)
  const pill = page.getByRole('button', { name: /1 new post/ })
  await expect(pill).toBeVisible()
  await expect(page.getByText(news)).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await pill.click()
  // From wherever it was read: to the start, and on to the first.
  await expect(card(page, news)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(card(page, news)).toBeInViewport()
  await other.context().close()
})

test('P 2.3 an AI-generated post speaks as the assistant and names the member who answers for it', async ({ page }) => {
  const name = await becomeMember(page)
  const text = freshText('Three ways to fold a letter')
  await publish(page, text, { isAiGenerated: true })
  await page.goto('/')
  const post = card(page, text)
  await expect(post).toContainText('AI Assistant')
  await expect(post.getByRole('link', { name: `@${name}` })).toBeVisible()
})

test('who is muted leaves the lists at once; who is blocked cannot see or answer', async ({ page, browser }) => {
  const loud = await another(browser)
  const text = freshText('LOUD NOISES')
  await publish(loud, text)
  await becomeMember(page, freshUsername())
  const own = freshText('A quiet post')
  const id = await publish(page, own)
  await page.goto('/')
  const more = async (item: RegExp) => {
    await card(page, text).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await more(/^Mute @/)
  await expect(page.getByText(text)).toHaveCount(0)
  expect((await loud.request.get(`/api/posts/${id}`)).status()).toBe(200)
  const posts: { content: string; authorId: string }[] = await (await loud.request.get('/api/posts?limit=50')).json()
  const loudId = posts.find(({ content }) => content === text)?.authorId
  expect((await page.request.post(`/api/users/${loudId}/block`)).status()).toBe(204)
  expect((await loud.request.get(`/api/posts/${id}`)).status()).toBe(404)
  expect((await loud.request.post(`/api/posts/${id}/like`)).status()).toBe(404)
  await loud.context().close()
})
