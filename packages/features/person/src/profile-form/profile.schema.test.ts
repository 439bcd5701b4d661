import { noProfileTexts } from '@skein/contract'
import { expect, test } from 'vitest'
import { profileSchema } from './profile.schema.ts'

const fine = { name: 'Ada', ...noProfileTexts }

/** The first thing that is wrong with a field, as a form shows it. */
const problemOf = (field: string, text: string) =>
  profileSchema.safeParse({ ...fine, [field]: text }).error?.issues[0]?.message

test.each([
  ['name', 'Ada', undefined],
  ['name', '   ', 'blank'],
  ['name', '\u3164\u2800', 'blank'],
  ['name', 'é'.normalize('NFD').repeat(50), undefined],
  ['name', 'x'.repeat(51), 'long'],
  ['bio', '👩‍🚀'.repeat(300), undefined],
  ['bio', '👩‍🚀'.repeat(301), 'long'],
  ['bio', '', undefined],
  ['location', 'x'.repeat(60), undefined],
  ['location', 'x'.repeat(61), 'long'],
  ['website', '', undefined],
  ['website', ' https://ada.example/ ', undefined],
  ['website', 'http://ada.example', undefined],
  ['website', 'ada.example', 'website'],
  ['website', 'https://', 'website'],
  ['website', 'javascript:alert(1)', 'website'],
  ['website', `https://ada.example/${'x'.repeat(200)}`, 'long'],
] as const)('%s: %j → %s', (field, text, problem) => {
  expect(problemOf(field, text)).toBe(problem)
})
