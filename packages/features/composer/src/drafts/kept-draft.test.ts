import { expect, test } from 'vitest'
import { startComposer, stepComposer } from '../machine/composer.ts'
import { emptyComposition } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { emptyPoll } from '../machine/poll.ts'
import { newPostOf } from '../sending/new-post.ts'
import { compositionOf, contentOf, hasUnsent, signatureOf } from './kept-draft.ts'

const after = (...events: ComposerEvent[]) => events.reduce(stepComposer, startComposer())
const written: ComposerEvent[] = [
  { type: 'typed', text: 'One' },
  { type: 'warned', text: 'Steam' },
  { type: 'rule-chosen', rule: 'nobody' },
  { type: 'part-added', id: 'b' },
  { type: 'part-typed', id: 'b', text: 'Two' },
  { type: 'poll-attached', draft: { ...emptyPoll, question: 'Who wins?' } },
]
const stored = (id: string, ...events: ComposerEvent[]) => {
  const content = contentOf(after(...events).post)
  return { ...content, id, savedAt: '2026-01-01T00:00:00.000Z', scheduledFor: null, refusal: null, media: [] }
}

test('what is kept comes back as it was written, under the name of its draft', async () => {
  const draft = stored('d', ...written)
  const opened = await compositionOf(draft)
  expect(opened).toMatchObject({ text: 'One', warning: 'Steam', replyRule: 'nobody', kept: 'd' })
  expect(opened.more.map(({ text }) => text)).toEqual(['Two'])
  expect(opened.poll?.draft.question).toBe('Who wins?')
  expect(signatureOf(opened)).toBe(signatureOf(after(...written).post))
  expect(signatureOf(stepComposer(startComposer(opened), { type: 'typed', text: 'Other' }).post)).not.toBe(
    signatureOf(opened),
  )
})

test('an untouched poll, and a file that has not arrived, are no part of it', () => {
  const file = new Blob(['picture'])
  const items = ['a', 'b'].map((id) => ({ id, kind: 'image' as const, file, name: id }))
  const sending = after({ type: 'poll-attached', draft: emptyPoll }, { type: 'media-added', items })
  const half = stepComposer(sending, { type: 'upload-finished', id: 'b', run: 1, url: '/media/b.webp', at: 0 })
  expect(contentOf(half.post)).toMatchObject({ poll: null, media: [{ kind: 'image', url: '/media/b.webp', alt: '' }] })
  expect(hasUnsent(half.post)).toBe(true)
})

test('it takes the place of what is written, and its post is it: of a thread the last', async () => {
  const draft = stored('d', ...written)
  const opened = stepComposer(after({ type: 'typed', text: 'Before' }), {
    type: 'draft-opened',
    post: await compositionOf(draft),
  })
  expect(opened).toMatchObject({ status: 'editing', post: { text: 'One', kept: 'd' } })
  expect(newPostOf(opened.post, { kind: 'post' }, 'me')).not.toHaveProperty('draftId')
  const next = stepComposer(stepComposer({ ...opened, status: 'posting' }, { type: 'part-posted', id: 'p' }), {
    type: 'failed',
  })
  expect(newPostOf(next.post, { kind: 'post' }, 'me')).toMatchObject({ content: 'Two', draftId: 'd' })
})

test('once everything is taken out, what is written next is another post', () => {
  const opened = startComposer({ ...emptyComposition, text: 'One', kept: 'd' })
  const anew = [
    { type: 'typed' as const, text: '' },
    { type: 'typed' as const, text: 'New' },
  ].reduce(stepComposer, opened)
  expect(anew.post).toMatchObject({ text: 'New', kept: null })
})
