'use client'
import { useWordSet } from '../provider/words.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { commandPaletteWords } from './command-palette.words.ts'
import { key as keyStyle, press as pressStyle, shortcut as shortcutStyle } from './CommandPalette.css.ts'
import { isApple } from './mod-key.ts'
import { keysOf } from './shortcut.ts'

/** The keys of a command: drawn as keys, and read out by their names. Only where a window is: nothing else knows the keyboard. */
export function Shortcut({ keys }: { readonly keys: string }) {
  const words = useWordSet(commandPaletteWords)
  const presses = keysOf(keys, isApple(), words)
  const spoken = presses.map((press) => press.map((key) => key.spoken).join(' ')).reduce(words.followedBy)
  return (
    <span className={shortcutStyle}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      {presses.map((press, index) => (
        // A shortcut may ask for the same key twice.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} aria-hidden className={pressStyle} dir="ltr">
          {press.map(({ drawn }) => (
            <kbd key={drawn} className={keyStyle}>
              {drawn}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  )
}
