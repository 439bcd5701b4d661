/** What a page says about itself in its `<head>`, read while it arrives. */
import { Parser } from 'htmlparser2'

/** The words of a page about itself, raw and in the order in which they are believed. Addresses are as written. */
export type PageMetadata = {
  titles: string[]
  descriptions: string[]
  pictures: string[]
  /** Discovered oEmbed answer as JSON (oembed.com §4). */
  oembed: string | undefined
  /** `<base href>`. */
  base: string | undefined
}

/** The longest of a value that is kept, in code units; texts are cut much shorter before they are shown. */
const maxValue = 4000

/** Values kept of one name: a page may repeat its picture, and the first ones are meant. */
const maxRepeats = 3

/**
 * Code units of a page that are read in any case. Most heads are short; those of video sites name their page behind half a megabyte of script. So
 * past them the reading goes on only until there is a name and nothing more is said near it.
 */
const soon = 512 * 1024
const near = 64 * 1024

/** Deeper than any head. It also bounds what a closing tag costs, which the parser looks for among all that are open. */
const maxDepth = 64

const wanted = new Set([
  'og:title',
  'twitter:title',
  'og:description',
  'twitter:description',
  'description',
  'og:image:secure_url',
  'og:image',
  'og:image:url',
  'twitter:image',
  'twitter:image:src',
])

/** Elements whose content is not the page's own, although tags stand in it. */
const foreign = new Set(['svg', 'math', 'noscript', 'template', 'iframe', 'object'])

/**
 * Reads a page until its `<body>` begins, or as far as it says something of itself (above). Streaming, because a tree of a large page costs seconds in which the server does nothing else
 * (measured: reference/server.md §8), and by standard names only: Open Graph (ogp.me), Twitter cards, HTML's own.
 */
export async function readMetadata(texts: AsyncIterable<string>): Promise<PageMetadata> {
  const found = new Map<string, string[]>()
  let hasNews = false
  const keep = (name: string, value: string | undefined) => {
    if (value === undefined || value.trim() === '') return
    const values = found.get(name) ?? []
    if (values.length === maxRepeats) return
    found.set(name, [...values, value.trim().slice(0, maxValue)])
    hasNews = true
  }
  let isDone = false
  let depth = 0
  let insideForeign = 0
  let title: string | undefined

  const finish = () => {
    isDone = true
    parser.pause()
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (name === 'body' || depth > maxDepth) return finish()
      if (foreign.has(name)) insideForeign += 1
      if (insideForeign > 0) return
      if (name === 'meta') {
        const key = (attributes.property ?? attributes.name ?? '').trim().toLowerCase()
        if (wanted.has(key)) keep(key, attributes.content)
      } else if (name === 'link') {
        const relations = (attributes.rel ?? '').toLowerCase().split(/\s+/)
        const type = (attributes.type ?? '').trim().toLowerCase()
        if (relations.includes('alternate') && type === 'application/json+oembed') keep('oembed', attributes.href)
        if (relations.includes('image_src')) keep('image_src', attributes.href)
      } else if (name === 'base') keep('base', attributes.href)
      else if (name === 'title' && !found.has('title')) title = ''
    },
    ontext(text) {
      if (title !== undefined && title.length < maxValue) title += text
    },
    onclosetag(name) {
      depth -= 1
      if (foreign.has(name)) insideForeign -= 1
      if (name === 'title' && title !== undefined) {
        keep('title', title)
        title = undefined
      }
      if (name === 'head') finish()
    },
  })
  const hasName = () => ['og:title', 'twitter:title', 'title'].some((name) => found.has(name))
  let read = 0
  let lastNews = 0
  for await (const text of texts) {
    hasNews = false
    parser.write(text)
    read += text.length
    if (hasNews) lastNews = read
    if (isDone || (read >= soon && hasName() && read - lastNews > near)) break
  }
  if (!isDone) parser.end()

  const all = (...names: string[]) => names.flatMap((name) => found.get(name) ?? [])
  return {
    titles: all('og:title', 'twitter:title', 'title'),
    descriptions: all('og:description', 'twitter:description', 'description'),
    pictures: all('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src', 'image_src'),
    oembed: all('oembed')[0],
    base: all('base')[0],
  }
}
