import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readDraft, writeDraft } from '../src/drafts/draft.store.ts'
import { useDraft } from '../src/drafts/use-draft.ts'
import { createQueryClient } from '../src/query-client.ts'
import { seedSession } from '../src/session/session.queries.ts'
import { ada, idOf, inCache } from './fixtures.tsx'

function as(viewer: typeof ada | null) {
  const client = createQueryClient()
  seedSession(client, viewer)
  return { wrapper: inCache(client) }
}

async function ready(key: string, viewer: typeof ada | null = ada) {
  const hook = renderHook(() => useDraft(key), as(viewer))
  await waitFor(() => expect(hook.result.current.isReady).toBe(true))
  return hook
}

test('what is typed survives leaving the page', async () => {
  const first = await ready('composer-1')
  act(() => first.result.current.setDraft('Half a thought'))
  expect(first.result.current.draft).toBe('Half a thought')
  first.unmount()
  const second = await ready('composer-1')
  expect(second.result.current.draft).toBe('Half a thought')
})

test('is written by itself while the page stays open', async () => {
  const { result } = await ready('composer-2')
  act(() => result.current.setDraft('Still here'))
  await waitFor(async () => expect(await readDraft(`${ada.id}:composer-2`)).toBe('Still here'))
})

test('belongs to one viewer', async () => {
  const first = await ready('composer-3')
  act(() => first.result.current.setDraft('Private'))
  first.unmount()
  expect((await ready('composer-3', { ...ada, id: idOf(901) })).result.current.draft).toBe('')
  expect((await ready('composer-3', null)).result.current.draft).toBe('')
})

test('what is typed while the database opens wins over what it holds', async () => {
  await writeDraft(`${ada.id}:composer-4`, 'Old')
  const { result } = renderHook(() => useDraft('composer-4'), as(ada))
  act(() => result.current.setDraft('New'))
  await waitFor(() => expect(result.current.isReady).toBe(true))
  expect(result.current.draft).toBe('New')
})

test('is empty after sending, here and after a reload', async () => {
  const first = await ready('composer-5')
  act(() => first.result.current.setDraft('Sent'))
  await waitFor(async () => expect(await readDraft(`${ada.id}:composer-5`)).toBe('Sent'))
  act(() => first.result.current.clear())
  expect(first.result.current.draft).toBe('')
  await waitFor(async () => expect(await readDraft(`${ada.id}:composer-5`)).toBeUndefined())
  first.unmount()
  expect((await ready('composer-5')).result.current.draft).toBe('')
})

test('a stored draft of another shape is left alone', async () => {
  await writeDraft(`${ada.id}:composer-6`, { text: 'from a later version' })
  expect((await ready('composer-6')).result.current.draft).toBe('')
})
