import { afterEach, expect, test, vi } from 'vitest'
import { dropFlash, flashAfterReload, isFlashLeft } from './flash-note.ts'

afterEach(() => vi.unstubAllGlobals())

test('a note stays until it is taken down: a page loaded twice before its toast could come still has it', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  expect(isFlashLeft()).toBe(false)
  flashAfterReload()
  expect(isFlashLeft()).toBe(true)
  expect(isFlashLeft()).toBe(true)
  dropFlash()
  expect(isFlashLeft()).toBe(false)
})

test('where storage is forbidden nothing is left, and nothing breaks', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  flashAfterReload()
  expect(isFlashLeft()).toBe(false)
  dropFlash()
})
