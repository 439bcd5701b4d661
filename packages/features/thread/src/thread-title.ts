import type { Post } from '@skein/contract'
import { graphemesOf } from '@skein/contract/text'
import type { MessagesOf } from '@skein/i18n'

/** Graphemes of a post that fit a tab or a line of a history. */
const longest = 60

/** The first words of a text on one line, cut between words, with '…' where something is left out. */
export function firstWords(text: string, max = longest): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...graphemesOf(line)]
  if (letters.length <= max) return line
  const cut = line.slice(0, letters[max]?.index)
  const space = cut.lastIndexOf(' ')
  return `${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

/** What the document of a thread is called: who speaks, and how it begins. A warned post keeps its words to itself. */
export function threadTitle(post: Post, m: MessagesOf<'thread'>): string {
  return m.title({ name: post.author.name, text: firstWords(post.contentWarning ?? post.content) })
}
