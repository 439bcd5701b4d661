import { accountHeader, sharedCache } from '@skein/contract/account-header'
import { dropShared, readShared } from '@skein/data'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepShare } from '../worker/keep-share.ts'
import { memoryCaches } from './memory-caches.ts'

const address = 'https://skein.test/share'
const ada = '0192f0c1-2b3c-7d4e-8f50-00000000000a'

let storage: CacheStorage
beforeEach(() => {
  storage = memoryCaches()
  vi.stubGlobal('caches', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function shared(words: Record<string, string>, ...files: File[]): Request {
  const body = new FormData()
  for (const [name, word] of Object.entries(words)) body.set(name, word)
  for (const file of files) body.append('files', file)
  return new Request(address, { method: 'POST', body })
}

const photo = new File(['picture'], 'harbour.jpg', { type: 'image/jpeg' })
const kept = async () => (await storage.open(sharedCache)).match(address)

test('a share is kept with its files and leads to its page', async () => {
  const answer = await keepShare(shared({ text: 'At nine.' }, photo), storage, ada)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, address])
  const found = await kept()
  expect(found?.headers.get(accountHeader)).toBe(ada)
  const form = await found?.formData()
  expect(form?.get('text')).toBe('At nine.')
  expect(form?.get('files')).toMatchObject({ name: 'harbour.jpg', type: 'image/jpeg', size: 7 })
})

test('of a visitor it is nobody’s, and the last one counts', async () => {
  await keepShare(shared({ text: 'first' }), storage, ada)
  await keepShare(shared({ text: 'second' }), storage, undefined)
  const found = await kept()
  expect(found?.headers.get(accountHeader)).toBeNull()
  expect((await found?.formData())?.get('text')).toBe('second')
})

test('where nothing can be kept the words go on in the address, and files are told as missing', async () => {
  storage.open = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
  const words = await keepShare(shared({ text: 'At nine.' }), storage, ada)
  expect(words.headers.get('location')).toBe(`${address}?text=At+nine.`)
  const files = await keepShare(shared({ title: 'Tides' }, photo), storage, ada)
  expect(files.headers.get('location')).toBe(`${address}?title=Tides&lost=some`)
})

test('what is no form is said to be missing', async () => {
  const answer = await keepShare(new Request(address, { method: 'POST', body: 'text' }), storage, ada)
  expect(answer.headers.get('location')).toBe(`${address}?lost=some`)
})

test('the page reads what the worker kept until it is dropped', async () => {
  await keepShare(shared({ title: 'Tides' }, photo, new File([], '')), storage, ada)
  const found = await readShared(ada)
  expect(found?.words).toEqual({ title: 'Tides', text: '', url: '' })
  expect(found?.files.map(({ name, type }) => [name, type])).toEqual([['harbour.jpg', 'image/jpeg']])
  expect(await readShared(ada)).toBeDefined()
  await dropShared()
  expect(await readShared(ada)).toBeUndefined()
})

test('what a visitor shared is theirs who sign in', async () => {
  await keepShare(shared({ text: 'At nine.' }), storage, undefined)
  expect(await readShared('ben')).toBeDefined()
})

test('another member does not find it, and nobody after them', async () => {
  await keepShare(shared({ text: 'At nine.' }), storage, ada)
  expect(await readShared('ben')).toBeUndefined()
  expect(await readShared(ada)).toBeUndefined()
})

test('nobody comes for it after a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T09:00:00Z') })
  await keepShare(shared({ text: 'At nine.' }), storage, ada)
  vi.setSystemTime(new Date('2026-05-02T10:00:00Z'))
  expect(await readShared(ada)).toBeUndefined()
  expect(await storage.keys()).toEqual([])
})

test('where the browser keeps nothing there is nothing', async () => {
  vi.stubGlobal('caches', undefined)
  expect(await readShared(ada)).toBeUndefined()
  await dropShared()
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('Refused.')) })
  expect(await readShared(ada)).toBeUndefined()
})
