import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useSearchSuggestions, useUserSearch } from '../src/explore/completion.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { enhanceText } from '../src/text/enhance-text.ts'
import { previewLink } from '../src/text/preview-link.ts'
import { idOf, inCache } from './fixtures.tsx'
import { server } from './setup.ts'

const member = (username: string) => ({
  id: idOf(username.length),
  username,
  name: username,
  avatar: null,
  verified: false,
  follow: 'none',
})

/** A search whose answers wait until they are let go, by what was asked. */
function heldSearch() {
  const held = new Map<string, () => void>()
  server.use(
    http.get('*/api/search/users', async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      await new Promise<void>((resolve) => held.set(q, resolve))
      return HttpResponse.json([member(`${q}_found`)])
    }),
  )
  return held
}

test('a late answer never replaces the rows of what was typed since', async () => {
  const held = heldSearch()
  const { result, rerender } = renderHook(({ q }) => useUserSearch(q), {
    wrapper: inCache(createQueryClient()),
    initialProps: { q: 'ad' },
  })
  await waitFor(() => expect([...held.keys()]).toEqual(['ad']))
  rerender({ q: 'ada' })
  await waitFor(() => expect([...held.keys()]).toEqual(['ad', 'ada']))
  held.get('ada')?.()
  await waitFor(() => expect(result.current.users.map(({ username }) => username)).toEqual(['ada_found']))
  held.get('ad')?.()
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.users.map(({ username }) => username)).toEqual(['ada_found'])
})

test('the rows before stay until the next are there; nothing typed shows nothing', async () => {
  const held = heldSearch()
  const { result, rerender } = renderHook(({ q }) => useUserSearch(q), {
    wrapper: inCache(createQueryClient()),
    initialProps: { q: '' },
  })
  expect(result.current).toMatchObject({ users: [], isLoading: false })
  rerender({ q: 'no' })
  await waitFor(() => expect(held.has('no')).toBe(true))
  held.get('no')?.()
  await waitFor(() => expect(result.current.users).toHaveLength(1))
  rerender({ q: 'noo' })
  await waitFor(() => expect(held.has('noo')).toBe(true))
  expect(result.current).toMatchObject({ users: [{ username: 'no_found' }], isLoading: true })
  rerender({ q: '  ' })
  expect(result.current).toMatchObject({ users: [], isLoading: false, error: null })
})

test('quick typing asks once, for what stands there in the end', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/search/suggestions', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '')
      return HttpResponse.json([{ kind: 'ask-ai', text: 'comet', path: '/search?q=comet' }])
    }),
  )
  const { result, rerender } = renderHook(({ q }) => useSearchSuggestions(q), {
    wrapper: inCache(createQueryClient()),
    initialProps: { q: '' },
  })
  for (const q of ['c', 'co', 'com', 'come', 'comet']) rerender({ q })
  await waitFor(() => expect(result.current.suggestions).toHaveLength(1))
  expect(asked).toEqual(['comet'])
})

test('a page without a preview is nothing; giving up is told', async () => {
  const preview = { url: 'https://a.example/', title: 'A', description: '', image: null }
  server.use(http.post('*/api/url-preview', () => HttpResponse.json(preview)))
  expect(await previewLink('https://a.example/')).toEqual(preview)
  for (const answer of [
    () => HttpResponse.json({ code: 'preview-unavailable', message: 'None.' }, { status: 422 }),
    () => HttpResponse.json({}, { status: 500 }),
    () => HttpResponse.error(),
  ]) {
    server.use(http.post('*/api/url-preview', answer))
    expect(await previewLink('https://a.example/')).toBeNull()
  }
  const giving = new AbortController()
  giving.abort()
  await expect(previewLink('https://a.example/', giving.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('a better wording comes as text; a refusal keeps its code and words', async () => {
  server.use(http.post('*/api/ai/enhance-post', () => HttpResponse.json({ enhanced: 'Better.' })))
  expect(await enhanceText('bettr')).toBe('Better.')
  server.use(
    http.post('*/api/ai/enhance-post', () =>
      HttpResponse.json({ code: 'provider-failed', message: 'Not reached.' }, { status: 502 }),
    ),
  )
  await expect(enhanceText('bettr')).rejects.toMatchObject({ code: 'provider-failed', serverMessage: 'Not reached.' })
})
