import { expect, it } from 'vitest'
import { button, expectShown, fresh, expectText, visit } from './bench.ts'

it('joins, signs out, is refused with a wrong password and comes back', async () => {
  const page = await visit('/auth')
  const username = `e${fresh()}`
  await page.press({ role: 'link', name: 'Sign up' })
  await expectShown(page, { role: 'heading', name: 'Join' })
  await page.type({ label: 'Username' }, username)
  await page.type({ label: 'Full name' }, 'Maren Holt')
  await page.type({ label: 'Email' }, `${username}@holt.example`)
  await page.type({ label: 'Password' }, 'longer-than-8')
  await page.type({ label: 'Confirm password' }, 'longer-than-8')
  await page.press(button('Create account'))
  await expectText(page, 'Registration successful')
  await expect.poll(() => page.path()).toBe('/')

  await page.press(button('Log out'))
  await expectText(page, 'Welcome back')
  // Logging out loads the page anew.
  await page.settle()
  await page.type({ label: 'Username' }, username)
  await page.type({ label: 'Password' }, 'not-the-password')
  await page.press(button('Sign in'))
  await expectText(page, 'Please check your credentials and try again.')
  await page.type({ label: 'Password' }, 'longer-than-8')
  await page.press(button('Sign in'))
  await expectShown(page, { placeholder: "What's on your mind?" })
})

it('says at the field what is wrong with it', async () => {
  const page = await visit('/auth')
  await page.press({ role: 'link', name: 'Sign up' })
  await expectShown(page, { role: 'heading', name: 'Join' })
  await page.press(button('Create account'))
  await expectText(page, 'Username')
  await expect.poll(() => page.attribute({ label: 'Username' }, 'aria-invalid')).toBe('true')
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '', null)
  expect(focused).toBe('username')
})
