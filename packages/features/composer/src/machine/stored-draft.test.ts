import { describe, expect, test } from 'vitest'
import { startComposer, stepComposer } from './composer.ts'
import type { ComposerEvent } from './events.ts'
import { emptyPoll } from './poll.ts'
import { compositionOf, emptyDraft, isEmptyDraft, readStored, storedOf } from './stored-draft.ts'

const picture = new Blob(['picture'], { type: 'image/jpeg' })
const happened: ComposerEvent[] = [
  { type: 'typed', text: 'Kettle race' },
  { type: 'warned', text: 'Steam' },
  { type: 'rule-chosen', rule: 'mentioned' },
  { type: 'part-added', id: 'p' },
  { type: 'part-typed', id: 'p', text: 'The second heat' },
  { type: 'poll-attached', draft: { ...emptyPoll, question: 'Who wins?' } },
  { type: 'media-added', items: [{ id: 'a', kind: 'image', file: picture, name: 'a.jpg' }] },
  { type: 'media-described', id: 'a', alt: 'Two kettles' },
  { type: 'upload-finished', id: 'a', run: 1, url: '/media/a.webp', at: 1000 },
]
const { post } = happened.reduce(stepComposer, startComposer())
const files = new Map([['a', picture]])

test('what was written comes back with its files, through storage', () => {
  const stored: unknown = structuredClone(storedOf(post))
  const read = readStored(stored)
  if (read === undefined) throw new Error('It cannot be read.')
  expect(compositionOf(read, files, 2000)).toEqual(post)
})

test('a suggested alt text is still a draft when it comes back, and one that is waited for is not', () => {
  const undescribed: ComposerEvent[] = [
    { type: 'media-described', id: 'a', alt: '' },
    { type: 'alt-asked', id: 'a' },
  ]
  const asking = undescribed.reduce(stepComposer, startComposer(post))
  const drafted = stepComposer(asking, { type: 'alt-suggested', id: 'a', url: '/media/a.webp', alt: 'Steam' })
  const restored = (state: typeof drafted) => {
    const read = readStored(structuredClone(storedOf(state.post)))
    return read && compositionOf(read, files, 2000).media[0]
  }
  expect(restored(drafted)).toMatchObject({ alt: 'Steam', altHelp: { status: 'drafted' } })
  expect(restored(asking)).toMatchObject({ alt: '', altHelp: { status: 'none' } })
})

test('an upload of yesterday is sent again', () => {
  const [item] = compositionOf(storedOf(post), files, 1000 + 24 * 3_600_000).media
  expect(item?.upload).toEqual({ status: 'uploading', done: 0 })
})

test('a picture whose file is gone is left out, the rest stays', () => {
  const restored = compositionOf(storedOf(post), new Map(), 2000)
  expect(restored).toEqual({ ...post, media: [] })
})

test('files that were refused are not kept', () => {
  const refused = stepComposer(startComposer(), {
    type: 'media-added',
    items: [{ id: 'b', kind: 'image', file: picture, name: 'b', upload: { status: 'refused', why: 'unsupported' } }],
  })
  expect(storedOf(refused.post).media).toEqual([])
})

test('a poll that nobody has written into is no draft, one with a word or another duration is', () => {
  const stored = (draft: Partial<typeof emptyPoll>) =>
    storedOf(stepComposer(startComposer(), { type: 'poll-attached', draft: { ...emptyPoll, ...draft } }).post)
  expect(isEmptyDraft(stored({}))).toBe(true)
  expect(isEmptyDraft(stored({ question: 'Who wins?' }))).toBe(false)
  expect(isEmptyDraft(stored({ duration: 60 }))).toBe(false)
})

describe('reading', () => {
  test('a text of an earlier version', () => {
    expect(readStored('Half a thought')).toEqual({ ...emptyDraft, text: 'Half a thought' })
  })

  test('the text alone, as the short box of an earlier version wrote it', () => {
    expect(readStored({ text: 'Short' })).toEqual({ ...emptyDraft, text: 'Short' })
  })

  test.each([[undefined], [null], [4], [[]], [{}], [{ text: 4 }]])('%j is no draft', (value) => {
    expect(readStored(value)).toBeUndefined()
  })

  test('parts that are not what they should be are left out', () => {
    const broken = {
      text: 'Still here',
      warning: 4,
      poll: { draft: { question: 'x', options: [{ id: '1' }], duration: 60 } },
      media: [null, { id: 'a' }, { id: 'a', kind: 'sound', name: '', alt: '' }],
      isAiGenerated: 'yes',
      dismissed: [1, 'https://a.example/'],
    }
    expect(readStored(broken)).toEqual({ ...emptyDraft, text: 'Still here', dismissed: ['https://a.example/'] })
  })
})

test('knows when there is nothing in it', () => {
  expect(isEmptyDraft(emptyDraft)).toBe(true)
  expect(isEmptyDraft({ ...emptyDraft, text: ' ' })).toBe(true)
  expect(isEmptyDraft(storedOf(post))).toBe(false)
})
