import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressAt, browse, canGoBack, canGoForward, canReload, emptyTrail, startAt } from './browse-history.ts'
import type { BrowseHistory } from './browse-history.ts'

/** What a browser is known to do, said another way: what lies behind, what is shown, what lies ahead. */
type Model = { behind: string[]; shown: string | undefined; ahead: string[]; isLoading: boolean }
type Real = { state: BrowseHistory }

const agree = (model: Model, { state }: Real) => {
  expect(addressAt(state)).toBe(model.shown)
  expect(state.entries).toEqual([...model.behind, ...(model.shown === undefined ? [] : [model.shown]), ...model.ahead])
  expect(canGoBack(state)).toBe(model.behind.length > 0)
  expect(canGoForward(state)).toBe(model.ahead.length > 0)
  expect(canReload(state)).toBe(model.shown !== undefined)
  expect(state.isLoading).toBe(model.isLoading)
}

type Step = fc.Command<Model, Real>
const step = (name: string, onModel: (model: Model) => void, onReal: (real: Real) => void): Step => ({
  check: () => true,
  run(model, real) {
    const before = real.state
    onModel(model)
    onReal(real)
    agree(model, real)
    // A page is shown anew, or everything stays as it is.
    const isShownAnew = name === 'reload' && model.shown !== undefined
    expect(isShownAnew ? [before.visit + 1] : [before.visit, before.visit + 1]).toContain(real.state.visit)
  },
  toString: () => name,
})

const open = (url: string) =>
  step(
    `open ${url}`,
    (model) => {
      if (model.shown !== undefined) model.behind.push(model.shown)
      Object.assign(model, { shown: url, ahead: [], isLoading: true })
    },
    (real) => (real.state = browse(real.state, { type: 'open', url })),
  )
const back = step(
  'back',
  (model) => {
    const previous = model.behind.pop()
    if (previous === undefined || model.shown === undefined) return
    model.ahead.unshift(model.shown)
    Object.assign(model, { shown: previous, isLoading: true })
  },
  (real) => (real.state = browse(real.state, { type: 'back' })),
)
const forward = step(
  'forward',
  (model) => {
    const next = model.ahead.shift()
    if (next === undefined || model.shown === undefined) return
    model.behind.push(model.shown)
    Object.assign(model, { shown: next, isLoading: true })
  },
  (real) => (real.state = browse(real.state, { type: 'forward' })),
)
const reload = step(
  'reload',
  (model) => (model.isLoading = model.shown !== undefined),
  (real) => (real.state = browse(real.state, { type: 'reload' })),
)
const reset = step(
  'reset',
  (model) => Object.assign(model, { behind: [], shown: undefined, ahead: [], isLoading: false }),
  (real) => (real.state = browse(real.state, { type: 'reset' })),
)
const loaded = step(
  'loaded',
  (model) => (model.isLoading = false),
  (real) => (real.state = browse(real.state, { type: 'loaded', visit: real.state.visit })),
)
const loadedLate = step(
  'an earlier page has come',
  () => undefined,
  (real) => (real.state = browse(real.state, { type: 'loaded', visit: real.state.visit - 1 })),
)

test('§4 the history of the browse mode is that of a browser, whatever is done in whatever order', () => {
  const url = fc.webUrl()
  const commands = fc.commands(
    [
      url.map(open),
      fc.constant(back),
      fc.constant(forward),
      fc.constant(reload),
      fc.constant(reset),
      fc.constant(loaded),
      fc.constant(loadedLate),
    ],
    { maxCommands: 60 },
  )
  const property = fc.property(commands, (all) =>
    fc.modelRun(
      () => ({
        model: { behind: [], shown: undefined, ahead: [], isLoading: false },
        real: { state: startAt(emptyTrail) },
      }),
      all,
    ),
  )
  expect(fc.check(property, { numRuns: 500 })).toMatchObject({ failed: false })
})

test('the browser’s own Back restores a place with what lies around it', () => {
  const entries = ['https://a.example/', 'https://b.example/']
  const state = browse(startAt(emptyTrail), { type: 'restore', entries, index: 0 })
  expect(addressAt(state)).toBe('https://a.example/')
  expect(canGoForward(state)).toBe(true)
  expect(state.isLoading).toBe(true)
})
