/** Fetches what a card shows of an address: the page, what its site says of it, and one picture. */
import { Problem } from '@skein/domain/calls/problem'
import { cleanText } from '@skein/domain/clean-text'
import { wholeBody } from '../guarded-fetch/body.ts'
import { FetchRefused } from '../guarded-fetch/fetch-refused.ts'
import type { Fetched, GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import { createSlots } from '../guarded-fetch/slots.ts'
import type { Decoders } from '../media/decoders.ts'
import { decodePage } from './decode-page.ts'
import type { PreviewPicture } from './preview-picture.ts'
import { readMetadata } from './read-metadata.ts'
import type { PageMetadata } from './read-metadata.ts'
import { readOEmbed } from './read-oembed.ts'

/** What was found at an address. */
export type FoundPreview = { title: string; description: string; picture: PreviewPicture | undefined }

/** Graphemes of what a card shows. */
const maxTitle = 200
const maxDescription = 300

/** Of a page; most are read far less of (read-metadata.ts). */
const maxPageBytes = 2 * 1024 * 1024
const maxPictureBytes = 8_000_000

/** Milliseconds for page, oEmbed and picture together: longer, and the author has gone on writing. */
const timeLimitMs = 10_000

/** Of the pictures a page names, how many are tried. */
const maxTries = 2

/** An oEmbed thumbnail below this width gives way to the page's own picture. */
const wideEnough = 600

const pageTypes = ['text/html', 'application/xhtml+xml']
const pictureTypes = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif']

const firstText = (max: number, texts: (string | undefined)[]): string => {
  for (const text of texts) {
    const clean = text === undefined ? '' : cleanText(text, max)
    if (clean !== '') return clean
  }
  return ''
}

/** Where relative addresses of a page start from: its `<base>`, where that is a web address. */
function baseOf(page: URL, { base }: PageMetadata): URL {
  if (base === undefined || !URL.canParse(base, page.href)) return page
  const url = new URL(base, page.href)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : page
}

type Page =
  | { kind: 'page'; url: URL; metadata: PageMetadata }
  | { kind: 'picture'; url: URL; picture: PreviewPicture | undefined }

/** Fetches previews through the guard. @param fetcher the guarded one */
export function createPreviewFetcher(
  fetcher: GuardedFetch,
  decoders: Pick<Decoders, 'preview'>,
): (address: string) => Promise<FoundPreview | undefined> {
  // Decoding takes memory by the pixel: two at a time, however many pages are being read.
  const drawing = createSlots({ overall: 2, perHost: 2, waiting: 100 })

  async function draw(body: Fetched['body'], signal: AbortSignal): Promise<PreviewPicture | undefined> {
    const bytes = await wholeBody(body)
    const giveBack = await drawing.take('', signal)
    try {
      return await decoders.preview(bytes)
    } catch (error) {
      // A page without a picture is shown all the same.
      if (error instanceof Problem) return undefined
      throw error
    } finally {
      giveBack()
    }
  }

  const fetchPage = (address: string, signal: AbortSignal) =>
    fetcher.get(
      address,
      { accept: [...pageTypes, ...pictureTypes], maxBytes: maxPictureBytes, atLimit: 'stop', signal },
      async ({ url, type, charset, body }): Promise<Page> => {
        if (!pageTypes.includes(type)) return { kind: 'picture', url, picture: await draw(body, signal) }
        return { kind: 'page', url, metadata: await readMetadata(decodePage(firstBytes(body, maxPageBytes), charset)) }
      },
    )

  async function fetchPicture(addresses: string[], base: URL, signal: AbortSignal) {
    const accept = [...pictureTypes, 'application/octet-stream', 'binary/octet-stream']
    for (const address of [...new Set(addresses)].slice(0, maxTries)) {
      try {
        const options = { accept, maxBytes: maxPictureBytes, atLimit: 'refuse', timeoutMs: 5000, base, signal } as const
        const picture = await fetcher.get(address, options, ({ body }) => draw(body, signal))
        if (picture !== undefined) return picture
      } catch (error) {
        // A page without its picture is still worth a card.
        if (!(error instanceof FetchRefused)) throw error
      }
    }
    return undefined
  }

  /**
   * Looks at an address.
   * @returns nothing where the page says nothing of itself
   * @throws FetchRefused where it cannot be fetched
   */
  return async (address) => {
    const signal = AbortSignal.timeout(timeLimitMs)
    const page = await fetchPage(address, signal)
    if (page.kind === 'picture') {
      if (page.picture === undefined) return undefined
      return { title: fileName(page.url) || page.url.host, description: '', picture: page.picture }
    }
    const { metadata, url } = page
    const base = baseOf(url, metadata)
    const oembed = metadata.oembed === undefined ? undefined : await readOEmbed(fetcher, metadata.oembed, base, signal)
    const title = firstText(maxTitle, [oembed?.title, ...metadata.titles])
    const description = firstText(maxDescription, [...metadata.descriptions, oembed?.authorName])
    if (title === '' && description === '') return undefined
    const own = oembed?.picture === undefined ? [] : [oembed.picture]
    const isSmall = (oembed?.pictureWidth ?? wideEnough) < wideEnough
    const pictures = isSmall ? [...metadata.pictures, ...own] : [...own, ...metadata.pictures]
    return {
      title: title === '' ? url.host : title,
      description: description === title ? '' : description,
      picture: await fetchPicture(pictures, base, signal),
    }
  }
}

/** The name of a file in an address, as people read it. */
function fileName({ pathname }: URL): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return cleanText(decodeURIComponent(last), maxTitle)
  } catch {
    return cleanText(last, maxTitle)
  }
}

async function* firstBytes(body: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  let left = max
  for await (const chunk of body) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}
