import { expect, test } from 'vitest'
import { limits } from '@skein/contract'
import { canPost, startComposer, stepComposer } from './composer.ts'
import { hasParts, obstaclesOf } from './composition.ts'
import type { ComposerEvent } from './events.ts'
import { readStored, storedOf, compositionOf } from './stored-draft.ts'
import { canExtend, lengthOf } from './thread.ts'

const after = (...events: ComposerEvent[]) => events.reduce(stepComposer, startComposer())
const part = (id: string, text: string): ComposerEvent[] => [
  { type: 'part-added', id },
  { type: 'part-typed', id, text },
]
const three = after({ type: 'typed', text: 'One' }, ...part('b', 'Two'), ...part('c', 'Three'))
const texts = ({ post }: typeof three) => [post.text, ...post.more.map(({ text }) => text)]

test('one follows the other, up to ten, and none follows an empty one', () => {
  expect(texts(three)).toEqual(['One', 'Two', 'Three'])
  expect(canExtend(startComposer().post)).toBe(false)
  const open = stepComposer(three, { type: 'part-added', id: 'd' })
  expect(stepComposer(open, { type: 'part-added', id: 'e' })).toBe(open)
  let full = three
  for (let n = 0; n < 20; n += 1) full = part(`p${n}`, 'And').reduce(stepComposer, full)
  expect(lengthOf(full.post)).toBe(limits.thread.maxWritten)
})

test('an empty one, or one that is too long, keeps all from being sent', () => {
  for (const text of [' ', 'x'.repeat(501)]) {
    const state = stepComposer(three, { type: 'part-typed', id: 'c', text })
    expect([obstaclesOf(state.post), canPost(state)]).toEqual([['thread'], false])
  }
  expect(canPost(three)).toBe(true)
  expect(hasParts(three.post)).toBe(true)
})

test('each can be taken out, also the first', () => {
  expect(texts(stepComposer(three, { type: 'part-removed', id: 'b' }))).toEqual(['One', 'Three'])
  expect(texts(stepComposer(three, { type: 'first-removed' }))).toEqual(['Two', 'Three'])
  const alone = after({ type: 'typed', text: 'Alone' })
  expect(stepComposer(alone, { type: 'first-removed' })).toBe(alone)
})

test('what is published goes, and what failed goes on from there', () => {
  const warned = stepComposer(stepComposer(three, { type: 'warned', text: 'Steam' }), {
    type: 'rule-chosen',
    rule: 'nobody',
  })
  const first = stepComposer(stepComposer(warned, { type: 'sent' }), { type: 'part-posted', id: 'post-1' })
  expect(first).toMatchObject({
    status: 'posting',
    post: { text: 'Two', warning: 'Steam', after: { id: 'post-1', count: 1 } },
  })
  const failed = stepComposer(first, { type: 'failed' })
  expect([failed.status, texts(failed), lengthOf(failed.post)]).toEqual(['failed', ['Two', 'Three'], 3])
  // A reload in between changes nothing of that.
  const stored = readStored(structuredClone(storedOf(failed.post)))
  expect(stored && compositionOf(stored, new Map(), 0)).toEqual(failed.post)
  const second = stepComposer(stepComposer(failed, { type: 'sent' }), { type: 'part-posted', id: 'post-2' })
  expect(second.post).toMatchObject({ text: 'Three', more: [], after: { id: 'post-2', count: 2 } })
  expect(stepComposer(second, { type: 'succeeded' })).toEqual(startComposer())
  expect(stepComposer(failed, { type: 'part-posted', id: 'late' })).toBe(failed)
})
