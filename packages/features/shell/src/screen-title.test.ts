import { messagesOf } from '@skein/i18n'
import { describe, expect, test } from 'vitest'
import { screenTitle } from './screen-title.ts'

describe('the name of a screen', () => {
  test.each([
    ['/', 'Home'],
    ['/explore', 'Explore'],
    ['/notifications', 'Notifications'],
    ['/profile/noor', 'Profile'],
    ['/post/0192', 'Post'],
    ['/share', 'Share'],
    ['/auth', 'Sign in'],
    ['/terms', 'Terms of Service'],
    ['/bookmraks', '404 Page Not Found'],
    ['/explore/nothing', '404 Page Not Found'],
  ])('at %s is %s', async (path, title) => {
    expect(screenTitle(path, await messagesOf('en', 'titles'))).toBe(title)
  })

  test('follows the language', async () => {
    const titles = await messagesOf('de', 'titles')
    expect(screenTitle('/', titles)).toBe(titles.home())
    expect(titles.home()).not.toBe('Home')
  })
})
