import { expect, it } from 'vitest'
import { isFileOf } from './is-file-of.ts'

const photo = { type: 'image/jpeg', name: 'Bread.JPG' }

it.each([
  [undefined, true],
  ['', true],
  ['image/jpeg', true],
  ['IMAGE/*', true],
  ['image/png', false],
  ['image/png, image/jpeg', true],
  ['.jpg', true],
  ['.png,.jpeg', false],
  ['video/*,.pdf', false],
  ['image', false],
])('a photo is one of %s: %s', (accept, expected) => expect(isFileOf(accept, photo)).toBe(expected))

it('a file without a type is told by its name alone', () => {
  expect(isFileOf('.heic,image/heic', { type: '', name: 'IMG_1.heic' })).toBe(true)
  expect(isFileOf('image/heic', { type: '', name: 'IMG_1.heic' })).toBe(false)
})

it('what has no name yet is told by its type', () => {
  expect(isFileOf('image/*', { type: 'image/png' })).toBe(true)
  expect(isFileOf('.png', { type: 'image/png' })).toBe(false)
})
