import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTooltipTiming, defaultDelays } from './tooltip-timing.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(10_000)
})
afterEach(() => {
  vi.useRealTimers()
})

function make(firm = new Set<string>()) {
  const log: string[] = []
  const timing = createTooltipTiming<{ name: string }>(
    {
      show: ({ name }) => log.push(`+${name}`),
      hide: () => log.push('-'),
      mayShow: ({ name }) => !firm.has(name),
      mayHide: ({ name }) => !firm.has(name),
      replaced: ({ name }) => log.push(`(${name})`),
    },
    ({ name }) => (name === 'quick' ? { delay: 100, skipDelay: 0 } : defaultDelays),
  )
  return { timing, log, a: { name: 'a' }, b: { name: 'b' }, quick: { name: 'quick' } }
}

describe('the wait', () => {
  it('TT1 is 700 ms for the first one', () => {
    const { timing, log, a } = make()
    timing.hover(a)
    vi.advanceTimersByTime(699)
    expect(log).toEqual([])
    vi.advanceTimersByTime(1)
    expect(log).toEqual(['+a'])
  })

  it('TT1 starts once, however often the pointer moves on the same trigger', () => {
    const { timing, log, a } = make()
    timing.hover(a)
    vi.advanceTimersByTime(400)
    timing.hover(a)
    vi.advanceTimersByTime(300)
    expect(log).toEqual(['+a'])
  })

  it('TT1 is none within 300 ms of another, and 700 ms again after that', () => {
    const { timing, log, a, b } = make()
    timing.show(a)
    timing.hide()
    vi.advanceTimersByTime(299)
    timing.hover(b)
    expect(log).toEqual(['+a', '-', '+b'])
    timing.hide()
    vi.advanceTimersByTime(300)
    timing.hover(a)
    expect(log).toEqual(['+a', '-', '+b', '-'])
    vi.advanceTimersByTime(700)
    expect(log.at(-1)).toBe('+a')
  })

  it('TT1 is none from one open tooltip straight to the next', () => {
    const { timing, log, a, b } = make()
    timing.show(a)
    timing.hover(b)
    expect(log).toEqual(['+a', '-', '(a)', '+b'])
  })

  it('TT1 is given up when the pointer leaves', () => {
    const { timing, log, a } = make()
    timing.hover(a)
    vi.advanceTimersByTime(600)
    timing.hide()
    vi.advanceTimersByTime(5000)
    expect(log).toEqual([])
  })
})

it('each trigger has its own wait', () => {
  const { timing, log, a, quick } = make()
  timing.hover(quick)
  vi.advanceTimersByTime(100)
  timing.hide()
  timing.hover(quick)
  expect(log).toEqual(['+quick', '-'])
  timing.hover(a)
  expect(log.at(-1)).toBe('+a')
})

it('somebody else may decide, and then does', () => {
  const firm = new Set(['a'])
  const { timing, log, a } = make(firm)
  timing.show(a)
  expect(log).toEqual([])
  timing.enforce(a)
  timing.hide()
  expect(log).toEqual(['+a'])
  timing.enforce(undefined)
  expect(log).toEqual(['+a', '-'])
})
