import { defineWords } from '../provider/words.ts'

/** What a palette of commands says itself: how keys are called. Letters and digits are their own names. */
export type CommandPaletteWords = {
  readonly alt: string
  readonly ctrl: string
  readonly enter: string
  readonly escape: string
  readonly shift: string
  /** On a keyboard of Apple's, where ⌘ and ⌥ are drawn. */
  readonly command: string
  readonly option: string
  /** One key, or several held together, after another. */
  readonly followedBy: (first: string, next: string) => string
}

export const commandPaletteWords = defineWords<CommandPaletteWords>('command-palette', {
  alt: 'Alt',
  ctrl: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
  shift: 'Shift',
  command: 'Command',
  option: 'Option',
  followedBy: (first, next) => `${first} then ${next}`,
})
