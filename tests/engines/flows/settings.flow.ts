import { expect, it } from 'vitest'
import { ask, button, expectShown, member, expectText } from './bench.ts'

it('keeps a switch on the server', async () => {
  const { page } = await member('/settings?tab=privacy')
  await page.press({ role: 'switch', name: 'Discoverable by email' })
  await expectText(page, 'Saved')
  await page.reload()
  const isOn = () =>
    page.evaluate(
      () => document.querySelectorAll('input[role=switch]:checked, input[type=checkbox]:checked').length,
      null,
    )
  await expect.poll(isOn).toBeGreaterThan(0)
})

it('turns dark at once, and stays so in the next document', async () => {
  const { page } = await member('/settings?tab=appearance')
  await page.press({ role: 'radio', name: 'Dark' })
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'] ?? '', null)
  await expect.poll(theme).toBe('dark')
  await page.open('/terms')
  expect(await theme()).toBe('dark')
})

it('speaks German without a reload', async () => {
  const { page } = await member('/settings?tab=appearance')
  await page.press({ role: 'radio', name: /Deutsch/ })
  await expectShown(page, { role: 'heading', name: 'Einstellungen' })
})

it('changes the profile, and says at the field what is wrong', async () => {
  const { page, username } = await member('/profile')
  await page.press(button('Edit Profile'))
  await page.type({ label: 'Bio' }, 'Bakes, walks, reads tide tables.')
  await page.press(button('Save'))
  await expectText(page, 'Bakes, walks, reads tide tables.')
  const { body } = await ask(page, 'GET', `/api/users/username/${username}`)
  expect(JSON.stringify(body)).toContain('Bakes, walks')
})

it('asks the assistant, who answers with sources', async () => {
  const { page } = await member('/')
  await page.press(button('AI Chat', { role: 'navigation', name: 'Main' }))
  await page.type({ role: 'textbox', name: 'Ask anything...' }, 'How do polls work here?')
  await page.keys('Enter')
  await expectText(page, 'Built-in assistant, quotes only')
})
