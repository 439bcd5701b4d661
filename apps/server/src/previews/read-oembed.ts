/** What a site answers about one of its pages (oembed.com §2.3). Its HTML is never used: nothing foreign runs or shows on our pages. */
import * as z from 'zod'
import { wholeBody } from '../guarded-fetch/body.ts'
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'

const text = z.string().optional().catch(undefined)

/** Sites write sizes as numbers and as texts. */
const Answer = z.object({
  type: text,
  title: text,
  author_name: text,
  url: text,
  thumbnail_url: text,
  thumbnail_width: z.coerce.number().optional().catch(undefined),
})

export type OEmbed = {
  title: string | undefined
  authorName: string | undefined
  picture: string | undefined
  /** Pixels, where it is said. */
  pictureWidth: number | undefined
}

/** Asks for it. @returns nothing where it cannot be had or read */
export async function readOEmbed(
  fetcher: GuardedFetch,
  address: string,
  base: URL,
  signal: AbortSignal,
): Promise<OEmbed | undefined> {
  const options = {
    accept: ['application/json', 'application/json+oembed', 'text/json', 'text/javascript'],
    maxBytes: 100_000,
    atLimit: 'refuse',
    timeoutMs: 3000,
    base,
    signal,
  } as const
  try {
    const answer = await fetcher.get(address, options, async ({ body }) =>
      Answer.parse(JSON.parse((await wholeBody(body)).toString('utf8'))),
    )
    const { type, title, author_name: authorName, url, thumbnail_url, thumbnail_width: pictureWidth } = answer
    const picture = type === 'photo' ? (url ?? thumbnail_url) : thumbnail_url
    return { title, authorName, picture, pictureWidth: type === 'photo' ? undefined : pictureWidth }
  } catch {
    return undefined
  }
}
