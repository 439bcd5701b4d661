import { describe, expect, test } from 'vitest'
import { canSuggestAlt } from './alt-help.ts'
import { startComposer, stepComposer, type ComposerState } from './composer.ts'
import type { ComposerEvent } from './events.ts'

const file = new Blob(['picture'])
const url = '/media/a.webp'
const arrived: ComposerEvent[] = [
  { type: 'typed', text: 'The harbour' },
  { type: 'media-added', items: [{ id: 'a', kind: 'image', file, name: 'a.jpg' }] },
  { type: 'upload-finished', id: 'a', run: 1, url, at: 0 },
]
const asked: ComposerEvent = { type: 'alt-asked', id: 'a' }
const suggested: ComposerEvent = { type: 'alt-suggested', id: 'a', url, alt: 'Boats under a low sun.' }
const failed: ComposerEvent = { type: 'alt-failed', id: 'a', url, isQuota: true }
const described = (alt: string): ComposerEvent => ({ type: 'media-described', id: 'a', alt })
const after = (...events: ComposerEvent[]) => [...arrived, ...events].reduce(stepComposer, startComposer())
function pictureOf({ post }: ComposerState) {
  const [item] = post.media
  if (item === undefined) throw new Error('There is no picture.')
  return item
}

describe('it can be asked for', () => {
  test('once the picture has arrived, and nobody has described it', () => {
    expect(canSuggestAlt(pictureOf(arrived.slice(0, 2).reduce(stepComposer, startComposer())))).toBe(false)
    expect(canSuggestAlt(pictureOf(after()))).toBe(true)
    expect(canSuggestAlt(pictureOf(after(described('Boats'))))).toBe(false)
    expect(canSuggestAlt(pictureOf(after(described('  '))))).toBe(true)
    expect(pictureOf(after(described('Boats'), asked)).altHelp).toEqual({ status: 'none' })
  })

  test('not for a video', () => {
    const video = [
      { type: 'media-added', items: [{ id: 'a', kind: 'video', file, name: 'a.webm' }] },
      { type: 'upload-finished', id: 'a', run: 1, url: '/media/a.webm', at: 0 },
      asked,
    ] satisfies ComposerEvent[]
    expect(pictureOf(video.reduce(stepComposer, startComposer())).altHelp).toEqual({ status: 'none' })
  })
})

describe('what comes', () => {
  test('is a draft, until the member says that it is right', () => {
    const drafted = after(asked, suggested)
    expect(pictureOf(drafted)).toMatchObject({ alt: 'Boats under a low sun.', altHelp: { status: 'drafted' } })
    const confirmed = stepComposer(drafted, { type: 'alt-confirmed', id: 'a' })
    expect(pictureOf(confirmed)).toMatchObject({ alt: 'Boats under a low sun.', altHelp: { status: 'none' } })
    expect(pictureOf(stepComposer(confirmed, { type: 'alt-undone', id: 'a' })).alt).toBe('Boats under a low sun.')
  })

  test('is no draft any more with a word of the member’s', () => {
    const edited = after(asked, suggested, described('Boats under a low sun, in Oban.'))
    expect(pictureOf(edited)).toMatchObject({ alt: 'Boats under a low sun, in Oban.', altHelp: { status: 'none' } })
  })

  test('goes with one press', () => {
    expect(pictureOf(after(asked, suggested, { type: 'alt-undone', id: 'a' }))).toMatchObject({
      alt: '',
      altHelp: { status: 'none' },
    })
  })

  test('stays a draft where the picture is cut: it is to be looked at all the more', () => {
    const cut: ComposerEvent = { type: 'media-cropped', id: 'a', crop: { x: 0, y: 0, width: 0.5, height: 1 } }
    expect(pictureOf(after(asked, suggested, cut)).altHelp).toEqual({ status: 'drafted' })
  })

  test('comes while the text is enhanced', () => {
    const rests = after(asked, { type: 'enhance-asked' })
    expect(rests.status).toBe('enhancing')
    expect(stepComposer(rests, suggested)).toMatchObject({ status: 'enhancing' })
    expect(pictureOf(stepComposer(rests, suggested)).altHelp).toEqual({ status: 'drafted' })
    expect(pictureOf(stepComposer(rests, failed)).altHelp).toEqual({ status: 'failed', isQuota: true })
  })
})

describe('what comes too late changes nothing', () => {
  test.each<[string, ComposerEvent]>([
    ['the member has written something', described('My boats')],
    ['it was called off', { type: 'alt-cancelled', id: 'a' }],
    ['another part of the picture was cut out', { type: 'media-cropped', id: 'a', crop: null }],
    ['the picture is gone', { type: 'media-removed', id: 'a' }],
    ['the post is on its way', { type: 'sent' }],
  ])('%s', (_, event) => {
    const before = after(asked, event)
    expect(stepComposer(before, suggested)).toBe(before)
    expect(stepComposer(before, failed)).toBe(before)
  })

  test('it is about another upload', () => {
    const before = after(asked)
    expect(stepComposer(before, { ...suggested, url: '/media/b.webp' })).toBe(before)
  })

  test('what was never asked for is not taken', () => {
    const before = after()
    expect(stepComposer(before, suggested)).toBe(before)
  })
})

test('a failure loses nothing, and it can be asked again or written', () => {
  const state = after(asked, failed)
  expect(pictureOf(state)).toMatchObject({ alt: '', altHelp: { status: 'failed', isQuota: true } })
  expect(pictureOf(stepComposer(state, asked)).altHelp).toEqual({ status: 'asking' })
  expect(pictureOf(stepComposer(state, described('Boats'))).altHelp).toEqual({ status: 'none' })
})
