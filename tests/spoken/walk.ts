/**
 * A walk through a page with a virtual screen reader, from first to last: what is spoken, a phrase a line. The reader is a simulation over the
 * document; what it says otherwise than a real one would is written on Storybook's page Accessibility.
 */
import { Virtual } from '@guidepup/virtual-screen-reader'
import { tellStates } from './states.ts'

type Item = { node: Node | null; phrase: string }

/** What is around everything, and said of every page. */
const frame = new Set(['document', 'end of document'])

/** Items until the reader is where it has been: a dialog that is modal is walked round and round. */
async function itemsOf(reader: Virtual): Promise<Item[]> {
  const items: Item[] = []
  const met = new Map<Node | null, Set<string>>()
  for (;;) {
    const node = reader.activeNode
    const phrase = await reader.lastSpokenPhrase()
    const said = met.get(node) ?? new Set()
    if (said.has(phrase)) return items
    met.set(node, said.add(phrase))
    items.push({ node, phrase })
    await reader.next()
  }
}

/** What stands between the beginning and the end of the same element is indented under it. */
function indented(items: readonly Item[]): string[] {
  const lastOf = new Map(items.map(({ node }, index) => [node, index]))
  const open: (Node | null)[] = []
  return items.flatMap(({ node, phrase }, index) => {
    if (frame.has(phrase)) return []
    if (open.at(-1) === node) open.pop()
    const line = `${'  '.repeat(open.length)}${phrase}`
    if (lastOf.get(node) !== index) open.push(node)
    return [line]
  })
}

/** What was announced is over, and may be of another test: it is no part of the page. The next word makes a region of its own. */
function forgetAnnouncements(): void {
  for (const region of document.querySelectorAll('[data-component=Announcer]')) region.remove()
}

/** All that is spoken on the way through the page as it is now. */
export async function walk(): Promise<string[]> {
  forgetAnnouncements()
  const untell = tellStates(document)
  const reader = new Virtual()
  await reader.start({ container: document.body })
  try {
    return indented(await itemsOf(reader))
  } finally {
    await reader.stop()
    untell()
  }
}

/** What is spoken without a move of the reader while something happens: where the focus goes, and what live regions tell. */
export async function spokenDuring(happens: () => Promise<void>): Promise<string[]> {
  const reader = new Virtual()
  await reader.start({ container: document.body })
  try {
    await reader.clearSpokenPhraseLog()
    await happens()
    return [...(await reader.spokenPhraseLog())]
  } finally {
    await reader.stop()
  }
}
