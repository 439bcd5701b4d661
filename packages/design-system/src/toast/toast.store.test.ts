import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PauseReason, ToastCloseReason } from './toast.store.ts'
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

describe('a toast that changes', () => {
  it('T8 stays where it is among the others, and keeps what the change does not name', () => {
    const { store, titles } = attached(3)
    const first = store.add({ title: 'Uploading', description: 'harbour.jpg', busy: true })
    store.add({ title: 'Link copied' })
    first.update({ title: 'Uploaded', busy: undefined })
    expect(titles()).toEqual(['Uploaded', 'Link copied'])
    expect(store.getSnapshot()[0]).toMatchObject({ description: 'harbour.jpg', busy: undefined })
  })

  it('T8 is changed as a whole by another with its id, and that one takes nobody’s place', () => {
    const { store, titles } = attached(2)
    store.add({ id: 'connection', title: 'Connecting', description: 'Attempt 2', busy: true })
    store.add({ title: 'Link copied' })
    const again = store.add({ id: 'connection', title: 'Connected' })
    expect(titles()).toEqual(['Connected', 'Link copied'])
    expect(store.getSnapshot()[0]).not.toHaveProperty('description')
    again.dismiss()
    store.add({ id: 'connection', title: 'Connecting', busy: true })
    again.update({ title: 'of one that has gone' })
    again.dismiss()
    expect(titles()).toEqual(['Link copied', 'Connecting'])
    store.dismiss('connection')
    expect(titles()).toEqual(['Link copied'])
  })

  it('T11 changes also while it waits for a Toaster', () => {
    const store = createToastStore()
    store.add({ title: 'Posting', busy: true }).update({ title: 'Posted', busy: false })
    vi.advanceTimersByTime(60_000)
    store.attach(1)
    expect(store.getSnapshot().map(({ title }) => title)).toEqual(['Posted'])
    vi.advanceTimersByTime(5000)
    expect(store.getSnapshot()).toEqual([])
  })

  it('T4 is seen for its whole time after a change, also one in a pause; while it is busy no time runs', () => {
    const { store, titles } = attached()
    const handle = store.add({ title: 'Posting', busy: true, duration: 10 })
    vi.advanceTimersByTime(86_400_000)
    store.pause('hover')
    handle.update({ title: 'Posted', busy: false, duration: undefined })
    vi.advanceTimersByTime(4000)
    store.resume('hover')
    vi.advanceTimersByTime(4999)
    handle.update({ description: 'Everybody can read it.' })
    vi.advanceTimersByTime(4999)
    expect(titles()).toEqual(['Posted'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('T10 a thousand changes leave one timer, and nothing after it', () => {
    const { store } = attached()
    const handle = store.add({ title: '0 percent' })
    for (let done = 1; done <= 1000; done++) handle.update({ title: `${done} per mille` })
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(5000)
    handle.update({ title: 'too late' })
    expect(store.getSnapshot()).toEqual([])
    expect([store.countTimers(), vi.getTimerCount()]).toEqual([0, 0])
  })
})

describe('why a toast went', () => {
  it('is told once, when it has gone, and not of a change', async () => {
    const { store } = attached()
    const told: [title: string, reason: string, left: number][] = []
    const add = (title: string) =>
      store.add({
        id: title,
        title,
        onClose: (reason) => told.push([title, reason, store.getSnapshot().length]),
      })
    add('replaced')
    add('timeout').update({ title: 'Changed' })
    vi.advanceTimersByTime(5000)
    for (const reason of ['close', 'action', 'escape', 'drag'] satisfies ToastCloseReason[]) {
      add(reason)
      store.dismiss(reason, reason)
      await Promise.resolve()
    }
    const last = add('api')
    last.dismiss()
    last.dismiss()
    store.dismiss()
    await Promise.resolve()
    expect(told).toEqual([
      ['replaced', 'replaced', 0],
      ['timeout', 'timeout', 0],
      ['close', 'close', 0],
      ['action', 'action', 0],
      ['escape', 'escape', 0],
      ['drag', 'drag', 0],
      ['api', 'api', 0],
    ])
  })

  it('may show the next one', async () => {
    const { store, titles } = attached()
    store.add({ title: 'first', onClose: () => store.add({ title: 'third' }) })
    store.add({ title: 'second' })
    expect(titles()).toEqual(['second'])
    await Promise.resolve()
    expect(titles()).toEqual(['third'])
    expect(store.countTimers()).toBe(1)
  })
})

describe('a promise', () => {
  const words = { loading: 'Saving', success: 'Saved', error: 'Not saved' }
  const shown = (store: ReturnType<typeof createToastStore>) =>
    store.getSnapshot().map(({ title, tone, busy }) => [title, tone, busy])

  it('is busy while it runs, then says how it ended, for as long as any other', async () => {
    const { store } = attached()
    const work = Promise.withResolvers<number>()
    const result = store.promise(work.promise, {
      loading: { title: 'Saving', description: '3 files' },
      success: (count) => `${count} saved`,
      error: 'Not saved',
    })
    vi.advanceTimersByTime(60_000)
    expect(shown(store)).toEqual([['Saving', undefined, true]])
    work.resolve(3)
    expect(await result).toBe(3)
    expect(shown(store)).toEqual([['3 saved', 'neutral', undefined]])
    expect(store.getSnapshot()[0]).not.toHaveProperty('description')
    vi.advanceTimersByTime(5000)
    expect(shown(store)).toEqual([])
  })

  it('that is rejected is told as danger and reaches the caller, also where it threw before there was one', async () => {
    const { store } = attached()
    const refusal = new Error('No room left')
    const error = (reason: unknown) => ({ title: 'Not saved', description: String(reason) })
    await expect(store.promise(Promise.reject(refusal), { ...words, error })).rejects.toBe(refusal)
    expect(store.getSnapshot()).toMatchObject([
      { title: 'Not saved', tone: 'danger', description: 'Error: No room left' },
    ])
    const work = () => {
      throw refusal
    }
    await expect(store.promise(work, { ...words, error: { title: 'Later', tone: 'neutral' } })).rejects.toBe(refusal)
    expect(shown(store)).toEqual([['Later', 'neutral', undefined]])
  })

  // One that is unhandled fails the run.
  it('leaves no rejection unhandled that the caller handles, or leaves to the toast', async () => {
    vi.useRealTimers()
    const { store, titles } = attached()
    void store.promise(Promise.reject(new Error('left to the toast')), words)
    const handled = Promise.reject(new Error('handled'))
    const caught = vi.fn<(reason: unknown) => void>()
    handled.catch(caught)
    void store.promise(() => handled, words)
    await new Promise((resolve) => setImmediate(resolve))
    expect(titles()).toEqual(['Not saved'])
    expect(caught).toHaveBeenCalledOnce()
    store.dismiss()
  })

  it('is told how it ended also where its toast has been dismissed or replaced, under the same id', async () => {
    const { store, titles } = attached()
    for (const goes of [() => store.dismiss('save', 'close'), () => store.add({ title: 'Link copied' })]) {
      const work = Promise.withResolvers<void>()
      const result = store.promise(work.promise, { ...words, loading: { id: 'save', title: 'Saving' } })
      goes()
      work.resolve()
      await result
      expect(titles()).toEqual(['Saved'])
      expect(store.getSnapshot()[0]?.id).toBe('save')
      store.dismiss()
    }
  })

  it('goes without a word where there is none', async () => {
    const { store, titles } = attached()
    await store.promise(Promise.resolve(), { loading: 'Saving', error: 'Not saved' })
    expect(titles()).toEqual([])
    const aborted = new DOMException('', 'AbortError')
    const error = (reason: unknown) => (reason === aborted ? undefined : 'Not saved')
    await expect(store.promise(Promise.reject(aborted), { ...words, error })).rejects.toBe(aborted)
    expect(titles()).toEqual([])
  })
})

it('T5 the hotkey is not heard while a character is being composed', () => {
  expect(isHotkey({ key: 'F8', isComposing: false }, 'F8')).toBe(true)
  expect(isHotkey({ key: 'F8', isComposing: true }, 'F8')).toBe(false)
  expect(isHotkey({ key: 'F9', isComposing: false }, 'F8')).toBe(false)
})
