import { expect, test, vi } from 'vitest'
import { feedPlacePrefix, restorePlace, storePlace } from '../src/feed/feed-place.store.ts'
import { feedQuery } from '../src/feed/feed.queries.ts'
import { peekPost, putPosts } from '../src/posts/post.queries.ts'
import { createQueryClient } from '../src/query-client.ts'
import { ada, idOf, postOf } from './fixtures.tsx'

function readerAt(place: number, count: number) {
  const client = createQueryClient()
  const ids = putPosts(
    client,
    Array.from({ length: count }, (_, index) => postOf(count - index)),
  )
  client.setQueryData(feedQuery('everyone').queryKey, { pages: [{ ids, isLast: false }], pageParams: [undefined] })
  storePlace(client, ada.id, 'everyone', { key: ids[place] ?? '', offset: -44 })
  return ids
}

test('a reload brings back the posts and the place, once', () => {
  const ids = readerAt(5, 30)
  const client = createQueryClient()
  expect(restorePlace(client, ada.id, 'everyone')).toEqual({ key: ids[5], offset: -44 })
  expect(client.getQueryData(feedQuery('everyone').queryKey)).toEqual({
    pages: [{ ids, isLast: false }],
    pageParams: [undefined],
  })
  expect(peekPost(client, idOf(30))?.content).toBe('Post 30')
  expect(restorePlace(createQueryClient(), ada.id, 'everyone')).toBeUndefined()
})

test('belongs to one viewer and one feed', () => {
  readerAt(5, 30)
  expect(restorePlace(createQueryClient(), idOf(901), 'everyone')).toBeUndefined()
  expect(restorePlace(createQueryClient(), ada.id, 'following')).toBeUndefined()
})

test('keeps every id up to 2,000 and the 200 posts around the reader', () => {
  const ids = readerAt(1000, 2500)
  const client = createQueryClient()
  expect(restorePlace(client, ada.id, 'everyone')?.key).toBe(ids[1000])
  const stored = client.getQueryData(feedQuery('everyone').queryKey)?.pages[0]?.ids ?? []
  expect(stored).toEqual(ids.slice(0, 2000))
  expect(stored.filter((id) => peekPost(client, id) !== undefined)).toEqual(ids.slice(900, 1100))
})

test('is forgotten after half an hour', () => {
  const left = Date.parse('2026-05-01T12:00:00Z')
  vi.setSystemTime(left)
  readerAt(5, 30)
  vi.useRealTimers()
  expect(restorePlace(createQueryClient(), ada.id, 'everyone', left + 31 * 60_000)).toBeUndefined()
})

test('stands for the beginning of the feed that the first HTML brought', () => {
  const ids = readerAt(5, 30)
  const client = createQueryClient()
  client.setQueryData(feedQuery('everyone').queryKey, {
    pages: [{ ids: [idOf(99)], isLast: false }],
    pageParams: [undefined],
  })
  expect(restorePlace(client, ada.id, 'everyone')?.key).toBe(ids[5])
  expect(client.getQueryData(feedQuery('everyone').queryKey)?.pages[0]?.ids).toEqual(ids)
})

test('leaves a feed alone that was read since', () => {
  const client = createQueryClient()
  expect(restorePlace(client, ada.id, 'everyone')).toBeUndefined()
  readerAt(5, 30)
  const fresh = { pages: [{ ids: [idOf(1)], isLast: true }], pageParams: [undefined] }
  client.setQueryData(feedQuery('everyone').queryKey, fresh)
  expect(restorePlace(client, ada.id, 'everyone')).toBeUndefined()
  expect(client.getQueryData(feedQuery('everyone').queryKey)).toEqual(fresh)
})

test.each(['{', '{}', '{"savedAt":1,"ids":[1],"isLast":true,"posts":[],"anchor":{"key":"a","offset":0}}'])(
  'a damaged record is dropped: %s',
  (record) => {
    sessionStorage.setItem(`${feedPlacePrefix}${ada.id}:everyone`, record)
    expect(restorePlace(createQueryClient(), ada.id, 'everyone', 2)).toBeUndefined()
  },
)
