import { describe, expect, test } from 'vitest'
import { limits } from '@skein/contract'
import type { PollDraft } from '@skein/design-system/poll-builder'
import { canEnhance, canPost, startComposer, stepComposer, type ComposerState } from './composer.ts'
import { emptyComposition, hasParts, obstaclesOf, roomFor } from './composition.ts'
import type { ComposerEvent, NewMedia } from './events.ts'
import { emptyPoll, sentPollOf } from './poll.ts'

const after = (...events: ComposerEvent[]) => events.reduce(stepComposer, startComposer())
const typed = (text: string): ComposerEvent => ({ type: 'typed', text })
const poll = (question = 'Tea or coffee?'): PollDraft => ({
  ...emptyPoll,
  question,
  options: [
    { id: '1', text: 'Tea' },
    { id: '2', text: 'Coffee' },
  ],
})
const file = (id: string, kind: 'image' | 'video' = 'image'): NewMedia => ({
  id,
  kind,
  name: `${id}.jpg`,
  file: new Blob([id]),
})
const added = (...items: NewMedia[]): ComposerEvent => ({ type: 'media-added', items })
const finished = (id: string, run = 1): ComposerEvent => ({
  type: 'upload-finished',
  id,
  run,
  url: `/media/${id}.webp`,
  at: 0,
})
const uploadOf = (state: ComposerState, id: string) => state.post.media.find((item) => item.id === id)?.upload

describe('what can be posted', () => {
  test.each([
    ['', 'idle', false],
    [' \n\t', 'idle', false],
    ['\u202e\u2060', 'idle', false],
    ['Hello', 'editing', true],
    ['a'.repeat(limits.post.max), 'editing', true],
    ['a'.repeat(limits.post.max + 1), 'editing', false],
    ['👨‍👩‍👧‍👦'.repeat(limits.post.max), 'editing', true],
  ])('%j is %s', (text, status, postable) => {
    const state = after(typed(text))
    expect(state.status).toBe(status)
    expect(canPost(state)).toBe(postable)
  })

  test('a success clears text, AI flag, poll, preview, media and warning', () => {
    const full = after(
      typed('kettle https://tea.example/race'),
      { type: 'typing-rested' },
      { type: 'preview-answered', url: 'https://tea.example/race', preview: preview('https://tea.example/race') },
      { type: 'poll-attached', draft: poll() },
      { type: 'warned', text: 'Steam' },
      added(file('a')),
      finished('a'),
      { type: 'enhance-asked' },
      { type: 'enhance-answered', text: 'The kettle race: https://tea.example/race' },
    )
    expect(full.post).toMatchObject({ isAiGenerated: true, preview: { status: 'shown' }, warning: 'Steam' })
    expect(stepComposer(stepComposer(full, { type: 'sent' }), { type: 'succeeded' })).toEqual(startComposer())
  })

  test('a failure keeps everything, and it can be sent again or changed', () => {
    const before = after(typed('Hello'), { type: 'poll-attached', draft: poll() }, added(file('a')), finished('a'))
    const failed = [{ type: 'sent' } as const, { type: 'failed' } as const].reduce(stepComposer, before)
    expect(failed).toEqual({ status: 'failed', post: before.post })
    expect(canPost(failed)).toBe(true)
    expect(stepComposer(failed, { type: 'sent' }).status).toBe('posting')
    expect(stepComposer(failed, typed('Hello!')).status).toBe('editing')
  })

  test('nothing changes what is on its way, and it is not sent twice', () => {
    const posting = after(typed('Hello'), { type: 'sent' })
    for (const event of [typed('x'), { type: 'sent' } as const, { type: 'discarded' } as const, added(file('a'))]) {
      expect(stepComposer(posting, event)).toBe(posting)
    }
  })

  test('a text too long keeps it from being sent', () => {
    expect(obstaclesOf(after(typed('a'.repeat(limits.post.max + 1))).post)).toEqual(['too-long'])
  })

  test('a content warning, an alternative text or an unfinished poll that is wrong keeps it from being sent', () => {
    const fine = after(typed('Hello'))
    expect(obstaclesOf(stepComposer(fine, { type: 'warned', text: 'x'.repeat(101) }).post)).toEqual([
      'warning-too-long',
    ])
    expect(obstaclesOf(stepComposer(fine, { type: 'poll-attached', draft: emptyPoll }).post)).toEqual(['poll'])
    const described = [
      added(file('a')),
      finished('a'),
      { type: 'media-described', id: 'a', alt: 'x'.repeat(501) } as const,
    ]
    expect(obstaclesOf(described.reduce(stepComposer, fine).post)).toEqual(['alt-too-long'])
  })
})

describe('box and dialog take turns', () => {
  const post = { ...emptyComposition, text: 'Kept', warning: 'Steam' }

  test('a stored draft fills an empty composer only: what is typed meanwhile is newer', () => {
    expect(after({ type: 'restored', post })).toEqual({ status: 'editing', post })
    expect(after(typed('New'), { type: 'restored', post })).toEqual(after(typed('New')))
    const posting = after(typed('New'), { type: 'sent' })
    expect(stepComposer(posting, { type: 'restored', post })).toBe(posting)
  })

  test('what the other view leaves takes the place of what stood here, but for what is on its way', () => {
    expect(after(typed('Before'), { type: 'handed-back', post })).toEqual({ status: 'editing', post })
    expect(after(typed('Before'), { type: 'handed-back', post: emptyComposition })).toEqual(startComposer())
    const posting = after(typed('Before'), { type: 'sent' })
    expect(stepComposer(posting, { type: 'handed-back', post })).toBe(posting)
  })

  test('everything goes along: label, media with their uploads, poll; only a suggestion that is waited for does not', () => {
    const full = after(
      { type: 'poll-attached', draft: poll() },
      added(file('a')),
      finished('a'),
      { type: 'enhance-asked' },
      { type: 'enhance-answered', text: 'Tea, or coffee?' },
    ).post
    expect(hasParts(full)).toBe(true)
    expect(after({ type: 'handed-back', post: full }).post).toEqual(full)
    const asking = stepComposer(startComposer(full), { type: 'alt-asked', id: 'a' }).post
    expect(after({ type: 'handed-back', post: asking }).post).toEqual(full)
  })

  test('a wording of the assistant is more than the box shows, until the member changes it', () => {
    const labelled = { ...emptyComposition, text: 'Comet night.', isAiGenerated: true }
    expect(hasParts(labelled)).toBe(true)
    expect(hasParts(stepComposer(startComposer(labelled), typed('Comet night!')).post)).toBe(false)
  })
})

describe('poll', () => {
  test('attached to an empty text it writes marker and question, and keeps in step until the member writes', () => {
    const attached = after({ type: 'poll-attached', draft: poll('Tea?') })
    expect(attached.post.text).toBe('📊 Tea?')
    const changed = stepComposer(attached, { type: 'poll-changed', draft: poll('Tea or coffee?') })
    expect(changed.post.text).toBe('📊 Tea or coffee?')
    const own = [typed('My question'), { type: 'poll-changed', draft: poll('Cocoa?') } as const].reduce(
      stepComposer,
      changed,
    )
    expect(own.post.text).toBe('My question')
  })

  test('a text that stands there stays, and stays when the poll goes', () => {
    const attached = after(typed('Vote!'), { type: 'poll-attached', draft: poll() })
    expect(attached.post.text).toBe('Vote!')
    expect(stepComposer(attached, { type: 'poll-removed' }).post).toMatchObject({ text: 'Vote!', poll: null })
  })

  test('what the poll wrote goes with it', () => {
    expect(after({ type: 'poll-attached', draft: poll() }, { type: 'poll-removed' })).toEqual(startComposer())
  })

  test.each<[string, Partial<PollDraft>, boolean]>([
    ['a question and two options', {}, true],
    ['no question', { question: ' ' }, false],
    ['a question too long', { question: 'q'.repeat(301) }, false],
    [
      'one option filled',
      {
        options: [
          { id: '1', text: 'Tea' },
          { id: '2', text: ' ' },
        ],
      },
      false,
    ],
    ['a third one left blank', { options: [...poll().options, { id: '3', text: '' }] }, true],
    ['an option that nobody sees', { options: [...poll().options.slice(0, 1), { id: '2', text: '\u3164' }] }, false],
    ['a question that nobody sees', { question: '\u2800' }, false],
    ['five options', { options: ['1', '2', '3', '4', '5'].map((id) => ({ id, text: id })) }, false],
    [
      'an option too long',
      {
        options: [
          { id: '1', text: 'o'.repeat(201) },
          { id: '2', text: 'Coffee' },
        ],
      },
      false,
    ],
    ['ten minutes', { duration: 10 }, false],
  ])('a poll with %s', (_, change, isSent) => {
    const sent = sentPollOf({ ...poll(), ...change })
    expect(sent !== undefined).toBe(isSent)
    expect(sent?.options.every(({ text }) => text.trim() !== '') ?? true).toBe(true)
  })

  test('without a question there is no marker alone', () => {
    expect(after({ type: 'poll-attached', draft: emptyPoll }).post.text).toBe('')
  })
})

const preview = (url: string) => ({ url, title: 'A page', description: '', image: null })

describe('link preview', () => {
  const first = 'https://a.example/'
  const second = 'https://b.example/'
  const loading = after(typed(`See ${first} and ${second}`), { type: 'typing-rested' })

  test('the first address is asked for once typing rests, not before', () => {
    expect(after(typed(first)).post.preview.status).toBe('none')
    expect(loading.post.preview).toMatchObject({ status: 'loading', url: first })
  })

  test('a late answer about another address is dropped', () => {
    const moved = [typed(second), { type: 'typing-rested' } as const].reduce(stepComposer, loading)
    const late: ComposerEvent = { type: 'preview-answered', url: first, preview: preview(first) }
    expect(stepComposer(moved, late)).toBe(moved)
  })

  test('without an address it is cleared; a failure shows nothing', () => {
    const shown = stepComposer(loading, { type: 'preview-answered', url: first, preview: preview(first) })
    expect(shown.post.preview.status).toBe('shown')
    expect(stepComposer(shown, typed('No address')).post.preview.status).toBe('none')
    expect(stepComposer(loading, { type: 'preview-answered', url: first, preview: null }).post.preview.status).toBe(
      'none',
    )
  })

  test('dismissed, it stays away for that address and comes for another', () => {
    const dismissed = stepComposer(loading, { type: 'preview-dismissed' })
    const again = [typed(`${first}!`), { type: 'typing-rested' } as const].reduce(stepComposer, dismissed)
    expect(again.post.preview.status).toBe('none')
    const other = [typed(second), { type: 'typing-rested' } as const].reduce(stepComposer, dismissed)
    expect(other.post.preview).toMatchObject({ status: 'loading', url: second })
  })

  test.each(['ftp://a.example/', 'mailto:ada@a.example', 'javascript:alert(1)'])('%s has none', (address) => {
    expect(after(typed(address), { type: 'typing-rested' }).post.preview.status).toBe('none')
  })
})

describe('enhance', () => {
  const enhanced = after(
    typed('comet again'),
    { type: 'enhance-asked' },
    { type: 'enhance-answered', text: 'Comet night.' },
  )

  test('sets the flag, shows both wordings, and can be posted as it is', () => {
    expect(enhanced.post).toMatchObject({
      text: 'Comet night.',
      isAiGenerated: true,
      enhancement: { before: 'comet again', after: 'Comet night.' },
    })
    expect(canPost(enhanced)).toBe(true)
    expect(canEnhance(enhanced)).toBe(false)
  })

  test('a wording that is the same is still the member’s own', () => {
    const same = after(
      typed('comet again '),
      { type: 'enhance-asked' },
      { type: 'enhance-answered', text: 'comet again' },
    )
    expect(same.post).toMatchObject({ text: 'comet again ', isAiGenerated: false, enhancement: null })
    expect(canEnhance(same)).toBe(true)
  })

  test('any edit after it clears the flag', () => {
    const accepted = stepComposer(enhanced, { type: 'enhance-accepted' })
    expect(accepted.post).toMatchObject({ isAiGenerated: true, enhancement: null })
    expect(stepComposer(accepted, typed('Comet night!')).post.isAiGenerated).toBe(false)
  })

  test('undo brings the own words and no flag', () => {
    expect(stepComposer(enhanced, { type: 'enhance-undone' }).post).toMatchObject({
      text: 'comet again',
      isAiGenerated: false,
      enhancement: null,
    })
  })

  test('a failure leaves the text, and an answer nobody waits for changes nothing', () => {
    const asked = after(typed('comet'), { type: 'enhance-asked' })
    expect(stepComposer(asked, typed('x'))).toBe(asked)
    const failed = stepComposer(asked, { type: 'enhance-failed' })
    expect(failed).toEqual(after(typed('comet')))
    expect(stepComposer(failed, { type: 'enhance-answered', text: 'late' })).toBe(failed)
  })
})

describe('pictures and video', () => {
  test('four pictures or one video, never both', () => {
    const four = after(added(...['a', 'b', 'c', 'd', 'e'].map((id) => file(id))))
    expect(four.post.media.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(roomFor('image', four.post.media)).toBe(0)
    expect(stepComposer(four, added(file('v', 'video')))).toBe(four)
    const film = after(added(file('v', 'video')))
    expect(roomFor('image', film.post.media)).toBe(0)
  })

  test('post pressed during an upload waits, is sent when the last has arrived, and can be called off', () => {
    const waiting = after(typed('Hi'), added(file('a'), file('b')), { type: 'sent' })
    expect(waiting.status).toBe('waiting')
    expect(stepComposer(waiting, finished('a')).status).toBe('waiting')
    expect([finished('a'), finished('b')].reduce(stepComposer, waiting).status).toBe('posting')
    expect(stepComposer(waiting, { type: 'held' }).status).toBe('editing')
  })

  test('an upload that fails ends the wait and can be tried again; answers to the first try come too late', () => {
    const failed = after(typed('Hi'), added(file('a')), { type: 'sent' }, { type: 'upload-failed', id: 'a', run: 1 })
    expect(failed.status).toBe('editing')
    expect(canPost(failed)).toBe(false)
    const again = stepComposer(failed, { type: 'upload-retried', id: 'a' })
    expect(stepComposer(again, finished('a', 1))).toBe(again)
    expect(uploadOf(stepComposer(again, finished('a', 2)), 'a')).toMatchObject({ status: 'uploaded' })
  })

  test('cancelled it waits for Retry; progress never walks backwards', () => {
    const half = after(added(file('a')), { type: 'upload-advanced', id: 'a', run: 1, done: 0.5 })
    expect(stepComposer(half, { type: 'upload-advanced', id: 'a', run: 1, done: 0.2 })).toBe(half)
    const cancelled = stepComposer(half, { type: 'upload-cancelled', id: 'a' })
    expect(uploadOf(cancelled, 'a')).toEqual({ status: 'cancelled' })
    expect(uploadOf(stepComposer(cancelled, { type: 'upload-retried', id: 'a' }), 'a')).toEqual({
      status: 'uploading',
      done: 0,
    })
  })

  test('a crop sends the picture anew and keeps the original', () => {
    const original = file('a')
    const crop = { x: 0, y: 0, width: 0.5, height: 1 }
    const cropped = after(added(original), finished('a'), { type: 'media-cropped', id: 'a', crop })
    expect(cropped.post.media[0]).toMatchObject({ crop, run: 2, upload: { status: 'uploading' } })
    expect(cropped.post.media[0]?.file).toBe(original.file)
  })

  test('a refused file is never sent, only removed', () => {
    const refused = after(added({ ...file('a'), upload: { status: 'refused', why: 'too-large' } }))
    expect(stepComposer(refused, { type: 'upload-retried', id: 'a' })).toBe(refused)
    expect(canPost(stepComposer(refused, typed('Hi')))).toBe(false)
    expect(stepComposer(refused, { type: 'media-removed', id: 'a' })).toEqual(startComposer())
  })

  test('moved, they keep all they are', () => {
    const moved = after(added(file('a'), file('b'), file('c')), { type: 'media-moved', id: 'c', to: 0 })
    expect(moved.post.media.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(stepComposer(moved, { type: 'media-moved', id: 'c', to: 3 })).toBe(moved)
  })
})

test('who may reply is part of what is written, goes when it is posted, and of nothing there is no choice', () => {
  const chosen: ComposerEvent = { type: 'rule-chosen', rule: 'following' }
  const empty = stepComposer(startComposer(), chosen)
  expect(empty).toMatchObject({ status: 'idle', post: { replyRule: 'following' } })
  expect(stepComposer(startComposer(), { type: 'handed-back', post: empty.post }).post.replyRule).toBe('everyone')
  const written = stepComposer(empty, { type: 'typed', text: 'Quiet, please.' })
  expect(hasParts(written.post)).toBe(true)
  expect(stepComposer(startComposer(), { type: 'handed-back', post: written.post }).post.replyRule).toBe('following')
  const posting = stepComposer(written, { type: 'sent' })
  expect(stepComposer(posting, chosen)).toBe(posting)
  expect(stepComposer(posting, { type: 'succeeded' }).post.replyRule).toBe('everyone')
})
