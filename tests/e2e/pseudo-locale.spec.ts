/** The pseudo-locale en-XB (packages/i18n/compile/pseudo.ts) in a build of its own: English turned round, from right to left. */
import { becomeDemoMember, expect, test } from './fixtures.ts'
import { memberRoutes, publicRoutes } from './routes.ts'
import { measure, openWhole, walkToWhole, widths } from './sweep.ts'
import type { Misfit } from './sweep.ts'

/** A word as the pseudo-locale writes it. */
const turned = (word: string) => `\u200F\u202E${word}\u202C\u200F`

test('it is offered to nobody, and stands in for English in its own build only', async ({ page }) => {
  await becomeDemoMember(page)
  await page.goto('/settings?tab=appearance')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(turned('Settings'))
  const languages = page.getByRole('radio', { name: /English|Español|Français|Deutsch/ })
  await expect(languages).toHaveCount(4)
  await expect(page.getByRole('radio', { name: /XB/ })).toHaveCount(0)
})

test('in a built style sheet as in a written one, what depends on the direction follows `dir`, whatever the language', async ({
  page,
}) => {
  await becomeDemoMember(page)
  await page.goto('/settings?tab=notifications')
  const isOn = page.getByRole('switch', { checked: true }).first()
  await expect(isOn).toBeVisible()
  // The knob starts at the right, and travels to the left.
  const travelled = () => isOn.evaluate((input) => new DOMMatrix(getComputedStyle(input, '::before').transform).e)
  await expect.poll(travelled).toBe(-18)
})

for (const [whose, routes] of [
  ['a member', memberRoutes],
  ['everybody', publicRoutes],
] as const) {
  test(`no text is cut off in the pseudo-locale at any width, on the pages for ${whose}`, async ({ page }) => {
    await becomeDemoMember(page)
    const posts: { id: string }[] = await (await page.request.get('/api/posts?limit=1')).json()
    const threads = whose === 'a member' ? posts.map(({ id }) => `/post/${id}`) : []
    const found: Misfit[] = []
    for (const [at, route] of [...routes, ...threads].entries()) {
      await test.step(route, async () => {
        if (at === 0) expect(await openWhole(page, route)).toBe(200)
        else await walkToWhole(page, route)
        if (route === '/') await expect(page.getByRole('article').first()).toBeVisible()
        found.push(...(await measure(page, { widths })))
      })
    }
    expect(found).toEqual([])
  })
}
