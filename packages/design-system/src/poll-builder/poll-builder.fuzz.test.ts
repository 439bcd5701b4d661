import { describe, expect, it } from 'vitest'
import {
  emptyPoll,
  fewestOptions,
  mostOptions,
  nextOptionId,
  pollDurations,
  reducePollDraft,
  type PollDraft,
  type PollDraftEvent,
} from './poll-builder.reducer.ts'
import { isPollValid, pollLimits, validatePoll } from './validate-poll.ts'

/** Numbers from 0 to below 1 that are the same at every run (mulberry32): a failure can be looked at again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const texts = ['', ' ', '\u00a0\n', 'Rye', 'Sourdough', 'لحظة', 'שלום', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'.repeat(200), 'a'.repeat(201)]

function chooser(seed: number) {
  const next = numbers(seed)
  const below = (end: number) => Math.floor(next() * end)
  return { below, text: () => texts[below(texts.length)] ?? '' }
}

/** Any event at all: also for options that are gone, and for places that are none. */
function anyEvent(draft: PollDraft, { below, text }: ReturnType<typeof chooser>): PollDraftEvent {
  const id = draft.options[below(draft.options.length + 1)]?.id ?? 'gone'
  switch (below(6)) {
    case 0:
      return { type: 'question', text: text() }
    case 1:
      return { type: 'option', id, text: text() }
    case 2:
      return { type: 'duration', minutes: pollDurations[below(pollDurations.length)] ?? 60 }
    case 3:
      return { type: 'add', most: mostOptions }
    case 4:
      return { type: 'remove', id }
    default:
      return { type: 'move', id, to: below(draft.options.length + 2) - 1 }
  }
}

/** What the options should be, written as a list that is changed in place: nothing like the reducer itself. */
function model(options: [id: string, text: string][], event: PollDraftEvent): void {
  const at = 'id' in event ? options.findIndex(([id]) => id === event.id) : -1
  const found = options[at]
  if (event.type === 'option' && found) found[1] = event.text
  if (event.type === 'remove' && found && options.length > 2) options.splice(at, 1)
  if (event.type === 'move' && found && event.to >= 0 && event.to < options.length) {
    options.splice(at, 1)
    options.splice(event.to, 0, found)
  }
}

const pairs = (draft: PollDraft) => draft.options.map(({ id, text }): [string, string] => [id, text])

/** Walks drafts through 60 events each, and says at which steps `holds` did not. */
function broken(holds: (before: PollDraft, event: PollDraftEvent, after: PollDraft) => boolean, walks = 500): string[] {
  const failures: string[] = []
  for (let seed = 1; seed <= walks; seed += 1) {
    const random = chooser(seed)
    let draft = emptyPoll
    for (let step = 0; step < 60; step += 1) {
      const event = anyEvent(draft, random)
      const next = reducePollDraft(draft, event)
      if (!holds(draft, event, next))
        failures.push(`seed ${seed}, step ${step}: ${JSON.stringify({ draft, event, next })}`)
      draft = next
    }
  }
  return failures
}

const changesOrder = ({ type }: PollDraftEvent) => type === 'add' || type === 'remove' || type === 'move'

describe('any 60 events in a row', () => {
  it('PB2 leave two to four options, each with an id of its own', () => {
    const failures = broken((_, __, { options }) => {
      const ids = new Set(options.map(({ id }) => id))
      return ids.size === options.length && ids.size >= fewestOptions && ids.size <= mostOptions
    })
    expect(failures).toEqual([])
  })

  it('PB5 do to the options what the model does, and never touch the poll they were given', () => {
    const failures = broken((before, event, after) => {
      const expected = pairs(before)
      const untouched = JSON.stringify(before)
      model(expected, event)
      if (event.type === 'add' && expected.length < event.most) expected.push([nextOptionId(before.options), ''])
      const again = reducePollDraft(before, event)
      return (
        JSON.stringify(pairs(after)) === JSON.stringify(expected) &&
        JSON.stringify(again) === JSON.stringify(after) &&
        JSON.stringify(before) === untouched
      )
    })
    expect(failures).toEqual([])
  })

  it('PB4 give back the same poll exactly where there is nothing to announce', () => {
    const failures = broken(
      (before, event, after) =>
        !changesOrder(event) || (after === before) === (JSON.stringify(after) === JSON.stringify(before)),
    )
    expect(failures).toEqual([])
  })

  it('PB5 can take back every move', () => {
    const failures = broken((before, event, after) => {
      if (event.type !== 'move' || after === before) return true
      const from = before.options.findIndex(({ id }) => id === event.id)
      return JSON.stringify(reducePollDraft(after, { ...event, to: from })) === JSON.stringify(before)
    })
    expect(failures).toEqual([])
  })

  it('PB6 a poll is valid exactly when its question and two options are not blank and nothing is too long', () => {
    const segmenter = new Intl.Segmenter()
    const visible = (text: string) => [...segmenter.segment(text.trim())].length
    const failures = broken((_, __, after) => {
      const lengths = after.options.map(({ text }) => visible(text))
      const asked = visible(after.question)
      const sound =
        asked > 0 &&
        asked <= pollLimits.question &&
        lengths.filter((length) => length > 0).length >= 2 &&
        lengths.every((length) => length <= pollLimits.option)
      const known = new Set(after.options.map(({ id }) => id))
      return isPollValid(after) === sound && validatePoll(after).at.every((id) => known.has(id))
    }, 60)
    expect(failures).toEqual([])
  })
})

it('PB8 two hundred families are two hundred characters, and fit', () => {
  const families = '👨‍👩‍👧‍👦'.repeat(200)
  const poll = (text: string): PollDraft => ({
    ...emptyPoll,
    question: 'מה לאפות?',
    options: [
      { id: '1', text },
      { id: '2', text: 'شاي' },
    ],
  })
  expect(isPollValid(poll(families))).toBe(true)
  expect(validatePoll(poll(`${families}!`))).toMatchObject({ options: 'long', at: ['1'] })
})
