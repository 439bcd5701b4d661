import { describe, expect, test } from 'vitest'
import { limits } from '@skein/contract'
import {
  isAltDraft,
  canGenerate,
  canUse,
  promptProblem,
  startGenerator,
  stepGenerator,
  type GeneratorEvent,
  type GeneratorState,
} from './generator.ts'

const after = (...events: GeneratorEvent[]) => events.reduce(stepGenerator, startGenerator)
const described = (prompt: string): GeneratorEvent => ({ type: 'described', prompt })
const image = { url: '/media/one.webp', file: new Blob(['picture']) }
const answered = (run: number): GeneratorEvent => ({ type: 'answered', run, image })

test('it begins with the square size and standard quality (§9)', () => {
  expect(startGenerator).toMatchObject({ size: '1024x1024', quality: 'standard' })
})

describe('rule:image-button-disabled', () => {
  test.each([
    ['', 'blank'],
    [' \n\t', 'blank'],
    ['A hill', undefined],
    ['x'.repeat(limits.prompt.max), undefined],
    ['x'.repeat(limits.prompt.max + 1), 'too-long'],
  ])('%j is %s', (prompt, problem) => {
    const state = after(described(prompt))
    expect(promptProblem(state)).toBe(problem)
    expect(canGenerate(state)).toBe(problem === undefined)
    expect(stepGenerator(state, { type: 'asked' }).status).toBe(problem === undefined ? 'generating' : 'idle')
  })
})

test('rule:image-needs-description is told once the field is left blank, or it is asked for so', () => {
  expect(startGenerator.isBlankTold).toBe(false)
  expect(after({ type: 'left-description' }).isBlankTold).toBe(true)
  expect(after({ type: 'asked' }).isBlankTold).toBe(true)
  expect(after({ type: 'asked' }, described('A')).isBlankTold).toBe(false)
  expect(after(described('A hill'), { type: 'left-description' }).isBlankTold).toBe(false)
})

test('a picture comes with its description as alt text, as much as fits', () => {
  const state = after(described('  A  red kettle\n'), { type: 'asked' }, answered(1))
  expect(state).toMatchObject({ status: 'idle', made: { url: image.url, alt: 'A red kettle', size: '1024x1024' } })
  expect(canUse(state)).toBe(true)
  const long = after(described('👩‍👩‍👧'.repeat(900)), { type: 'asked' }, answered(1))
  expect([state, long].map(({ made }) => made && isAltDraft(made))).toEqual([true, true])
  const reworded = stepGenerator(state, { type: 'alt-changed', alt: 'A kettle' })
  expect(reworded.made && isAltDraft(reworded.made)).toBe(false)
  expect(long.made?.alt).toBe('👩‍👩‍👧'.repeat(limits.altText.max))
  expect(canUse(stepGenerator(state, { type: 'alt-changed', alt: 'x'.repeat(limits.altText.max + 1) }))).toBe(false)
})

test('while it works nothing of what was asked for changes', () => {
  const busy = after(described('A hill'), { type: 'asked' })
  for (const event of [described('Another'), { type: 'size-chosen', size: '1792x1024' }, { type: 'asked' }] as const)
    expect(stepGenerator(busy, event)).toBe(busy)
  expect(canGenerate(busy)).toBe(false)
})

test('an answer to a request that was stopped comes too late', () => {
  const stopped = after(described('A hill'), { type: 'asked' }, { type: 'stopped' })
  expect(stopped).toMatchObject({ status: 'idle', prompt: 'A hill', made: null })
  expect(stepGenerator(stopped, answered(1))).toBe(stopped)
  const again = stepGenerator(stopped, { type: 'asked' })
  expect(stepGenerator(again, answered(1))).toBe(again)
  expect(stepGenerator(again, { type: 'failed', run: 1 })).toBe(again)
  expect(stepGenerator(again, answered(2)).made).toMatchObject({ url: image.url })
})

test('whatever happens, a description and a picture are lost only by using it', () => {
  const events: GeneratorEvent[] = [
    { type: 'left-description' },
    { type: 'asked' },
    answered(1),
    answered(2),
    { type: 'failed', run: 1 },
    { type: 'failed', run: 2 },
    { type: 'stopped' },
    { type: 'size-chosen', size: '1024x1792' },
    { type: 'used' },
  ]
  const visit = (state: GeneratorState, depth: number): void => {
    if (depth === 0) return
    for (const event of events) {
      const next = stepGenerator(state, event)
      const isUsed = event.type === 'used' && canUse(state)
      expect(next.prompt === state.prompt || isUsed).toBe(true)
      expect(state.made === null || next.made !== null || isUsed).toBe(true)
      visit(next, depth - 1)
    }
  }
  visit(after(described('A hill')), 5)
})
