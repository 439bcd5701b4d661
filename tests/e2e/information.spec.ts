import { sheetCookie } from '@skein/contract/page-cookies'
import { becomeMember, expect, test } from './fixtures.ts'

const pages = {
  terms: ['Terms of Service', 'Effective January 1, 2024'],
  privacy: ['Privacy Policy', 'Effective January 1, 2024'],
  cookies: ['Cookie Policy', 'Cookies That Are Set'],
  accessibility: ['Accessibility', 'Known Gaps'],
  ads: ['Ads Info', 'You can adjust it in your account settings'],
  help: ['Help Center', 'Reporting Abuse or Bugs'],
  about: ['About', 'Our Mission'],
  contact: ['Contact', 'Press and partnerships'],
  careers: ['Careers', 'AI and ML engineering'],
}

test('P 2.14 every information page is public, in the shell, and tells its facts before any script has run', async ({
  request,
}) => {
  for (const [path, [title = '', fact = '']] of Object.entries(pages)) {
    await test.step(path, async () => {
      const answer = await request.get(`/${path}`)
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toContain(`<title>${title} · Skein</title>`)
      const textOf = (part: string) =>
        [...html.matchAll(new RegExp(`<${part}[ >].*?</${part}>`, 'gs'))].map(([found]) =>
          found.replaceAll(/<[^>]*>/g, ''),
        )
      expect(textOf('h1').join()).toContain(title)
      expect(textOf('main').join()).toContain(fact)
      expect(textOf('footer').join()).toContain('2001-2025')
    })
  }
})

test('P 2.14 the Cookie Policy lists every cookie that is really set, and no other', async ({ page, context }) => {
  await becomeMember(page)
  await page.goto('/settings?tab=appearance')
  await page.getByRole('radio', { name: /English/ }).click()
  await page.request.patch('/api/settings', { data: { language: 'en' } })
  await page.request.post('/api/auth/passkey/options')
  await page.goto('/')
  await page.getByRole('tab', { name: 'Following' }).click()
  const namesOf = async () => new Set((await context.cookies()).map(({ name }) => name.replace(/^__Host-/, '')))
  // Written once the page rests.
  await expect.poll(namesOf).toContain(sheetCookie)
  const set = await namesOf()
  await page.goto('/cookies')
  const listed = await page.getByRole('main').locator('code').allTextContents()
  expect(listed.toSorted()).toEqual([...set].toSorted())
})
