import { pages } from '@skein/contract/addresses'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from '../src/router.ts'

const routerAt = (address: string) =>
  createAppRouter(
    { client: new QueryClient(), language: () => 'en' },
    createMemoryHistory({ initialEntries: [address] }),
  )

test('the table of pages names the routes, and every route but the one for what is not there', () => {
  const routes = Object.keys(routerAt('/').routesByPath).filter((path) => path !== '/$')
  expect(routes.toSorted()).toEqual(Object.keys(pages).toSorted())
})

test.each([
  ['/search?q=+bread+&tab=images&url=javascript:alert(1)', '/search', { q: 'bread' }],
  ['/settings?tab=privacy', '/settings', { tab: 'privacy' }],
  ['/explore?tag=%23tea', '/explore', { tag: 'tea' }],
  ['/messages?to=Noor', '/messages', { to: 'noor' }],
  ['/bookmarks?kind=song', '/bookmarks', {}],
])('%s is read by the table', (asked, page, search) => {
  const match = routerAt(asked)
    .matchRoutes(routerAt(asked).latestLocation)
    .find(({ fullPath }) => fullPath === page)
  expect(match?.search).toEqual(search)
})
