import { oneTimeCode } from '@skein/mocks'
import { becomeMember, confirmAddress, expect, test, toastWith } from './fixtures.ts'

const password = 'longer-than-8'

for (const width of [390, 1440])
  test(`at ${width} px two-step sign-in is turned on by a pasted code, and a recovery code gets in`, async ({
    page,
    server,
    expectFailedRequest,
  }) => {
    // A password that is not all there is to say, and a code that is wrong.
    expectFailedRequest(/401|422/)
    await page.setViewportSize({ width, height: 844 })
    const username = await becomeMember(page)
    await confirmAddress(page, server)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' })
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const code = dialog.getByLabel('Code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    const secret = await dialog.locator('code').innerText()
    await code.fill(oneTimeCode(secret).replace(/^.{3}/, '$& '))
    await expect(code).toHaveValue(/^\d{6}$/)
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = await codes.first().innerText()

    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByLabel('Code', { exact: true }).pressSequentially('12')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('12')

    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.keyboard.type(recovery)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(toastWith(page, 'Login successful')).toBeVisible()
  })
