import { describe, expect, test } from 'vitest'
import { limits } from '@skein/contract'
import { canPostBox, emptyBox, stepBox, type BoxEvent, type BoxState } from './box-text.ts'

const after = (...events: BoxEvent[]) => events.reduce(stepBox, emptyBox)
const typed = (text: string): BoxEvent => ({ type: 'typed', text })

describe('what can be posted', () => {
  test.each([
    ['', 'blank'],
    [' \n\t', 'blank'],
    ['\u200b\u3164\ufe0f', 'blank'],
    ['Hello', 'ready'],
    ['a'.repeat(limits.post.max), 'ready'],
    ['a'.repeat(limits.post.max + 1), 'over'],
    ['👨‍👩‍👧‍👦'.repeat(limits.post.max), 'ready'],
  ])('%j is %s', (text, status) => {
    const state = after(typed(text))
    expect(state).toMatchObject({ status, text })
    expect(canPostBox(state)).toBe(status === 'ready')
  })

  test('a text too long says by how much', () => {
    expect(after(typed('a'.repeat(limits.post.max + 3)))).toMatchObject({ status: 'over', by: 3 })
  })
})

test('a success clears the text', () => {
  expect(after(typed('Hello'), { type: 'sent' }, { type: 'succeeded' })).toEqual(emptyBox)
})

test('a failure keeps the text, which can be sent again or changed', () => {
  const failed = after(typed('Hello'), { type: 'sent' }, { type: 'failed' })
  expect(failed).toEqual({ status: 'failed', text: 'Hello' })
  expect(stepBox(failed, { type: 'sent' })).toEqual({ status: 'posting', text: 'Hello' })
  expect(stepBox(failed, typed('Hello!'))).toEqual({ status: 'ready', text: 'Hello!' })
})

test('nothing changes the text on its way', () => {
  const posting = after(typed('Hello'), { type: 'sent' })
  expect(stepBox(posting, typed('Hello, wor'))).toBe(posting)
  expect(stepBox(posting, { type: 'sent' })).toBe(posting)
  expect(canPostBox(posting)).toBe(false)
})

test('a stored draft fills an empty box only', () => {
  expect(after({ type: 'restored', text: 'Kept' })).toEqual({ status: 'ready', text: 'Kept' })
  expect(after(typed('New'), { type: 'restored', text: 'Kept' })).toEqual({ status: 'ready', text: 'New' })
})

test('whatever happens, a text is only lost by a success', () => {
  const events: BoxEvent[] = [
    typed('one'),
    typed(''),
    typed('x'.repeat(600)),
    { type: 'restored', text: 'kept' },
    { type: 'sent' },
    { type: 'succeeded' },
    { type: 'failed' },
  ]
  const mayChange = (state: BoxState, event: BoxEvent) =>
    (event.type === 'typed' && state.status !== 'posting') ||
    (event.type === 'succeeded' && state.status === 'posting') ||
    (event.type === 'restored' && state.text === '')
  const visit = (state: BoxState, depth: number): void => {
    if (depth === 0) return
    for (const event of events) {
      const next = stepBox(state, event)
      expect(next.text === state.text || mayChange(state, event)).toBe(true)
      expect(next.status === 'posting' && next.text.trim() === '').toBe(false)
      visit(next, depth - 1)
    }
  }
  visit(emptyBox, 4)
})
