import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { joinStream } from '../src/events/shared-stream.ts'
import { FakeSource, openBrowser } from './tabs.ts'

/** A tab that has joined, with what it heard. */
function tab(name = 'skein-events:ada', since?: string) {
  const heard: unknown[] = []
  const leave = joinStream(name, since, { onData: (data) => heard.push(data), onGap: () => heard.push('gap') })
  leaving.push(leave)
  return { heard, leave }
}

const leaving: (() => void)[] = []
/** A turn of the event loop: what a promise set off has been done. */
const settled = () => turn()

beforeEach(() => openBrowser())
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  vi.unstubAllGlobals()
})

describe('one stream for all tabs', () => {
  test('the first tab listens, and tells the others', async () => {
    const tabs = [tab(), tab(), tab()]
    await settled()
    expect(FakeSource.opened).toHaveLength(1)
    FakeSource.opened[0]?.accept()
    FakeSource.opened[0]?.say('one')
    FakeSource.opened[0]?.say('two')
    // The others came after it listened: what was said while their pages were made went by them.
    await expect
      .poll(() => tabs.map(({ heard }) => heard))
      .toEqual([
        ['one', 'two'],
        ['gap', 'one', 'two'],
        ['gap', 'one', 'two'],
      ])
  })

  test('who listens begins where the page began', async () => {
    tab('skein-events:ada', 'run.41')
    await settled()
    expect(FakeSource.opened[0]?.url).toBe('/api/events?since=run.41')
  })

  test('when the listening tab closes, another one listens on, and everybody is told of the gap', async () => {
    const [first, second, third] = [tab(), tab(), tab()]
    await settled()
    first.leave()
    await expect.poll(() => FakeSource.listening).toHaveLength(1)
    expect(FakeSource.opened).toHaveLength(2)
    FakeSource.listening[0]?.accept()
    FakeSource.listening[0]?.say('three')
    await expect.poll(() => third.heard).toEqual(['gap', 'gap', 'three'])
    expect([first.heard, second.heard]).toEqual([[], ['gap', 'gap', 'three']])
  })

  test('a tab that joins late hears what is unread by now, and nothing older', async () => {
    const first = tab()
    await settled()
    FakeSource.opened[0]?.accept()
    const [one, two] = [1, 2].map((notifications) => JSON.stringify({ type: 'unread', notifications, messages: 0 }))
    for (const said of [one, 'something else', two]) FakeSource.opened[0]?.say(said ?? '')
    const late = tab()
    await expect.poll(() => late.heard).toEqual(['gap', two])
    expect(first.heard).toEqual([one, 'something else', two])
  })

  test('a waiting tab that closes first leaves the others alone', async () => {
    const [first, second] = [tab(), tab()]
    await settled()
    second.leave()
    await settled()
    first.leave()
    await settled()
    expect(FakeSource.opened).toHaveLength(1)
    expect(FakeSource.listening).toEqual([])
  })

  test('two members in one browser do not hear each other', async () => {
    const ada = tab('skein-events:ada')
    const noor = tab('skein-events:noor')
    await settled()
    expect(FakeSource.opened).toHaveLength(2)
    FakeSource.opened[0]?.say('for ada')
    await expect.poll(() => ada.heard).toEqual(['for ada'])
    await settled()
    expect(noor.heard).toEqual([])
  })

  test('without locks each tab listens for itself', async () => {
    openBrowser({ locks: false })
    const tabs = [tab(), tab()]
    expect(FakeSource.opened).toHaveLength(2)
    FakeSource.opened[1]?.say('one')
    await settled()
    expect(tabs.map(({ heard }) => heard)).toEqual([[], ['one']])
  })
})

describe('a stream that was refused', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  test('is opened again, ever more patiently, and then there is a gap', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    openBrowser({ locks: false })
    const { heard } = tab()
    const waits: number[] = []
    for (let tries = 1; tries <= 9; tries += 1) {
      FakeSource.opened.at(-1)?.refuse()
      expect(FakeSource.opened).toHaveLength(tries)
      const before = Number(vi.getMockedSystemTime())
      await vi.advanceTimersToNextTimerAsync()
      expect(FakeSource.opened).toHaveLength(tries + 1)
      waits.push((Number(vi.getMockedSystemTime()) - before) / 1000)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120])
    expect(heard).toEqual([])
    FakeSource.opened.at(-1)?.accept()
    expect(heard).toEqual(['gap'])
    vi.restoreAllMocks()
  })

  test('is not opened again once the tab has left', async () => {
    openBrowser({ locks: false })
    const { leave } = tab()
    FakeSource.opened[0]?.refuse()
    leave()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(FakeSource.opened).toHaveLength(1)
  })

  test('one that lost its connection resumes by itself', async () => {
    openBrowser({ locks: false })
    const { heard } = tab()
    FakeSource.opened[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(FakeSource.opened).toHaveLength(1)
    expect(heard).toEqual([])
  })
})
