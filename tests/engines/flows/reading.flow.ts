import { expect, it } from 'vitest'
import { phone } from '../drive/engine-page.ts'
import { ask, button, demoMember, expectShown, fresh, member, publish, expectText } from './bench.ts'

it('likes, reposts and bookmarks a post opened by its address on a phone', async () => {
  const { page } = await member('/')
  const id = await publish(page, `Who reads tide tables ${fresh()}?`)
  const { page: reader } = await member(`/post/${id}`, phone)
  for (const name of [/^Like/, /^Bookmark/]) {
    await reader.press(button(name))
    await expect.poll(() => reader.attribute(button(/^(?:Like|Unlike|Bookmark|Remove)/), 'aria-pressed')).not.toBeNull()
  }
  await expect
    .poll(async () => viewerOf((await ask(reader, 'GET', `/api/posts/${id}`)).body))
    .toMatchObject({
      liked: true,
      bookmarked: true,
    })
})

const viewerOf = (post: unknown): unknown =>
  post !== null && typeof post === 'object' && 'viewer' in post ? post.viewer : undefined

it('reacts to a post with a chosen reaction', async () => {
  const { page } = await member('/')
  const id = await publish(page, `The ferry has a bell ${fresh()}`)
  const { page: reader } = await member(`/post/${id}`)
  await reader.press(button(/^Add reaction|^React/))
  await reader.press(button(/heart|love|❤/i))
  await expect
    .poll(async () => JSON.stringify((await ask(reader, 'GET', `/api/posts/${id}`)).body))
    .toMatch(/"reactions":\[\{/)
})

it('replies in a thread, where the reply stands at once and after a reload', async () => {
  const { page } = await member('/')
  const id = await publish(page, `Who is at the lake ${fresh()}?`)
  const { page: reader } = await member(`/post/${id}`)
  const reply = `I am, until dusk ${fresh()}`
  await reader.type({ role: 'textbox', name: 'Write a reply…' }, reply)
  await reader.press(button('Reply'))
  await expectText(reader, reply)
  await reader.reload()
  await expectText(reader, reply)
})

it('scrolls the feed, loads more and comes back to the place it left', async () => {
  const page = await demoMember('/')
  await expectShown(page, { role: 'article' })
  await page.press(button('Load more posts'))
  await page.evaluate(() => scrollTo(0, 1600), null)
  const place = () => page.evaluate(() => Math.round(scrollY), null)
  await expect.poll(place).toBeGreaterThan(1000)
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href^="/post/"]')]
    links.find((link) => link.getBoundingClientRect().top > 100 && link.getBoundingClientRect().top < 700)?.click()
  }, null)
  await expect.poll(() => page.path()).toMatch(/^\/post\//)
  await page.back()
  await expect.poll(() => page.path()).toBe('/')
  await expect.poll(place).toBeGreaterThan(800)
})

it('opens a profile, its tabs and its followers by their addresses', async () => {
  const page = await demoMember('/profile/noor')
  await expectShown(page, { role: 'heading', name: /Noor/ })
  await expectShown(page, { role: 'article' })
  await page.press({ role: 'tab', name: /^Media/ })
  await expect.poll(() => page.attribute({ role: 'tab', name: /^Media/ }, 'aria-selected')).toBe('true')
})

it('gives a post of another member to a second tab at once', async () => {
  const page = await demoMember('/')
  await expectShown(page, { role: 'article' })
  const { page: author } = await member('/')
  const text = `Sunrise at the pier ${fresh()}`
  await publish(author, text)
  await page.press(button(/new post/))
  await expectText(page, text)
})
