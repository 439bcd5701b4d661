import { expect, it } from 'vitest'
import { pollLength } from './poll-length.ts'
import { emptyPoll, pollDurations, reducePollDraft, type PollDraft } from './poll-builder.reducer.ts'
import { isPollValid, validatePoll } from './validate-poll.ts'

const poll = (question: string, ...texts: string[]): PollDraft => ({
  question,
  options: texts.map((text, index) => ({ id: String(index + 1), text })),
  duration: 1440,
})

it('moves an option to where it is told', () => {
  const draft = poll('?', 'a', 'b', 'c')
  const texts = (next: PollDraft) => next.options.map(({ text }) => text).join('')
  expect(texts(reducePollDraft(draft, { type: 'move', id: '1', to: 2 }))).toBe('bca')
  expect(texts(reducePollDraft(draft, { type: 'move', id: '3', to: 0 }))).toBe('cab')
  expect(reducePollDraft(draft, { type: 'move', id: '1', to: 3 })).toBe(draft)
})

it.each([
  { draft: poll('Rye?', 'Yes', 'No'), problems: { at: [] } },
  { draft: poll('  ', 'Yes', 'No'), problems: { question: 'missing', at: [] } },
  { draft: poll('Rye?', 'Yes', ' '), problems: { options: 'missing', at: ['2'] } },
  { draft: poll('Rye?', 'Yes', '', 'No'), problems: { at: [] } },
  { draft: poll('Rye?', 'Yes', 'n'.repeat(201)), problems: { options: 'long', at: ['2'] } },
  { draft: poll('q'.repeat(301), 'Yes', 'No'), problems: { question: 'long', at: [] } },
  // A family is one character, not eleven.
  { draft: poll('Rye?', '👨‍👩‍👧'.repeat(200), 'No'), problems: { at: [] } },
])('validates $draft.question', ({ draft, problems }) => {
  expect(validatePoll(draft)).toEqual(problems)
  expect(isPollValid(draft)).toBe(problems.question === undefined && problems.options === undefined)
})

it('PB7 offers 60 to 10080 minutes, 1440 by default, in the words of the language', () => {
  expect(pollDurations).toEqual([60, 360, 720, 1440, 2880, 4320, 10080])
  expect(emptyPoll.duration).toBe(1440)
  expect(pollDurations.map((minutes) => pollLength(minutes, 'en'))).toEqual([
    '1 hour',
    '6 hours',
    '12 hours',
    '1 day',
    '2 days',
    '3 days',
    '7 days',
  ])
  expect(pollLength(2880, 'de')).toBe('2 Tage')
  expect(pollLength(90, 'fr')).toBe('90 minutes')
})
