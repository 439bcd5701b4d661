/** What people write for a key, and what `KeyboardEvent.key` and `aria-keyshortcuts` call it. */
const names: Readonly<Record<string, string>> = {
  '⌘': 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
  win: 'Meta',
  '⌃': 'Control',
  ctrl: 'Control',
  control: 'Control',
  strg: 'Control',
  '⌥': 'Alt',
  alt: 'Alt',
  option: 'Alt',
  '⇧': 'Shift',
  shift: 'Shift',
  '⏎': 'Enter',
  '↵': 'Enter',
  '↩': 'Enter',
  enter: 'Enter',
  return: 'Enter',
  '⌫': 'Backspace',
  backspace: 'Backspace',
  '⌦': 'Delete',
  del: 'Delete',
  delete: 'Delete',
  '⎋': 'Escape',
  esc: 'Escape',
  escape: 'Escape',
  '⇥': 'Tab',
  tab: 'Tab',
  '␣': 'Space',
  space: 'Space',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
}

const modifiers = new Set(['Meta', 'Control', 'Alt', 'Shift'])

function nameOf(part: string): string | undefined {
  if (/^f\d{1,2}$/i.test(part)) return part.toUpperCase()
  return names[part.toLowerCase()] ?? (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(part) ? part.toUpperCase() : undefined)
}

/**
 * A shortcut as `aria-keyshortcuts` wants it: `⌘K` and `Cmd + K` are `Meta+K`. Nothing where the text is no such shortcut, because a
 * wrong value is worse than none.
 */
export function keyShortcuts(shown: string | undefined): string | undefined {
  // A plus that is the key itself has a name; the others only join.
  const text = shown?.trim().replace(/(^|\+\s*)\+$/, '$1plus') ?? ''
  const parts = text.split(/\s*\+\s*|\s+|(?<=[⌘⌃⌥⇧])(?=.)/u).map((part) => (part === 'plus' ? 'Plus' : nameOf(part)))
  const key = parts.at(-1)
  const before = parts.slice(0, -1)
  if (key === undefined || modifiers.has(key) || !before.every((part) => part !== undefined && modifiers.has(part))) {
    return undefined
  }
  return parts.join('+')
}
