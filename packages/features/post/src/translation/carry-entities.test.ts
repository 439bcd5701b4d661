import { expect, test } from 'vitest'
import { entitiesOf } from '@skein/contract'
import { carryEntities } from './carry-entities.ts'

const carried = (from: string, to: string) =>
  carryEntities(from, entitiesOf(from), to).map(({ kind, start, end, value }) => [kind, to.slice(start, end), value])

test('what points somewhere is found where the translation has put it', () => {
  expect(
    carried('Hola @ada, mira #trams y https://a.example/x', 'Look at https://a.example/x and #trams, @ada'),
  ).toEqual([
    ['link', 'https://a.example/x', 'https://a.example/x'],
    ['hashtag', '#trams', 'trams'],
    ['mention', '@ada', 'ada'],
  ])
})

test('what stands there twice is found twice, and one that begins another is not taken for it', () => {
  expect(carried('@ada @ada_l @ada', '@ada_l with @ada and @ada').map(([, text]) => text)).toEqual([
    '@ada_l',
    '@ada',
    '@ada',
  ])
  expect(carried('@ada', '@ada_l')).toEqual([])
})

test('what the translation says beyond them is words', () => {
  expect(carried('Hola', 'Hello @eve https://evil.example #x')).toEqual([])
})
