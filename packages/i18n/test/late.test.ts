import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latePart, untilFetched } from '../src/late.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Fails so many times, then gives something. */
function fetching(failures: number) {
  let left = failures
  return vi.fn<() => Promise<string>>(async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return 'here'
  })
}

test.each(['online', 'click'])('what could not be fetched is fetched again at %s', async (hope) => {
  const fetchIt = fetching(1)
  const fetched = untilFetched(fetchIt)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchIt).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event(hope))
  await expect(fetched).resolves.toBe('here')
})

test('without any sign it is tried again ever more patiently', async () => {
  const fetchIt = fetching(2)
  const fetched = untilFetched(fetchIt)
  await vi.advanceTimersByTimeAsync(2000)
  expect(fetchIt).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3999)
  expect(fetchIt).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  await expect(fetched).resolves.toBe('here')
})

test('nothing is asked for without a network, and all of it when there is one', async () => {
  const connection = { onLine: false }
  vi.stubGlobal('navigator', connection)
  const fetchIt = fetching(0)
  const fetched = untilFetched(fetchIt)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchIt).not.toHaveBeenCalled()
  connection.onLine = true
  page.dispatchEvent(new Event('online'))
  await expect(fetched).resolves.toBe('here')
})

test('a server tries once and says why', async () => {
  vi.stubGlobal('window', undefined)
  await expect(untilFetched(fetching(1))).rejects.toThrow('Failed to fetch')
})

test('code that is fetched ahead of time tells of a failure, and is fetched again by the next who asks', async () => {
  const Part = () => null
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Part)
  const { preload } = latePart(load)
  await expect(preload()).rejects.toThrow('gone')
  await preload()
  await preload()
  expect(load).toHaveBeenCalledTimes(2)
})
