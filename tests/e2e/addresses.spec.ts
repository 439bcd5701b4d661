import { expect, test } from './fixtures.ts'

test('every odd address answers with the 404 page, and leads nowhere else', async ({ request }) => {
  const odd = [
    '/profile/%5B',
    '/profile/a%7Cb',
    '/profile/%ff',
    '/profile/%00',
    '/profile//nobody_here',
    '/profile/nobody_here/',
    `/profile/${'%E2%98%83'.repeat(300)}`,
    '/post/%5B',
    '/post/%',
    '/post/x%20y',
    '/bookmraks/',
    // Two slashes at the beginning: `/.` keeps them from being a host here.
    '/.//evil.example/',
    '/%5Cevil.example',
    '/%ff',
    '/%zz',
    '/[x]',
    '/a|b',
    '/explore%2F',
    `/${'a'.repeat(4000)}`,
  ]
  for (const path of odd) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path.slice(0, 40), answer.status(), answer.headers().location]).toEqual([path.slice(0, 40), 404, undefined])
    expect(await answer.text()).toMatch(/<main[\s>]/)
  }
})

test('the addresses that emails lead to open without an error', async ({ page }) => {
  for (const [view, heading] of [
    ['reset', 'Set a new password'],
    ['confirm', 'Confirm your email'],
    ['key', 'Keep your key for messages'],
  ] as const) {
    await page.goto(`/auth?view=${view}#${'x'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
})

test('a page answers at every spelling of its address', async ({ page, request }) => {
  for (const path of [
    '/profile/noor/',
    '/profile//noor',
    '/profile/n%6For',
    '/profile/Noor',
    '/explore/',
    '/search?q=%ff',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 200, undefined])
  }
  await page.goto('/profile/n%6For')
  await expect(page.getByRole('heading', { name: 'Noor Haddad' }).first()).toBeVisible()
})

test('the accessibility page gives the address that it asks to write to, in four languages', async ({
  page,
  baseURL,
}) => {
  for (const language of ['en', 'es', 'fr', 'de']) {
    await page.context().addCookies([{ name: 'skein-lang', value: language, url: baseURL ?? '' }])
    await page.goto('/accessibility')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@skein.example' })).toHaveAttribute(
      'href',
      'mailto:hello@skein.example',
    )
  }
})
