import { becomeDemoMember, expect, test } from './fixtures.ts'
import { misfits } from './misfits.ts'

test('every page reflows at 320 px', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 640 })
  await becomeDemoMember(page)
  expect(await misfits(page)).toEqual([])
})

test('every page takes text of twice the size', async ({ page }) => {
  test.setTimeout(300_000)
  await becomeDemoMember(page)
  // As the browser's own setting does it: what is decided by the width counts in letters, too.
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  expect(await misfits(page)).toEqual([])
})

for (const width of [390, 1440]) {
  test(`every page can be read from right to left at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 844 })
    await becomeDemoMember(page)
    const turn = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await misfits(page, turn)).toEqual([])
  })

  for (const language of ['de', 'fr', 'es']) {
    test(`no text is cut off in ${language} at ${width} px`, async ({ page, baseURL }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 844 })
      await becomeDemoMember(page)
      await page.context().addCookies([{ name: 'skein-lang', value: language, url: baseURL ?? '' }])
      expect(await misfits(page)).toEqual([])
    })
  }
}
