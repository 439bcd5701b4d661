import { noProfileTexts } from '@skein/contract'
import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only what differs is sent, trimmed', () => {
  const before = { name: 'Ada', ...noProfileTexts, location: 'Uppsala' }
  expect(changesOf(before, { ...before, name: ' Ada ', bio: ' Bakes. ', location: '' })).toEqual({
    bio: 'Bakes.',
    location: '',
  })
})
