/** Looks at an address for the browse mode (§2.12): may it stand in a frame, and what does it say? */
import type { WebPage } from '@skein/contract'
import type { OpenPage } from '@skein/domain/browse/open-page'
import { Problem } from '@skein/domain/calls/problem'
import type { Config } from '../config.ts'
import { FetchRefused } from '../guarded-fetch/fetch-refused.ts'
import type { Fetched, GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import { decodePage } from '../previews/decode-page.ts'
import { createArticleReader } from './article-reader.ts'
import { isFramingRefused } from './framing.ts'

/** Of a page; an article is in there. */
const maxBytes = 1_500_000
const timeoutMs = 8000

const pages = ['text/html', 'application/xhtml+xml']
/** What browsers show in a frame without asking. */
const others = ['text/plain', 'application/pdf', 'application/json', 'image/*', 'video/*', 'audio/*']

const readOn = async ({ body, charset }: Fetched): Promise<string> => {
  let html = ''
  for await (const text of decodePage(body, charset)) html += text
  return html
}

/** Makes it. */
export function createOpenPage({ fetcher, config }: { fetcher: GuardedFetch; config: Config }): OpenPage {
  const read = createArticleReader()
  const allowed = new Set(config.previewAllowHosts)
  /** A frame of a page that is reached without encryption shows nothing on one that is. */
  const isInsecure = (url: URL) => url.protocol === 'http:' && !allowed.has(url.host)

  return async (address, own) => {
    const isOwn = (url: URL) => url.origin === own.origin || url.hostname === own.hostname
    const asked = new URL(address)
    if (isOwn(asked) && !allowed.has(asked.host)) throw new Problem('address-refused')
    try {
      const options = { accept: [...pages, ...others], maxBytes, atLimit: 'stop', timeoutMs } as const
      return await fetcher.get(address, options, async (answer): Promise<WebPage> => {
        const { url, type, header } = answer
        if (isOwn(url) && !allowed.has(url.host)) throw new Problem('address-refused')
        const isRefused = isFramingRefused(header('content-security-policy'), header('x-frame-options'), own)
        const frame = isInsecure(url) ? 'insecure' : isRefused ? 'refused' : 'allowed'
        const { title, article } = pages.includes(type)
          ? await read(await readOn(answer), url.href)
          : { title: null, article: null }
        return { url: url.href, title, frame, article }
      })
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      if (error.reason === 'address') throw new Problem('address-refused')
      // What the server cannot reach a browser may: it is tried there.
      return { url: asked.href, title: null, frame: isInsecure(asked) ? 'insecure' : 'unknown', article: null }
    }
  }
}
