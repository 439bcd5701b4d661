import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'
import tables from './twitter-text/cases.json' with { type: 'json' }

type Expected = { mentions?: string[]; hashtags?: string[]; links?: string[]; whole?: string; notWhole?: string }

const kinds = { mentions: 'mention', hashtags: 'hashtag', links: 'link' } as const

/** What was found where something is expected, in the words of the tables: without signs. */
function found(text: string, expected: Expected): Expected {
  const tokens = tokenize(text)
  const [first] = tokens
  const whole = tokens.length === 1 && first !== undefined ? first.kind : 'text'
  if (expected.whole !== undefined) return { whole }
  if (expected.notWhole !== undefined) return { notWhole: whole === expected.notWhole ? 'nothing' : expected.notWhole }
  const result: Expected = {}
  for (const key of ['mentions', 'hashtags', 'links'] as const)
    if (expected[key] !== undefined)
      result[key] = tokens.flatMap((token) =>
        token.kind === kinds[key] ? [token.kind === 'link' ? token.text : token.text.slice(1)] : [],
      )
  return result
}

test('the tables of twitter-text are met wherever they ask for what Skein does', () => {
  const cases: { table: string; text: string; expected: Expected }[] = tables.cases
  expect(cases.map((each) => ({ ...each, expected: found(each.text, each.expected) }))).toEqual(cases)
})

test('what is left out of them is little, and each has a reason', () => {
  const leftOut = tables.leftOut.flatMap(({ reason, cases }) => cases.map((each) => ({ reason, each })))
  expect(leftOut.filter(({ reason }) => reason === '')).toEqual([])
  expect(tables.cases.length).toBe(336)
  expect(leftOut.length).toBe(39)
})
