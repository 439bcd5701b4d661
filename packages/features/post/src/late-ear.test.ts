import { describe, expect, it, vi } from 'vitest'
import { createLateEar } from './late-ear.ts'

const listener = () => vi.fn<(wish: string) => void>()

describe('a wish', () => {
  it('reaches whoever listens, once, and nobody who has left', () => {
    const ear = createLateEar<string>()
    const [hear, gone] = [listener(), listener()]
    ear.hear(gone)()
    const leave = ear.hear(hear)
    ear.ask('quote')
    leave()
    expect(hear.mock.calls).toEqual([['quote']])
    expect(gone).not.toHaveBeenCalled()
  })

  it('waits for somebody to listen, and the newest counts', () => {
    const ear = createLateEar<string>()
    ear.ask('quote')
    ear.ask('edit')
    const [hear, late] = [listener(), listener()]
    ear.hear(hear)()
    ear.hear(late)()
    expect(hear.mock.calls).toEqual([['edit']])
    expect(late).not.toHaveBeenCalled()
  })
})
