import { describe, expect, it } from 'vitest'
import { meaningOf, type KeyPlace, type KeyPress } from './picker-keys.ts'

const press = (key: string, place: Partial<KeyPlace> = {}, more: Partial<KeyPress> = {}) =>
  meaningOf(
    { key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...more },
    { on: 'search', editing: false, caretAtEnd: true, rtl: false, ...place },
  )

describe('E4 what a key means', () => {
  it('E4 in the text that is being written the caret moves, and from its end the list', () => {
    const editing = { editing: true, caretAtEnd: false }
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => press(key, editing))).toEqual(
      Array.from({ length: 4 }),
    )
    expect(press('ArrowDown', editing)).toBe('move')
    expect(press('ArrowRight', { editing: true })).toBe('move')
    expect(press('ArrowLeft', { editing: true })).toBeUndefined()
    expect(press('ArrowLeft', { editing: true, rtl: true })).toBe('move')
    expect(press('Home')).toBe('move')
  })

  it('E4 a character pressed in the list or on a group is written in search', () => {
    expect(press('f', { on: 'list' })).toBe('write')
    expect(press('Backspace', { on: 'list' })).toBe('write')
    expect(press('f', { on: 'control' })).toBe('write')
    expect(press('c', { on: 'list' }, { ctrlKey: true })).toBeUndefined()
    expect(press('f')).toBeUndefined()
  })

  it('E4 Enter chooses, Space in the list too, and a button keeps its own keys', () => {
    expect(press('Enter')).toBe('choose')
    expect(press(' ', { on: 'list' })).toBe('choose')
    expect(press(' ')).toBeUndefined()
    expect(press('Enter', { on: 'control' })).toBeUndefined()
    expect(press(' ', { on: 'control' })).toBeUndefined()
  })

  it('E4 Escape closes from everywhere, but not out of an input method', () => {
    expect(press('Escape', { on: 'control' })).toBe('close')
    expect(press('Escape', {}, { isComposing: true })).toBeUndefined()
    expect(press('Enter', {}, { isComposing: true })).toBeUndefined()
  })
})
