import { becomeDemoMember, expect, test } from './fixtures.ts'

test('home begins at its start in a window of another width', async ({ page }) => {
  await becomeDemoMember(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Once it has been elsewhere and is back: the place that counts is the last one.
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('no room is kept for passkeys where there are none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(button).toBeVisible()
  await expect(page.getByRole('button', { name: 'passkey' })).toHaveCount(0)
  const room = async () => {
    const [above, below] = await Promise.all([button.boundingBox(), page.getByText('New here?').boundingBox()])
    return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
  }
  await expect.poll(room).toBeLessThan(48)
})

test('what is typed into the search before its code is there is kept, and completed', async ({ page }) => {
  await becomeDemoMember(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('combobox').first()
  await search.click()
  await search.pressSequentially('noor')
  release()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect(search).toHaveValue('noor')
})
