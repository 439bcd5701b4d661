import { expect, test } from 'vitest'
import { newPost } from './new-post.ts'

test('words are trimmed, and what is blank or not there is not sent', () => {
  expect(newPost({ text: ' Hello \n', warning: ' ', media: [] })).toStrictEqual({ content: 'Hello' })
  expect(newPost({ text: '', type: 'story', warning: null })).toStrictEqual({ content: '', type: 'story' })
})

test('pictures go in their order with their words, a video with its words where it has any', () => {
  const picture = (url: string, alt: string) => ({ kind: 'image' as const, url, alt })
  expect(newPost({ text: 'Tea', media: [picture('/b', ' Two kettles '), picture('/a', ' ')] })).toStrictEqual({
    content: 'Tea',
    images: [
      { url: '/b', alt: 'Two kettles' },
      { url: '/a', alt: '' },
    ],
  })
  const film = (alt: string) => newPost({ text: 'Tea', media: [{ kind: 'video', url: '/v', alt }] })
  expect(film(' Steam ')).toStrictEqual({ content: 'Tea', videoUrl: '/v', videoAlt: 'Steam' })
  expect(film(' ')).toStrictEqual({ content: 'Tea', videoUrl: '/v' })
})
