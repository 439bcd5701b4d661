import { describe, expect, it } from 'vitest'
import { pollLength } from './poll-length.ts'
import {
  emptyPoll,
  mostOptions,
  pollDurations,
  reducePollDraft,
  type PollDraft,
  type PollDraftEvent,
} from './poll-builder.reducer.ts'
import { isPollValid, validatePoll } from './validate-poll.ts'

/** A small generator that is the same on every run (mulberry32). */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function anyEvent(draft: PollDraft, below: (limit: number) => number): PollDraftEvent {
  const id = below(5) === 0 ? 'nobody' : (draft.options[below(draft.options.length)]?.id ?? '')
  const events: readonly PollDraftEvent[] = [
    { type: 'add', most: mostOptions },
    { type: 'remove', id },
    { type: 'move', id, to: below(6) - 1 },
    { type: 'option', id, text: `text ${below(9)}` },
    { type: 'question', text: `question ${below(9)}` },
    { type: 'duration', minutes: pollDurations[below(pollDurations.length)] ?? 60 },
  ]
  return events[below(events.length)] ?? { type: 'add', most: mostOptions }
}

describe('whatever happens', () => {
  it('keeps two to four options with ids of their own, and loses no text that was not removed', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const below = random(seed)
      let draft = emptyPoll
      for (let step = 0; step < 60; step += 1) {
        const event = anyEvent(draft, below)
        const next = reducePollDraft(draft, event)
        expect(next.options.length).toBeGreaterThanOrEqual(2)
        expect(next.options.length).toBeLessThanOrEqual(4)
        expect(new Set(next.options.map(({ id }) => id)).size).toBe(next.options.length)
        if (event.type === 'move') expect(next.options.toSorted(byId)).toEqual(draft.options.toSorted(byId))
        if (event.type === 'add' && draft.options.length === 4) expect(next).toBe(draft)
        if (event.type === 'remove' && draft.options.length === 2) expect(next).toBe(draft)
        if (event.type === 'remove' && next !== draft) {
          expect(next.options).toEqual(draft.options.filter(({ id }) => id !== event.id))
        }
        draft = next
      }
    }
  })
})

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)

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
