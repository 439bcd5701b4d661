/** The text with `piece` in place of what is selected in the field, and where the caret stands then. */
export function insertAt(
  field: HTMLTextAreaElement | null,
  text: string,
  piece: string,
): { text: string; caret: number } {
  const from = field?.selectionStart ?? text.length
  const to = field?.selectionEnd ?? text.length
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length }
}
