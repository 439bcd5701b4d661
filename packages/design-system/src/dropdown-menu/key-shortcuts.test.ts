import { expect, it } from 'vitest'
import { keyShortcuts } from './key-shortcuts.ts'

it.each([
  ['C', 'C'],
  ['e', 'E'],
  ['/', '/'],
  ['⌘K', 'Meta+K'],
  ['⌘⇧K', 'Meta+Shift+K'],
  ['Cmd + K', 'Meta+K'],
  ['Ctrl+Shift+ArrowUp', 'Control+Shift+ArrowUp'],
  ['Ctrl+↑', 'Control+ArrowUp'],
  ['Strg Alt Entf', undefined],
  ['Ctrl++', 'Control+Plus'],
  ['+', 'Plus'],
  ['⌫', 'Backspace'],
  ['F2', 'F2'],
  ['Esc', 'Escape'],
  ['G H', undefined],
  ['⌘', undefined],
  ['double tap', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is %j', (shown, value) => expect(keyShortcuts(shown)).toBe(value))
