export * as CommandPalette from './index.parts.ts'
export { commandPaletteKeys } from './CommandPalette.keys.ts'
export { isApple, isModHeld } from './mod-key.ts'
export { commandPaletteWords } from './command-palette.words.ts'
