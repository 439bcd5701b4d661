import { expect, test } from 'vitest'
import { startComposer, stepComposer } from '../machine/composer.ts'
import { emptyComposition } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { newPostOf } from './new-post.ts'
import { emptyPoll } from '../machine/poll.ts'
import { afterPosted } from '../machine/thread.ts'

const file = new Blob(['picture'])
const after = (...events: ComposerEvent[]) => events.reduce(stepComposer, startComposer()).post

test('a text alone is sent alone, trimmed', () => {
  expect(newPostOf({ ...emptyComposition, text: ' Hello \n' }, { kind: 'post' }, 'me')).toEqual({
    content: 'Hello',
    authorId: 'me',
  })
})

test('everything that is there is sent: pictures in their order with their words, poll without blank options, preview, warning, AI', () => {
  const url = 'https://tea.example/'
  const preview = { url, title: 'Tea', description: '', image: null }
  const post = after(
    { type: 'typed', text: `Kettles ${url}` },
    { type: 'typing-rested' },
    { type: 'preview-answered', url, preview },
    { type: 'warned', text: ' Steam ' },
    {
      type: 'poll-attached',
      draft: {
        question: ' Who wins? ',
        options: ['The kettle', 'The build', ' '].map((text, index) => ({ id: String(index), text })),
        duration: 60,
      },
    },
    { type: 'media-added', items: ['a', 'b'].map((id) => ({ id, kind: 'image' as const, file, name: id })) },
    { type: 'upload-finished', id: 'a', run: 1, url: '/media/a.webp', at: 0 },
    { type: 'upload-finished', id: 'b', run: 1, url: '/media/b.webp', at: 0 },
    { type: 'media-described', id: 'b', alt: ' Two kettles ' },
    { type: 'media-moved', id: 'b', to: 0 },
    { type: 'enhance-asked' },
    { type: 'enhance-answered', text: `Kettles: ${url}` },
  )
  expect(newPostOf(post, { kind: 'post' }, 'me')).toEqual({
    content: `Kettles: ${url}`,
    authorId: 'me',
    urlPreview: preview,
    pollData: {
      question: 'Who wins?',
      options: [
        { id: '0', text: 'The kettle' },
        { id: '1', text: 'The build' },
      ],
      duration: 60,
    },
    isAiGenerated: true,
    images: [
      { url: '/media/b.webp', alt: 'Two kettles' },
      { url: '/media/a.webp', alt: '' },
    ],
    contentWarning: 'Steam',
  })
})

test('a video is sent as one; a preview that is still asked for, and a blank warning, are not', () => {
  const post = after(
    { type: 'typed', text: 'https://tea.example/' },
    { type: 'typing-rested' },
    { type: 'warned', text: ' ' },
    { type: 'poll-attached', draft: emptyPoll },
    { type: 'media-added', items: [{ id: 'v', kind: 'video', file, name: 'v' }] },
    { type: 'upload-finished', id: 'v', run: 1, url: '/media/v.webm', at: 0 },
  )
  expect(newPostOf(post, { kind: 'post' }, undefined)).toEqual({
    content: 'https://tea.example/',
    authorId: undefined,
    videoUrl: '/media/v.webm',
  })
})

test('a picture of the assistant labels the post, whatever becomes of text and crop, until it is taken out', () => {
  const upload = { status: 'uploaded' as const, url: '/media/g.webp', at: 0 }
  const item = {
    id: 'g',
    kind: 'image' as const,
    file,
    name: 'generated.webp',
    alt: 'A kettle',
    isGenerated: true,
    upload,
  }
  const labelled = after({ type: 'media-added', items: [item] }, { type: 'typed', text: 'Mine' })
  expect(newPostOf(labelled, { kind: 'post' }, 'me')).toMatchObject({
    isAiGenerated: true,
    images: [{ url: '/media/g.webp', alt: 'A kettle' }],
  })
  const cropped = stepComposer(
    { status: 'editing', post: labelled },
    { type: 'media-cropped', id: 'g', crop: { x: 0, y: 0, width: 0.5, height: 1 } },
  )
  expect(newPostOf(cropped.post, { kind: 'post' }, 'me')).toMatchObject({ isAiGenerated: true })
  const without = stepComposer(cropped, { type: 'media-removed', id: 'g' })
  expect(newPostOf(without.post, { kind: 'post' }, 'me')).not.toHaveProperty('isAiGenerated')
})

test('who may reply goes along with the first post of a thread alone, where it is not everyone', () => {
  const post = after({ type: 'typed', text: 'Quiet, please.' }, { type: 'rule-chosen', rule: 'nobody' })
  expect(newPostOf(post, { kind: 'post' }, 'me')).toMatchObject({ replyRule: 'nobody' })
  expect(newPostOf({ ...post, replyRule: 'everyone' }, { kind: 'post' }, 'me')).not.toHaveProperty('replyRule')
})

test('of a thread the first alone says who may reply; the next answers what is published, with its warning', () => {
  const post = after(
    { type: 'typed', text: 'One' },
    { type: 'warned', text: 'Steam' },
    { type: 'rule-chosen', rule: 'nobody' },
    { type: 'part-added', id: 'b' },
    { type: 'part-typed', id: 'b', text: 'Two' },
  )
  expect(newPostOf(post, { kind: 'post' }, 'me')).toMatchObject({ content: 'One', replyRule: 'nobody' })
  expect(newPostOf(afterPosted(post, 'published'), { kind: 'post' }, 'me')).toEqual({
    content: 'Two',
    authorId: 'me',
    replyToId: 'published',
    contentWarning: 'Steam',
  })
})
