import type { ChatSource } from '@skein/contract'

/** A part of a line of an answer: words, or the mark of a source. */
export type AnswerPart = { kind: 'text'; text: string } | { kind: 'mark'; source: ChatSource }

/** The lines of an answer with the marks that point to a source; a number that points to none is part of the text. */
export function answerLines(text: string, sources: readonly ChatSource[]): AnswerPart[][] {
  const byNumber = new Map(sources.map((source) => [source.number, source]))
  return text.split(/\n+/).map((line) => {
    const parts: AnswerPart[] = []
    let from = 0
    for (const match of line.matchAll(/ ?\[(\d{1,3})\]/g)) {
      const source = byNumber.get(Number(match[1]))
      if (source === undefined) continue
      if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) })
      parts.push({ kind: 'mark', source })
      from = match.index + match[0].length
    }
    if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
    return parts
  })
}

/** The answer without its marks, for the clipboard and for a post. */
export const plainAnswer = (text: string, sources: readonly ChatSource[]): string =>
  answerLines(text, sources)
    .map((parts) => parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''))
    .join('\n')
    .trim()
