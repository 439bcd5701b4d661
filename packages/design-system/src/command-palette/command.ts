import type { ChangeDetails } from '../controlled/change-details.ts'
import type { SelectOption } from '../select/select-options.ts'

/**
 * Something that can be done. `value` tells it from the others; commands that follow one another with the same `group` stand under its name.
 */
export type Command = SelectOption & {
  /** Other words that it is found by: "dark" for what switches the theme. */
  keywords?: readonly string[] | undefined
  /**
   * The keys that do it without the palette, which only shows them: keys that are held together with `+` between them, presses one after the other with
   * a space. `'Mod+Shift+P'`, `'G H'`; `Mod` is ⌘ on Apple's keyboards, Ctrl on others.
   */
  shortcut?: string | undefined
  /** `false`: it is an answer to what is typed, and offered whatever that is: a person whom a server found. */
  filter?: false | undefined
}

/** What `onSelect` is told beside the command. `cancel()` leaves the palette open. */
export type CommandSelectDetails = ChangeDetails<'choice'>
