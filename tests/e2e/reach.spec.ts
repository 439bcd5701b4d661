import type { Page } from '@playwright/test'
import { becomeDemoMember, expect, test } from './fixtures.ts'

/** The name of what has the focus, as a person would call it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return (
      element?.getAttribute('aria-label') ?? element?.getAttribute('placeholder') ?? element?.textContent?.trim() ?? ''
    )
  })

test('a visitor signs in by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const username = page.getByLabel('Username')
  for (
    let presses = 0;
    presses < 8 && !(await username.evaluate((input) => input === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(username).toBeFocused()
  await page.keyboard.type('demo')
  await page.keyboard.press('Tab')
  await page.keyboard.type('quiet-paper')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('at most six presses of Tab lead into the content', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^Skip/)
  await page.keyboard.press('Enter')
  let inside = false
  for (let presses = 0; presses < 5 && !inside; presses += 1) {
    inside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false)
    if (!inside) await page.keyboard.press('Tab')
  }
  expect(inside).toBe(true)
})

test('what has the focus shows it', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return 'nothing'
      const drawn = (style: CSSStyleDeclaration) =>
        style.boxShadow !== 'none' ||
        // A field thickens its border, in the colour of the ring, by one pixel of outline.
        (style.outlineStyle !== 'none' &&
          Number.parseFloat(style.outlineWidth) +
            (style.borderTopColor === style.outlineColor ? Number.parseFloat(style.borderTopWidth) : 0) >=
            2)
      // A field may draw the ring on the frame around it.
      for (
        let frame: Element | null = element, depth = 0;
        frame && depth < 3;
        frame = frame.parentElement, depth += 1
      ) {
        if (drawn(getComputedStyle(frame))) return 'ring'
      }
      return element.outerHTML.slice(0, 200)
    })
    expect(ring).toMatch(/^(ring|nothing)$/)
  }
})

test('a phone reaches every place of the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await becomeDemoMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const visible = async () =>
    page
      .getByRole('link')
      .or(page.getByRole('menuitem'))
      .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')))
  const before = new Set(await visible())
  await page
    .getByRole('button', { name: /menu|more|account/i })
    .first()
    .click()
  await expect
    .poll(async () => {
      const all = new Set([...before, ...(await visible())])
      return [
        '/',
        '/search',
        '/explore',
        '/camera',
        '/videos',
        '/notifications',
        '/messages',
        '/bookmarks',
        '/profile',
        '/settings',
      ].filter((path) => !all.has(path))
    })
    .toEqual([])
})

test('a finger finds 44 px at every control, and 24 px at a link in text', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await becomeDemoMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, select, textarea')]
      .filter(
        (element) =>
          element.isConnected &&
          element.checkVisibility() &&
          element.closest('p, [data-inline]') === null &&
          !element.matches('[tabindex="-1"], .sr-only'),
      )
      .flatMap((element) => {
        if (element.closest('article')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { width, height, top, left } = element.getBoundingClientRect()
        const middle = document.elementFromPoint(left + width / 2, top + height / 2)
        // Not on the screen, or under something that floats: nobody presses it where it is now.
        if (width <= 1 || middle === null || !(element === middle || element.contains(middle))) return []
        const isTextLink = element.matches('article header a, [data-inline] a')
        if (isTextLink && height >= 24) return []
        // The hit area of a pseudo-element counts: what answers 21 px above and below the middle?
        const hit = (dy: number) => {
          const y = top + height / 2 + dy
          const found = document.elementFromPoint(left + width / 2, y)
          return y < 0 || y > innerHeight || (found !== null && (element === found || element.contains(found)))
        }
        return height >= 44 || (hit(-21) && hit(21))
          ? []
          : [`${element.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`]
      }),
  )
  expect(small).toEqual([])
  await context.close()
})
