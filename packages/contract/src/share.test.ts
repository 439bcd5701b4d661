import { expect, test } from 'vitest'
import { readSearch } from './addresses.ts'
import { limits } from './limits.ts'
import { postImageTypes } from './post-media.ts'
import { sharedAddress, sharedFiles, sharedWords, shareTarget } from './share.ts'

const none = { title: '', text: '', url: '' }
const read = (address: string) =>
  readSearch('/share')(Object.fromEntries(new URL(address, 'https://skein.test').searchParams))

test('an address carries what was shared', () => {
  const words = { title: 'Tide tables', text: 'At the harbour & beyond', url: 'https://tide.example/?at=9' }
  expect(read(sharedAddress(words))).toEqual({ ...words, lost: undefined })
  expect(sharedAddress(none)).toBe('/share')
  expect(sharedAddress(none, true)).toBe('/share?lost=some')
})

test('an address that would be too long says that it is not all', () => {
  const text = '🜂'.repeat(3000)
  const { text: kept = '', lost } = read(sharedAddress({ ...none, text, title: 'Elements' }))
  expect(lost).toBe('some')
  expect(text.startsWith(kept)).toBe(true)
  expect(kept.length).toBeGreaterThan(limits.post.max)
})

test('the words of the manifest are those that are read', () => {
  const { files, ...words } = shareTarget.params
  expect(Object.keys(words)).toEqual([...sharedWords])
  expect(files).toEqual([{ name: sharedFiles, accept: expect.arrayContaining([...postImageTypes]) }])
})
