import type { CommandPaletteWords } from './command-palette.words.ts'

/** A key of a shortcut: what is drawn on it, and what is said for it. */
export interface ShortcutKey {
  readonly drawn: string
  readonly spoken: string
}

/** What Apple draws on keys that others write out. */
const symbols: Partial<Record<string, string>> = { Mod: '⌘', Meta: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃', Enter: '↵' }

/**
 * The keys of a shortcut as they are drawn and said: presses one after the other, each of keys that are held together.
 *
 * @param shortcut as tinykeys writes it: `'Mod+K'`, `'Mod+Shift+P'`, or with a space between presses, `'G H'`. `Mod` is ⌘ on Apple's keyboards and
 * Ctrl on all others.
 * @param apple whether the keyboard is Apple's
 */
export function keysOf(
  shortcut: string,
  apple: boolean,
  words: CommandPaletteWords,
): readonly (readonly ShortcutKey[])[] {
  const names: Partial<Record<string, string>> = {
    Mod: apple ? words.command : words.ctrl,
    Meta: words.command,
    Alt: apple ? words.option : words.alt,
    Ctrl: words.ctrl,
    Shift: words.shift,
    Enter: words.enter,
    Escape: words.escape,
  }
  return shortcut.split(' ').map((press) =>
    press.split('+').map((key) => {
      const spoken = names[key] ?? key
      return { drawn: (apple ? symbols[key] : undefined) ?? spoken, spoken }
    }),
  )
}
