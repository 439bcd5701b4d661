/** What was shared, as the text of a post. */
import { sharedWords, type SharedWords } from '@skein/contract/share'

/** An address with and without its last slash is the same. */
const plain = (word: string): string => word.replace(/(?<=.)\/$/, '')

/** Whether the words of `part` stand in `whole`, and not as the beginning of a longer word or address. */
function says(whole: string, part: string): boolean {
  const pieces = whole.split(plain(part))
  return pieces
    .slice(1)
    .some((after, at) => !/[\p{L}\p{N}]$/u.test(pieces[at] ?? '') && !/^[/.]?[\p{L}\p{N}?#&=%_~-]/u.test(after))
}

/** Title, text and address, each on a line of its own. Apps say some of it twice, the address mostly: what another part says already is left out. */
export function sharedText(words: SharedWords): string {
  const lines: string[] = []
  for (const name of sharedWords) {
    const part = words[name].trim()
    if (part === '' || lines.some((line) => says(line, part))) continue
    const rest = lines.filter((line) => !says(part, line))
    lines.splice(0, lines.length, ...rest, part)
  }
  return lines.join('\n')
}

/** What was shared under what is written already; once only, where its page is loaded again. */
export function withShared(written: string, shared: string): string {
  if (written.trim() === '') return shared
  return written.includes(shared) ? written : `${written.trimEnd()}\n\n${shared}`
}
