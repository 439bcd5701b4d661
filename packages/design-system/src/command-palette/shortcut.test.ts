import { expect, it } from 'vitest'
import { commandPaletteWords } from './command-palette.words.ts'
import { isApple } from './mod-key.ts'
import { keysOf } from './shortcut.ts'

const read = (shortcut: string, apple: boolean, of: 'drawn' | 'spoken') =>
  keysOf(shortcut, apple, commandPaletteWords.english).map((press) => press.map((key) => key[of]).join(' '))

it('holds keys together, and presses one after the other', () => {
  expect(read('Mod+Shift+P', false, 'drawn')).toEqual(['Ctrl Shift P'])
  expect(read('G H', false, 'drawn')).toEqual(['G', 'H'])
})

it('draws what a keyboard of Apple’s has on its keys, and says their names', () => {
  expect(read('Mod+Alt+Enter', true, 'drawn')).toEqual(['⌘ ⌥ ↵'])
  expect(read('Mod+Alt+Enter', true, 'spoken')).toEqual(['Command Option Enter'])
})

it('knows the keyboard by the platform', () => {
  expect(['MacIntel', 'iPhone', 'Win32', 'Linux x86_64'].map((platform) => isApple(platform))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
