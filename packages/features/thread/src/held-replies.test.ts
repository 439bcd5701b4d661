import { expect, test } from 'vitest'
import { stepShown, type Shown } from './held-replies.ts'

const nobody = () => false
const at = (ids: readonly string[], isLoading = false, isOwn: (id: string) => boolean = nobody) => ({
  ids,
  isLoading,
  isOwn,
})
const shownOf = (...ids: string[]): Shown => ({ ids: new Set(ids), wasLoading: false })

test('what a thread comes with is shown', () => {
  expect(stepShown(undefined, at(['a', 'b'])).held).toEqual([])
})

test('what comes in live waits', () => {
  const step = stepShown(shownOf('a'), at(['a', 'b', 'c']))
  expect(step.held).toEqual(['b', 'c'])
  expect([...step.shown.ids]).toEqual(['a'])
})

test('an own reply is shown at once, others go on waiting', () => {
  const step = stepShown(
    shownOf('a'),
    at(['a', 'mine', 'b'], false, (id) => id === 'mine'),
  )
  expect(step.held).toEqual(['b'])
  expect([...step.shown.ids]).toEqual(['a', 'mine'])
})

test('a page that was asked for is shown', () => {
  const loading = stepShown(shownOf('a'), at(['a'], true))
  expect(stepShown(loading.shown, at(['a', 'b', 'c'])).held).toEqual([])
})

test('nothing new changes nothing', () => {
  const shown = shownOf('a')
  expect(stepShown(shown, at(['a'])).shown).toBe(shown)
})
