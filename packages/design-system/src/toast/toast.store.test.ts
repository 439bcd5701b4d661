import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PauseReason } from './toast.store.ts'
import { createToastStore } from './toast.store.ts'
import { isHotkey } from './use-toast-focus.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function attached(limit = 1) {
  const store = createToastStore()
  const detach = store.attach(limit)
  return { store, detach, titles: () => store.getSnapshot().map(({ title }) => title) }
}

describe('how long a toast stays', () => {
  it('goes after 5000 ms, not before', () => {
    const { store, titles } = attached()
    store.add({ title: 'Post created!' })
    vi.advanceTimersByTime(4999)
    expect(titles()).toEqual(['Post created!'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('T4 is seen for 5000 ms in all, whatever interrupts it, also several things at once', () => {
    const { store, titles } = attached()
    store.add({ title: 'Reposted!' })
    const interruptions: [PauseReason, number][] = [
      ['hover', 40_000],
      ['blur', 900],
      ['hidden', 3_600_000],
      ['touch', 1200],
    ]
    for (const [reason, away] of interruptions) {
      vi.advanceTimersByTime(1000)
      store.pause(reason)
      store.pause('focus')
      vi.advanceTimersByTime(away)
      store.resume(reason)
      vi.advanceTimersByTime(50_000)
      store.resume('focus')
    }
    vi.advanceTimersByTime(999)
    expect(titles()).toEqual(['Reposted!'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('T9 stays when it asks for an action, and with a duration no timer can count', () => {
    const { store, titles } = attached(2)
    store.add({ title: 'Post deleted', action: { label: 'Undo', onClick: () => undefined }, duration: 10 })
    store.add({ title: 'For ever', duration: 2 ** 40 })
    vi.advanceTimersByTime(86_400_000)
    expect(titles()).toEqual(['Post deleted', 'For ever'])
  })

  it('does not stay paused for a pointer that was on a toast that has left', () => {
    const { store, titles } = attached()
    store.add({ title: 'first' })
    store.pause('hover')
    store.dismiss()
    store.add({ title: 'second' })
    vi.advanceTimersByTime(5000)
    expect(titles()).toEqual([])
  })
})

describe('how many there are', () => {
  it('T8 one by default, the newest; three stack', () => {
    const one = attached()
    one.store.add({ title: 'a' })
    one.store.add({ title: 'b' })
    expect(one.titles()).toEqual(['b'])
    const three = attached(3)
    for (const title of ['a', 'b', 'c', 'd']) three.store.add({ title })
    expect(three.titles()).toEqual(['b', 'c', 'd'])
  })

  it('T10 a thousand leave one entry and one timer, and nothing after it', () => {
    const { store } = attached()
    for (let i = 0; i < 1000; i++) store.add({ title: `toast ${i}` })
    expect(store.getSnapshot()).toHaveLength(1)
    expect(store.countTimers()).toBe(1)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(5000)
    expect(store.getSnapshot()).toHaveLength(0)
    expect(store.countTimers()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('T11 waits for a Toaster, and its time begins with it', () => {
    const store = createToastStore()
    store.add({ title: 'early' })
    store.add({ title: 'later' })
    vi.advanceTimersByTime(60_000)
    expect(store.getSnapshot()).toHaveLength(2)
    store.attach(1)
    expect(store.getSnapshot().map(({ title }) => title)).toEqual(['later'])
    vi.advanceTimersByTime(5000)
    expect(store.getSnapshot()).toEqual([])
  })

  it('takes back one toast by its handle, once', () => {
    const { store, titles } = attached(3)
    const first = store.add({ title: 'first' })
    store.add({ title: 'second' })
    first.dismiss()
    first.dismiss()
    expect(titles()).toEqual(['second'])
    store.dismiss()
    expect(titles()).toEqual([])
  })
})

it('T5 the hotkey is not heard while a character is being composed', () => {
  expect(isHotkey({ key: 'F8', isComposing: false }, 'F8')).toBe(true)
  expect(isHotkey({ key: 'F8', isComposing: true }, 'F8')).toBe(false)
  expect(isHotkey({ key: 'F9', isComposing: false }, 'F8')).toBe(false)
})
