import { describe, expect, test } from 'vitest'
import { barPlaces, hasBackOnPhone, isCurrent, isSubScreen, memberPlaces, menuPlaces } from './nav-entries.ts'

describe('the sidebar', () => {
  test('has the entries of the specification, in its order', () => {
    const paths = [...memberPlaces.beforeChat, ...memberPlaces.afterChat].map(({ href }) => href)
    expect(paths).toEqual([
      '/',
      '/search',
      '/explore',
      '/camera',
      '/videos',
      '/notifications',
      '/messages',
      '/bookmarks',
      '/profile',
    ])
  })

  test('is reached whole on a phone: what the bar leaves out stands in the menu', () => {
    const phone = new Set([...barPlaces, ...menuPlaces].map(({ href }) => href))
    for (const { href } of [...memberPlaces.beforeChat, ...memberPlaces.afterChat]) expect(phone).toContain(href)
  })

  test('makes only Camera prominent', () => {
    const prominent = memberPlaces.beforeChat.filter(({ isProminent }) => isProminent).map(({ href }) => href)
    expect(prominent).toEqual(['/camera'])
  })
})

describe('the current entry', () => {
  test.each([
    ['/', '/', true],
    ['/messages', '/', false],
    ['/messages', '/messages', true],
    ['/messages/42', '/messages', true],
    ['/messagesque', '/messages', false],
    ['/profile', '/profile', true],
    ['/profile/ada', '/profile', true],
    ['/profile/noor', '/profile', false],
  ])('%s lights %s: %s', (path, href, expected) => {
    expect(isCurrent(path, href, 'ada')).toBe(expected)
  })

  test('of a visitor is never a profile of their own', () => {
    expect(isCurrent('/profile/ada', '/profile')).toBe(false)
  })
})

describe('the way back', () => {
  test.each(['/bookmarks', '/settings', '/profile', '/camera', '/post/1', '/terms', '/bookmraks'])(
    'stands on a phone at %s',
    (path) => expect(hasBackOnPhone(path)).toBe(true),
  )

  test.each(['/', '/search', '/explore', '/videos', '/notifications', '/messages'])('does not at %s', (path) =>
    expect(hasBackOnPhone(path)).toBe(false),
  )

  test('stands at every width where a page is below another', () => {
    expect(['/post/1', '/profile/noor', '/profile', '/settings'].map(isSubScreen)).toEqual([true, true, false, false])
  })
})
