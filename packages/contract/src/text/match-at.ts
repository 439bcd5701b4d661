/** What a pattern (flag `y`) finds at a place of a text, and nowhere else; '' where it finds nothing. */
export function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
