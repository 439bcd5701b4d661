import { settingsDefaults, type Settings } from '@skein/contract'
import { QueryObserver, notifyManager } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../src/query-client.ts'
import { seedSession, useViewer } from '../src/session/session.queries.ts'
import { settingsQuery, useAddMutedWord, useSettings, useUpdateSettings } from '../src/settings/settings.queries.ts'
import { ada, inCache } from './fixtures.tsx'
import { server } from './setup.ts'

const settings: Settings = { ...settingsDefaults }

/** The hooks over a server that keeps settings; `refuse` makes it refuse a change. */
function start(refuse: (change: Partial<Settings>) => boolean = () => false) {
  let kept = settings
  server.use(
    http.get('*/api/settings', () => HttpResponse.json(kept)),
    http.patch('*/api/settings', async ({ request }) => {
      const change: Partial<Settings> = Object(await request.json())
      if (refuse(change)) return HttpResponse.json({ code: 'internal', message: 'No.' }, { status: 500 })
      kept = { ...kept, ...change }
      return HttpResponse.json(kept)
    }),
  )
  const client = createQueryClient()
  seedSession(client, ada)
  const useHooks = () => ({
    settings: useSettings().data,
    update: useUpdateSettings(),
    mute: useAddMutedWord(),
    viewer: useViewer(),
  })
  return { client, ...renderHook(useHooks, { wrapper: inCache(client) }) }
}

test('after a change of what AI may do, the server says anew whether there is a digest', async () => {
  const { result, client } = start()
  await waitFor(() => expect(result.current.settings).toEqual(settings))
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...ada, hasInsights: true })))
  act(() => result.current.update.mutate({ timezone: 'est' }))
  await waitFor(() => expect(result.current.update.isSuccess).toBe(true))
  expect(result.current.viewer?.hasInsights).toBeUndefined()
  for (const change of [{ aiInsights: true }, { dataSharing: 'full' }] as const) {
    seedSession(client, ada)
    act(() => result.current.update.mutate(change))
    await waitFor(() => expect(result.current.viewer?.hasInsights).toBe(true))
  }
})

test('a change shows at once, and the rest of the page knows of it', async () => {
  const { result } = start()
  await waitFor(() => expect(result.current.settings).toEqual(settings))
  act(() => result.current.update.mutate({ timezone: 'est', autoLoadPosts: true }))
  await waitFor(() => expect(result.current.settings).toMatchObject({ timezone: 'est', autoLoadPosts: true }))
  expect(result.current.viewer).toMatchObject({ timezone: 'est', autoLoadPosts: true, theme: null })
  await waitFor(() => expect(result.current.update.isSuccess).toBe(true))
  expect(result.current.settings?.timezone).toBe('est')
})

test('a change is told to what shows it before anything else happens on the page', async () => {
  const { client } = start()
  await client.fetchQuery(settingsQuery)
  const heard = vi.fn<() => void>()
  // The way the hooks listen.
  const leave = new QueryObserver(client, settingsQuery).subscribe(notifyManager.batchCalls(heard))
  client.setQueryData(settingsQuery.queryKey, { ...settings, timezone: 'est' })
  // A microtask: no timer, no frame and no event comes before it ends.
  await Promise.resolve()
  expect(heard).toHaveBeenCalledOnce()
  leave()
})

test('what the server refuses goes back alone', async () => {
  const { result } = start((change) => change.timezone !== undefined)
  await waitFor(() => expect(result.current.settings).toEqual(settings))
  act(() => result.current.update.mutate({ timezone: 'pst' }))
  act(() => result.current.update.mutate({ marketingEmails: true }))
  await waitFor(() => expect(result.current.settings).toMatchObject({ timezone: null, marketingEmails: true }))
  await waitFor(() => expect(result.current.update.isSuccess).toBe(true))
  expect(result.current.settings).toEqual({ ...settings, marketingEmails: true })
  expect(result.current.viewer?.timezone).toBeNull()
})

test('what is listed is read anew after a choice about AI-generated posts or a muted word, and not after others', async () => {
  server.use(
    http.post('*/api/settings/muted-words', () =>
      HttpResponse.json({ id: ada.id, word: 'rain', expiresAt: null }, { status: 201 }),
    ),
  )
  const { result, client } = start()
  await waitFor(() => expect(result.current.settings).toEqual(settings))
  const list = ['list', 'feed', 'everyone']
  const isKept = () => client.getQueryData(list) !== undefined
  const fill = () => client.setQueryData(list, { pages: [], pageParams: [] })
  fill()
  await act(() => result.current.update.mutateAsync({ theme: 'dark' }))
  expect(isKept()).toBe(true)
  await act(() => result.current.update.mutateAsync({ aiPosts: 'hide' }))
  expect(isKept()).toBe(false)
  fill()
  await act(() => result.current.mute.mutateAsync({ word: 'rain', days: null }))
  expect(isKept()).toBe(false)
})
