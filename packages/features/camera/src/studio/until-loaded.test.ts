import { expect, test, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

test.each(['online', 'click'])('what could not be loaded is loaded again at %s', async (hope) => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const failed = Promise.withResolvers<void>()
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => {
      failed.resolve()
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    .mockResolvedValue('here')
  const loaded = untilLoaded(load)
  await failed.promise
  // The failure is heard a moment after it happened.
  await expect
    .poll(() => {
      page.dispatchEvent(new Event(hope))
      return load.mock.calls.length
    })
    .toBe(2)
  await expect(loaded).resolves.toBe('here')
  vi.unstubAllGlobals()
})
