// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { innerAddress } from '../src/navigation/links.ts'

function linkOf(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  const link = document.querySelector('a')
  if (link === null) throw new Error('The test has no link.')
  return link
}

test.each([
  ['<a href="/profile/noor">', '/profile/noor'],
  ['<a href="/search?q=%23tea#top">', '/search?q=%23tea#top'],
  ['<a href="http://skein.test/terms">', '/terms'],
  ['<a href="/settings" target="_self">', '/settings'],
])('the app follows %s', (html, address) => {
  expect(innerAddress(linkOf(html), location)).toBe(address)
})

test.each([
  ['to another site', '<a href="https://example.org/">'],
  ['into a new tab', '<a href="/terms" target="_blank">'],
  ['that downloads', '<a href="/export.zip" download>'],
  ['to the API', '<a href="/api/openapi.json">'],
  ['to a file', '<a href="/media/cat.webp">'],
  ['to a place on this page', '<a href="#main">'],
])('the browser follows a link %s', (_, html) => {
  expect(innerAddress(linkOf(html), location)).toBeUndefined()
})
