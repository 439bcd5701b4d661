import { afterEach, expect, test, vi } from 'vitest'
import { flashAfterReload, takeFlash } from './flash-note.ts'

/** From now on it is another load of the page, that began at this moment. */
const load = (moment: number) => vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(moment)

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

afterEach(() => {
  vi.restoreAllMocks()
  kept.clear()
})

test('a note is for the next load of the page, once', () => {
  load(1000)
  flashAfterReload()
  load(2000)
  expect(takeFlash()).toBe(true)
  expect(takeFlash()).toBe(false)
})

test('the page that left it, and lives on for a moment, leaves it alone', () => {
  load(1000)
  flashAfterReload()
  expect(takeFlash()).toBe(false)
  load(2000)
  expect(takeFlash()).toBe(true)
})
