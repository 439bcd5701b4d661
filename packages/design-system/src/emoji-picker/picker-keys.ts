/** What a key means to the picker, decided without a document: where it was pressed and what is there is told. */

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
}

export interface KeyPlace {
  /** Search, the list, or one of the other controls. */
  readonly on: 'search' | 'list' | 'control'
  /** Search has text, and the list has not been entered since it was written. */
  readonly editing: boolean
  /** The caret stands behind the last character. */
  readonly caretAtEnd: boolean
  readonly rtl: boolean
}

export type KeyMeaning = 'move' | 'choose' | 'close' | 'write' | undefined

const movesCaret = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])
const moves = new Set([...movesCaret, 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'])

/**
 * - In the text that is being written, left, right, Home and End move the caret; from its end forwards, or after up and
 *   down, they move in the list.
 * - A character pressed anywhere else is written in search.
 * - Nothing is done while an input method composes: its Enter and its arrows are its own.
 */
export function meaningOf({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress, place: KeyPlace): KeyMeaning {
  if (isComposing || altKey) return undefined
  const { on, editing, caretAtEnd, rtl } = place
  if (key === 'Escape') return 'close'
  if (on === 'control') return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey ? 'write' : undefined
  if (moves.has(key)) {
    const forwards = key === (rtl ? 'ArrowLeft' : 'ArrowRight')
    const caret = on === 'search' && editing && movesCaret.has(key) && !(forwards && caretAtEnd)
    return caret ? undefined : 'move'
  }
  if (key === 'Enter' || (key === ' ' && on === 'list')) return 'choose'
  return on === 'list' && (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey ? 'write' : undefined
}
