/** The pseudo-locale en-XB (packages/i18n/compile/pseudo.ts) in a build of its own: English turned round, from right to left. */
import { join } from 'node:path'
import { ensureWebBuild, root } from '../../scripts/web-build.mjs'
import { startServer } from '../server/start.ts'
import { becomeDemoMember, expect, test as base } from './fixtures.ts'
import { misfits } from './misfits.ts'

const test = base.extend<object, { pseudoOrigin: string }>({
  pseudoOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern.
    async ({}, provide) => {
      await ensureWebBuild({ pseudo: true })
      const server = await startServer({ web: join(root, 'apps', 'web', 'dist', 'pseudo') })
      await provide(server.origin)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ pseudoOrigin }, provide) => provide(pseudoOrigin),
})

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

for (const width of [390, 1440]) {
  test(`no text is cut off in the pseudo-locale at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 844 })
    await becomeDemoMember(page)
    expect(await misfits(page)).toEqual([])
  })
}
