/** A page without the page: its article as plain parts. No markup survives, so that there is none to make safe. */
import { Readability } from '@mozilla/readability'
import type { Article, ArticleBlock, ArticleRun } from '@skein/contract'
import { cleanText, visibleText } from '@skein/domain/clean-text'
import { parseHTML } from 'linkedom'

/** A page with more elements is no article, and would keep the reader busy. */
const maxElements = 20_000
/** Of an article: parts, and characters of all of them. */
const maxBlocks = 500
const maxText = 200_000
const maxDepth = 60
/** Characters below which there is nothing to read. */
const leastText = 200
const wordsAMinute = 220

const blockNames = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul img picture'.split(
    ' ',
  ),
)
const silent = new Set(
  'script style template noscript iframe object embed svg math button input select textarea audio video canvas'.split(
    ' ',
  ),
)

/** What is used of an element; both the parser's and a browser's have it. */
type Node = { nodeType: number; textContent: string | null; childNodes: Iterable<Node> }
type Element = Node & {
  localName: string
  getAttribute: (name: string) => string | null
  querySelector: (selector: string) => Element | null
}

const isElement = (node: Node): node is Element => node.nodeType === 1 && 'localName' in node

/** A link of the article as a web address; nothing where it leads elsewhere than to the web. */
function webAddress(href: string | null, base: string): string | undefined {
  if (href === null || href.length > 2048 || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  const isWeb = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === ''
  return isWeb && url.href.length <= 2048 ? url.href : undefined
}

type Kind = Pick<ArticleRun, 'href' | 'style'>

/** Pieces of text in the order they stand, neighbours of one kind as one, without spaces at the ends. */
class Line {
  private readonly runs: ArticleRun[] = []

  add(text: string, { href, style }: Kind): void {
    const shown = visibleText(text)
    if (shown === '') return
    const last = this.runs.at(-1)
    const joined = (last?.text ?? '').endsWith(' ') || last === undefined ? shown.replace(/^ /, '') : shown
    if (joined === '') return
    if (last !== undefined && last.href === href && last.style === style) last.text += joined
    else this.runs.push({ text: joined, ...(href !== undefined && { href }), ...(style !== undefined && { style }) })
  }

  take(): ArticleRun[] {
    const taken = this.runs.splice(0)
    const last = taken.at(-1)
    if (last !== undefined) last.text = last.text.trimEnd()
    return taken.filter(({ text }) => text !== '')
  }
}

class Reader {
  readonly blocks: ArticleBlock[] = []
  private left = maxText
  private readonly base: string

  constructor(base: string) {
    this.base = base
  }

  private put(block: ArticleBlock, size: number): void {
    if (size === 0 || this.blocks.length >= maxBlocks || this.left < size) return
    this.left -= size
    this.blocks.push(block)
  }

  private putRuns(kind: 'heading' | 'paragraph' | 'quote', runs: ArticleRun[]): void {
    this.put(
      { kind, runs },
      runs.reduce((sum, { text }) => sum + text.length, 0),
    )
  }

  /** Adds what stands in a node to a line. */
  private inline(node: Node, line: Line, kind: Kind, depth: number): void {
    if (depth > maxDepth) return
    if (node.nodeType === 3) return line.add(node.textContent ?? '', kind)
    if (!isElement(node) || silent.has(node.localName)) return
    const name = node.localName
    if (name === 'br') return line.add(' ', kind)
    const style = {
      b: 'strong',
      strong: 'strong',
      i: 'em',
      em: 'em',
      cite: 'em',
      code: 'code',
      kbd: 'code',
      samp: 'code',
    } as const
    const own = Object.entries(style).find(([tag]) => tag === name)?.[1]
    const href = name === 'a' ? webAddress(node.getAttribute('href'), this.base) : kind.href
    const next: Kind = { ...(href !== undefined && { href }), ...((own ?? kind.style) && { style: own ?? kind.style }) }
    for (const child of node.childNodes) this.inline(child, line, next, depth + 1)
    if (blockNames.has(name)) line.add(' ', kind)
  }

  private lineOf(element: Element, depth: number): ArticleRun[] {
    const line = new Line()
    for (const child of element.childNodes) this.inline(child, line, {}, depth + 1)
    return line.take()
  }

  private items(list: Element, depth: number): ArticleRun[][] {
    if (depth > maxDepth) return []
    return [...list.childNodes].filter(isElement).flatMap((item) => {
      if (item.localName === 'ul' || item.localName === 'ol') return this.items(item, depth + 1)
      const nested = [...item.childNodes]
        .filter(isElement)
        .filter(({ localName }) => localName === 'ul' || localName === 'ol')
      const line = new Line()
      for (const child of item.childNodes)
        if (!isElement(child) || !nested.includes(child)) this.inline(child, line, {}, depth + 1)
      return [line.take()].concat(nested.flatMap((inner) => this.items(inner, depth + 1)))
    })
  }

  private picture(element: Element): void {
    const image = element.localName === 'img' ? element : element.querySelector('img')
    const caption = element.querySelector('figcaption')?.textContent ?? image?.getAttribute('alt') ?? ''
    const text = cleanText(caption, 300)
    this.put({ kind: 'picture', text }, text.length)
  }

  /** Reads the parts of an element; what stands between them is a paragraph. */
  read(element: Element, depth = 0): void {
    if (depth > maxDepth) return
    const line = new Line()
    const flush = () => this.putRuns('paragraph', line.take())
    for (const child of element.childNodes) {
      if (!isElement(child) || !(blockNames.has(child.localName) || this.holdsBlocks(child))) {
        this.inline(child, line, {}, depth + 1)
        continue
      }
      flush()
      this.block(child, depth + 1)
    }
    flush()
  }

  private holdsBlocks(element: Element): boolean {
    return (
      !silent.has(element.localName) &&
      element.querySelector('p, div, ul, ol, h1, h2, h3, h4, pre, blockquote, figure, table, img') !== null
    )
  }

  private block(element: Element, depth: number): void {
    const name = element.localName
    if (/^h[1-6]$/.test(name)) this.putRuns('heading', this.lineOf(element, depth))
    else if (name === 'ul' || name === 'ol') {
      const items = this.items(element, depth).filter((runs) => runs.length > 0)
      const size = items.flat().reduce((sum, { text }) => sum + text.length, 0)
      this.put({ kind: 'list', ordered: name === 'ol', items }, size)
    } else if (name === 'blockquote') this.putRuns('quote', this.lineOf(element, depth))
    else if (name === 'pre') {
      const text = (element.textContent ?? '')
        .toWellFormed()
        .split('\n')
        .map((row) => row.trimEnd())
        .join('\n')
        .slice(0, 20_000)
        .trim()
      this.put({ kind: 'code', text }, text.length)
    } else if (name === 'img' || name === 'picture') this.picture(element)
    else if (name === 'figure' && element.querySelector('pre, table, p, blockquote') === null) this.picture(element)
    else if (name === 'table') this.table(element, depth)
    else this.read(element, depth)
  }

  /** A row of a table is a line: its cells, with points between them. */
  private table(element: Element, depth: number): void {
    const rows: Element[] = []
    const collect = (node: Element, level: number) => {
      if (level > maxDepth) return
      for (const child of [...node.childNodes].filter(isElement)) {
        if (child.localName === 'tr') rows.push(child)
        else collect(child, level + 1)
      }
    }
    collect(element, depth)
    const items = rows
      .map((row) => {
        const cells = [...row.childNodes].filter(isElement).map((cell) =>
          this.lineOf(cell, depth)
            .map(({ text }) => text)
            .join(''),
        )
        return cells.filter((cell) => cell !== '').join(' · ')
      })
      .filter((text) => text !== '')
    this.put({ kind: 'list', ordered: false, items: items.map((text) => [{ text }]) }, items.join('').length)
  }
}

const nothing = { title: null, article: null }

/**
 * Reads the article of a page.
 * @param html as decoded; may be cut at its end
 * @param address where the page is, for its links
 * @returns the page's title in any case in which it has one; no article where there is none worth reading
 */
export function readArticle(html: string, address: string): { title: string | null; article: Article | null } {
  try {
    const { document } = parseHTML(html)
    // A text without a single tag has no document element, which the library's own properties count on.
    return document.documentElement === null ? nothing : readDocument(document, address)
  } catch {
    // Too many elements, or something that no parser was made for.
    return nothing
  }
}

function readDocument(
  document: ReturnType<typeof parseHTML>['document'],
  address: string,
): { title: string | null; article: Article | null } {
  const pageTitle = cleanText(document.title, 200) || null
  const heading = cleanText(document.querySelector('h1')?.textContent ?? '', 200)
  const root = document.documentElement
  const language = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.exec(root.getAttribute('lang')?.trim() ?? '')?.[0] ?? null
  const isRightToLeft = root.getAttribute('dir') === 'rtl' || /^(?:ar|he|fa|ur|yi)\b/i.test(language ?? '')
  const parsed = new Readability<Node>(document, {
    maxElemsToParse: maxElements,
    serializer: (node) => node,
    charThreshold: leastText,
  }).parse()
  const content = parsed?.content
  if (!parsed || !content || !isElement(content)) return { title: pageTitle, article: null }
  const reader = new Reader(address)
  reader.read(content)
  const { blocks } = reader
  const words = blocks
    .flatMap((block) => ('runs' in block ? block.runs : 'items' in block ? block.items.flat() : [{ text: block.text }]))
    .map(({ text }) => text)
    .join(' ')
  if (words.length < leastText) return { title: pageTitle, article: null }
  // What a site puts behind the title of each of its pages is no part of it.
  const named = cleanText(parsed.title ?? '', 200)
  const title = heading !== '' && named.startsWith(heading) ? heading : named
  return {
    title: pageTitle,
    article: {
      title: title || pageTitle || new URL(address).host,
      byline: cleanText(parsed.byline ?? '', 100) || null,
      site: cleanText(parsed.siteName ?? '', 100) || null,
      language,
      direction: parsed.dir === 'rtl' || isRightToLeft ? 'rtl' : 'ltr',
      minutes: Math.max(1, Math.round(words.split(/\s+/).length / wordsAMinute)),
      blocks,
    },
  }
}
