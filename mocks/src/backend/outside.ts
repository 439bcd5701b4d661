/** What a backend has of the world outside: pages it knows, a few rules in place of a grammar, pictures that are drawn. */
import { Problem } from '@skein/domain/calls/problem'
import type { TabHostOptions } from '@skein/tab-host'
import { pages } from '../fixtures/pages.ts'
import { draw } from '../fixtures/pictures.ts'
import { webPages } from '../fixtures/search.ts'
import { readFile } from './measure.ts'

/** Words that are misspelled often enough to be put right without a dictionary. */
const spellings: Record<string, string> = {
  teh: 'the',
  beleive: 'believe',
  recieve: 'receive',
  definately: 'definitely',
  tommorow: 'tomorrow',
  allready: 'already',
}

/** A few rules: words put right, no word twice, no space before a comma, a capital for the writer. */
const rewrite = (text: string): string =>
  text
    .trim()
    .replace(/(?<![@#/.\w])\p{Ll}+(?![\w@/]|\.\w)/gu, (word) => spellings[word] ?? word)
    .replace(/\b(\p{L}+) \1\b/gu, '$1')
    .replace(/ ([,;])/g, '$1')
    .replace(/(?<=^|\s)i(?=\s|$)/g, 'I')

/** How wide the copies of a picture are, where it is wider. */
const copyWidths = [480, 1080]

/** Hosts that are nobody's on the public web, as far as a name tells. */
const inside = /^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|\[::1\])|^[^.]+$|\.(?:local|internal|lan|home\.arpa)$/

export const outside = {
  readFile,
  findPage: (address) => pages.get(address),
  writer: {
    rewrite,
    paint({ prompt, size }) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      const bytes = new Blob([draw(`${prompt.trim()}-${size}`)], { type: 'image/svg+xml' })
      const copies = copyWidths.filter((copy) => copy <= width * 0.85).map((copy) => ({ width: copy, bytes }))
      return { bytes, width, height, copies }
    },
  },
  async openPage(address) {
    const { hostname, href, protocol } = new URL(address)
    if (inside.test(hostname)) throw new Problem('address-refused')
    const known = Object.values(webPages).find(({ url }) => url === href)
    return known ?? { url: href, title: null, frame: protocol === 'http:' ? 'insecure' : 'unknown', article: null }
  },
} satisfies Partial<TabHostOptions>
