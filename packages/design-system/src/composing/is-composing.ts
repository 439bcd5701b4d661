/**
 * Whether a key belongs to an input method that is composing a character: it chooses among readings, and is no command of ours. Safari marks the
 * key that ends a composition by its code alone.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
