import { afterEach, expect, test, vi } from 'vitest'
import { createThemeStore } from './theme.store.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device that prefers dark, until it does not. */
function onDevice() {
  const device = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => device)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('localStorage', { getItem: () => null })
  return device
}

test('what the device chose since the theme was read, when nobody listened, is told to the first who does', () => {
  const device = onDevice()
  const store = createThemeStore('theme', 'system')
  expect(store.get()).toEqual({ preference: 'system', theme: 'dark' })
  device.matches = false
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  expect(store.get()).toEqual({ preference: 'system', theme: 'light' })
  expect(listener).toHaveBeenCalledOnce()
})

test('where nothing changed nobody is told', () => {
  onDevice()
  const store = createThemeStore('theme', 'system')
  const before = store.get()
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  expect(listener).not.toHaveBeenCalled()
  expect(store.get()).toBe(before)
})
