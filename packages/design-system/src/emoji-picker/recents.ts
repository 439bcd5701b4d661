/** How many are remembered; what fits into one row of them is shown. */
export const mostRecents = 24

/** The remembered glyphs, newest first, of what storage gave back: it may be empty, old or of somebody else. */
export function readRecents(stored: string): readonly string[] {
  return stored.split(' ').filter(Boolean).slice(0, mostRecents)
}

/** The text to remember after one more was used: each once, the newest first. */
export function withRecent(stored: string, glyph: string): string {
  return [glyph, ...readRecents(stored).filter((other) => other !== glyph)].slice(0, mostRecents).join(' ')
}
