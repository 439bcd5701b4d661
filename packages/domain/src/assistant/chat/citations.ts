/**
 * Turns the marks of a provider's answer into numbers of sources. Marks that point to nothing, markdown and images go: an answer is plain
 * text, so that nothing in it can load, link or look like something else.
 */
import { SourceList } from './source.ts'
import type { Found } from './source.ts'

const mark = /\s*\[[PW]?\d{1,3}\]/gu
/** `[title](address)`, with an exclamation mark an image; some models write them although they were told not to. */
const link = /\(?!?\[([^\]\n]{0,200})\]\(\s*(?:https?:)?[^)\s]*\s*\)\)?/gu
/** The start of a mark or a link that has not arrived whole. */
const unfinished = /\s*[(!]{0,2}\[[^\]\n]{0,200}(?:\](?:\([^)\s]{0,2000})?)?$|\s*[(!]{1,2}$|\s+$/u

const isWeb = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

/** Collects an answer. */
export class Citations {
  readonly #posts: ReadonlyMap<string, Found>
  readonly #web = new Map<string, Found>()
  readonly #placed: Found[] = []
  #text = ''
  #shown = ''

  /** @param posts what the provider was given, by their keys */
  constructor(posts: ReadonlyMap<string, Found>) {
    this.#posts = posts
  }

  /** Takes a piece of the answer in. @returns what of the answer can be shown now and was not before */
  push(piece: string): string {
    this.#text += piece
    const whole = this.#text.replace(unfinished, '')
    // While it comes, marks are left out: their numbers are known at the end.
    const plain = whole.replace(link, '').replace(mark, '')
    // What was shown stays; a link that began in it is taken out at the end.
    if (!plain.startsWith(this.#shown)) return ''
    const more = plain.slice(this.#shown.length)
    this.#shown = plain
    return more
  }

  /** A page of the web that the answer rests on: under its key, or here. */
  source(key: string | null, url: string, title: string): void {
    if (!isWeb(url)) return
    const { hostname } = new URL(url)
    const found: Found = { kind: 'web', title: title.trim() || hostname, url, detail: hostname, createdAt: null }
    if (key !== null) this.#web.set(key, found)
    else if (!this.#placed.some((known) => known.url === url)) {
      this.#placed.push(found)
      this.#text += ` [W${this.#placed.length}]`
    }
  }

  /** The whole answer with numbers, and its sources. */
  finish(): { text: string; sources: SourceList } {
    const sources = new SourceList()
    const text = this.#text
      .replace(link, '')
      .replaceAll(/\s*\[(P\d{1,3}|W\d{1,3}|\d{1,3})\]/gu, (_, key: string) => {
        const found = key.startsWith('W')
          ? this.#placed[Number(key.slice(1)) - 1]
          : (this.#posts.get(key) ?? this.#web.get(key))
        return found === undefined ? '' : ` ${sources.mark(found)}`
      })
      .trim()
    return { text, sources }
  }
}
