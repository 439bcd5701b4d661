import type { Page } from '@playwright/test'
import { cutOff } from './cut-off.ts'
import { becomeDemoMember, expect, test } from './fixtures.ts'
import { memberRoutes, publicRoutes } from './routes.ts'

/**
 * What becomes hard to read or use on a page of large text: words broken in their middle, texts of which an ellipsis leaves almost nothing,
 * icons that stayed small, and fields in which no word fits.
 */
const hardships = (page: Page) =>
  page.evaluate(() => {
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1
    }
    const broken: string[] = []
    const shortened: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.nodeValue ?? ''
      if (
        parent === null ||
        text.trim() === '' ||
        !isSeen(parent) ||
        parent.closest('script, style, textarea, .sr-only')
      )
        continue
      // A word as people write it; addresses, and names made for machines, may break anywhere.
      for (const { 0: word, index } of text.matchAll(
        /(?<![\p{L}\p{N}@#/._:?=&-])[\p{Script=Latin}\p{M}'’]{2,}(?![\p{N}@/._:?=&-]*[\p{L}\p{N}/])/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) broken.push(word)
      }
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (
        getComputedStyle(element).textOverflow !== 'ellipsis' ||
        !isSeen(element) ||
        element instanceof HTMLInputElement
      )
        continue
      const whole = element.scrollWidth
      const seen = element.clientWidth
      const letters = element.textContent?.trim().length ?? 0
      if (whole > seen + 1 && (letters * seen) / whole < 5) shortened.push(element.textContent?.trim() ?? '')
    }
    const small = [...document.body.querySelectorAll('svg[data-component$="Icon"]')]
      .filter((icon) => isSeen(icon) && icon.getBoundingClientRect().width < (root * 12) / 16 - 0.5)
      .map((icon) => icon.getAttribute('data-component'))
    const narrow = [
      ...document.body.querySelectorAll(
        'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea',
      ),
    ]
      .filter(
        (field) => isSeen(field) && field.closest('.sr-only') === null && getComputedStyle(field).clipPath === 'none',
      )
      .filter((field) => {
        const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
        const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
        return room < 4 * Number.parseFloat(fontSize)
      })
      .map((field) => field.getAttribute('aria-label') ?? field.getAttribute('name'))
    return { broken, shortened, small, narrow }
  })

test('every screen can be read and used on a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await becomeDemoMember(page)
  // As the browser's own setting does it: what is decided by the width counts in letters, too.
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const [post]: { id: string }[] = await (await page.request.get('/api/posts?limit=1')).json()
  const found: unknown[] = []
  const look = async (route: string) => {
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const here = { ...(await cutOff(page)), ...(await hardships(page)) }
    const { sideways, ...lists } = here
    if (sideways > 0 || Object.values(lists).some((list) => list.length > 0)) found.push({ route, ...here })
  }
  for (const route of [...memberRoutes, ...publicRoutes, `/post/${post?.id}`]) {
    await page.goto(route)
    await look(route)
  }
  await page.goto('/messages')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible()
  await look('a conversation')
  expect(found).toEqual([])
})
