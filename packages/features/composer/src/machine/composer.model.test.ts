import { expect, test } from 'vitest'
import { canEnhance, canPost, isLocked, startComposer, stepComposer, type ComposerState } from './composer.ts'
import { emptyComposition, isUploading, obstaclesOf } from './composition.ts'
import type { ComposerEvent } from './events.ts'
import { emptyPoll } from './poll.ts'

/** Small, fast and the same on every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const blob = new Blob(['picture'])
const poll = {
  ...emptyPoll,
  question: 'Tea?',
  options: [
    { id: '1', text: 'Yes' },
    { id: '2', text: 'No' },
  ],
}
const url = 'https://tea.example/'

const events: readonly ComposerEvent[] = [
  { type: 'typed', text: '' },
  { type: 'typed', text: 'hello' },
  { type: 'typed', text: `see ${url}` },
  { type: 'typed', text: 'x'.repeat(600) },
  { type: 'warned', text: 'Steam' },
  { type: 'warned', text: null },
  { type: 'rule-chosen', rule: 'nobody' },
  { type: 'part-added', id: 'p' },
  { type: 'part-added', id: 'q' },
  { type: 'part-typed', id: 'p', text: 'and then' },
  { type: 'part-typed', id: 'q', text: 'y'.repeat(600) },
  { type: 'part-removed', id: 'q' },
  { type: 'first-removed' },
  { type: 'part-posted', id: 'published' },
  { type: 'discarded' },
  { type: 'restored', post: { ...emptyComposition, text: 'kept' } },
  { type: 'handed-back', post: { ...emptyComposition, text: 'from the dialog' } },
  { type: 'poll-attached', draft: emptyPoll },
  { type: 'poll-changed', draft: poll },
  { type: 'poll-removed' },
  { type: 'typing-rested' },
  { type: 'preview-answered', url, preview: { url, title: 'Tea', description: '', image: null } },
  { type: 'preview-answered', url: 'https://late.example/', preview: null },
  { type: 'preview-dismissed' },
  { type: 'enhance-asked' },
  { type: 'enhance-answered', text: 'Better.' },
  { type: 'enhance-failed' },
  { type: 'enhance-undone' },
  { type: 'enhance-accepted' },
  { type: 'sent' },
  { type: 'held' },
  { type: 'succeeded' },
  { type: 'failed' },
  ...['a', 'b'].flatMap((id): ComposerEvent[] => [
    { type: 'media-added', items: [{ id, kind: 'image', file: blob, name: `${id}.jpg` }] },
    { type: 'media-removed', id },
    { type: 'media-moved', id, to: 0 },
    { type: 'media-described', id, alt: 'A kettle' },
    { type: 'media-described', id, alt: '' },
    { type: 'alt-asked', id },
    { type: 'alt-suggested', id, url: `/media/${id}.webp`, alt: 'Steam above a hob.' },
    { type: 'alt-suggested', id, url: '/media/late.webp', alt: 'Something else.' },
    { type: 'alt-failed', id, url: `/media/${id}.webp`, isQuota: false },
    { type: 'alt-cancelled', id },
    { type: 'alt-confirmed', id },
    { type: 'alt-undone', id },
    { type: 'media-cropped', id, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } },
    { type: 'upload-advanced', id, run: 1, done: 0.5 },
    { type: 'upload-finished', id, run: 1, url: `/media/${id}.webp`, at: 0 },
    { type: 'upload-finished', id, run: 2, url: `/media/${id}.webp`, at: 0 },
    { type: 'upload-failed', id, run: 1 },
    { type: 'upload-cancelled', id },
    { type: 'upload-retried', id },
  ]),
]

const arrived: readonly ComposerEvent[] = [
  { type: 'media-added', items: [{ id: 'a', kind: 'image', file: blob, name: 'a.jpg' }] },
  { type: 'upload-finished', id: 'a', run: 1, url: '/media/a.webp', at: 0 },
]
const withPicture = arrived.reduce(stepComposer, startComposer())

// What holds depends on what happened: the conditions are the rules.
/* oxlint-disable vitest/no-conditional-expect */
/** What must hold in every state, and of every step. */
function hold(before: ComposerState, event: ComposerEvent, next: ComposerState): void {
  const { post } = next
  if (next === before) return
  // Only what can be posted is ever on its way, and nothing is still uploading then.
  if (next.status === 'posting') expect(obstaclesOf(post).length === 0 && !isUploading(post)).toBe(true)
  if (next.status === 'waiting') expect(obstaclesOf(post).length === 0 && isUploading(post)).toBe(true)
  // A stored draft is older than anything that is written.
  if (event.type === 'restored') expect(before.status).toBe('idle')
  if (next.status === 'idle')
    expect(post.text.trim() === '' && post.media.length === 0 && post.poll === null).toBe(true)
  // A text under a lock moves only through what the lock waits for.
  if (isLocked(before) && post.text !== before.post.text) {
    expect(['enhance-answered', 'succeeded', 'part-posted']).toContain(event.type)
  }
  // A text is lost by nothing but writing, undoing, throwing away, the other view, taking a prefilling poll away, and a success.
  if (post.text !== before.post.text) {
    expect([
      'typed',
      'discarded',
      'restored',
      'handed-back',
      'poll-attached',
      'poll-changed',
      'poll-removed',
      'enhance-answered',
      'enhance-undone',
      'succeeded',
      'first-removed',
      'part-posted',
    ]).toContain(event.type)
  }
  // Pictures go only when they are removed, thrown away, posted, or not there any more in the other view; files are never exchanged.
  for (const item of before.post.media) {
    const kept = post.media.find(({ id }) => id === item.id)
    if (kept === undefined)
      expect(['media-removed', 'discarded', 'handed-back', 'succeeded', 'first-removed', 'part-posted']).toContain(
        event.type,
      )
    else expect(kept.file).toBe(item.file)
    // What a picture shows is said by the member, or by the assistant where nobody has said it; what the member said is never replaced.
    if (kept !== undefined && kept.alt !== item.alt) {
      expect(['media-described', 'alt-suggested', 'alt-undone']).toContain(event.type)
      if (event.type === 'alt-suggested') expect(item.alt.trim()).toBe('')
      if (event.type === 'alt-undone') expect(item.altHelp.status).toBe('drafted')
    }
  }
  for (const { altHelp, alt, upload } of post.media) {
    if (altHelp.status === 'drafted') expect(alt).toBe('Steam above a hob.')
    if (altHelp.status === 'asking') expect([upload.status, alt]).toEqual(['uploaded', ''])
    // What nobody has looked at never comes into a post that is on its way.
    if (next.status === 'waiting' || next.status === 'posting') expect(altHelp.status).not.toBe('asking')
  }
  expect(post.media.length).toBeLessThanOrEqual(4)
  // The label of the assistant never stands on a text that the member typed.
  if (event.type === 'typed' && post.text !== before.post.text) expect(post.isAiGenerated).toBe(false)
  if (post.enhancement !== null) expect(post.isAiGenerated && post.text === post.enhancement.after).toBe(true)
  if (post.preview.status !== 'none') expect(post.preview.dismissed).not.toContain(post.preview.url)
  expect(canPost(next) && isLocked(next)).toBe(false)
  expect(canEnhance(next) && isLocked(next)).toBe(false)
}

test('whatever happens in whatever order, the rules of the composer hold', () => {
  const random = randomOf(2026)
  const reached = new Set<string>()
  const helped = new Set<string>()
  for (let walk = 0; walk < 400; walk += 1) {
    // Every other walk begins where a picture has arrived: little happens to an alt text before.
    let state = walk % 2 === 0 ? startComposer() : withPicture
    for (let step = 0; step < 40; step += 1) {
      const event = events[Math.floor(random() * events.length)]
      if (event === undefined) throw new Error('There is no such event.')
      const frozen = structuredClone(state.post.text)
      const next = stepComposer(state, event)
      // A step makes a new state; it never writes into the old one.
      expect(state.post.text).toBe(frozen)
      hold(state, event, next)
      reached.add(next.status)
      for (const { altHelp } of next.post.media) helped.add(altHelp.status)
      state = next
    }
  }
  // The walks are worth something only when they come everywhere.
  expect([...reached].toSorted()).toEqual(['editing', 'enhancing', 'failed', 'idle', 'posting', 'waiting'])
  expect([...helped].toSorted()).toEqual(['asking', 'drafted', 'failed', 'none'])
})
