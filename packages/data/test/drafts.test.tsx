import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draftHint, draftPlace, keepText } from '../src/drafts/draft-flags.ts'
import { readDraft, writeDraft } from '../src/drafts/draft.store.ts'
import { useDraft, useDraftOf, type DraftShape } from '../src/drafts/use-draft.ts'
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

test('is written at once when the page goes away in the middle of a word', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hook = renderHook(() => useDraft('composer-hide'), as(ada))
  act(() => hook.result.current.setDraft('Half a w'))
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  await waitFor(async () => expect(await readDraft(`${ada.id}:composer-hide`)).toBe('Half a w'))
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

test('says that it is saved once the last change is in storage', async () => {
  const { result } = await ready('composer-7')
  expect(result.current.isSaved).toBe(false)
  act(() => result.current.setDraft('Kept'))
  expect(result.current.isSaved).toBe(false)
  await waitFor(() => expect(result.current.isSaved).toBe(true))
  expect(await readDraft(`${ada.id}:composer-7`)).toBe('Kept')
  act(() => result.current.setDraft('Changed'))
  expect(result.current.isSaved).toBe(false)
})

type Written = { kind: 'post' | 'reply'; text: string; files: Blob[] }

const writtenDraft: DraftShape<Written> = {
  empty: { kind: 'post', text: '', files: [] },
  read: (stored) =>
    typeof stored === 'object' && stored !== null && 'files' in stored && Array.isArray(stored.files)
      ? { kind: 'reply', text: 'text' in stored ? String(stored.text) : '', files: stored.files }
      : undefined,
}

test('a draft of several kinds holds files as they are', async () => {
  const open = async () => {
    const hook = renderHook(() => useDraftOf('composer-8', writtenDraft), as(ada))
    await waitFor(() => expect(hook.result.current.isReady).toBe(true))
    return hook
  }
  const first = await open()
  const file = new File([new Uint8Array([1, 2, 3])], 'jetty.webp', { type: 'image/webp' })
  act(() => first.result.current.setDraft({ kind: 'reply', text: 'With a picture', files: [file] }))
  await waitFor(() => expect(first.result.current.isSaved).toBe(true))
  first.unmount()
  const second = await open()
  expect(second.result.current.draft).toMatchObject({ kind: 'reply', text: 'With a picture' })
  expect(second.result.current.draft.files).toHaveLength(1)
})

test('a place knows at once that a draft waits there, and no longer once it is dropped', async () => {
  const place = draftPlace(ada.id, 'composer-hint')
  expect(draftHint(place).isThere).toBe(false)
  const { result } = await ready('composer-hint')
  act(() => result.current.setDraft('Half a thought'))
  await waitFor(() => expect(draftHint(place)).toEqual({ isThere: true, text: '' }))
  act(() => result.current.clear())
  expect(draftHint(place).isThere).toBe(false)
})

test('a text that is typed before drafts are written is kept at once, for its own viewer', () => {
  keepText(draftPlace(ada.id, 'composer-early'), 'Typed at once')
  expect(draftHint(draftPlace(ada.id, 'composer-early'))).toEqual({ isThere: true, text: 'Typed at once' })
  expect(draftHint(draftPlace(idOf(901), 'composer-early')).isThere).toBe(false)
})
