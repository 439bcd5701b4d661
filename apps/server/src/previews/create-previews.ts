/** Previews of web addresses: fetched once for everybody, remembered for a day, shown from our own store. */
import type { UserSummary } from '@skein/contract'
import { Problem } from '@skein/domain/calls/problem'
import type { RateLimiter } from '@skein/domain/calls/rate-limit'
import type { Database } from '@skein/domain/database/database'
import { newId } from '@skein/domain/database/ids'
import { bareMedia } from '@skein/domain/media/bare-media'
import { addressOf } from '@skein/domain/media/media-name'
import type { Clock, Log } from '@skein/domain/ports'
import {
  findPreview,
  followEditOfLink,
  keepPreview,
  previewAsMade,
  previewKeyOf,
  shownAs,
} from '@skein/domain/previews/previews'
import type { Previews } from '@skein/domain/previews/previews'
import { FetchRefused } from '../guarded-fetch/fetch-refused.ts'
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts'
import type { Decoders } from '../media/decoders.ts'
import type { MediaStore } from '../media/media-store.ts'
import { createPreviewFetcher } from './fetch-preview.ts'
import type { FoundPreview } from './fetch-preview.ts'

const minuteMs = 60_000

/** How long a preview is shown before the page is asked again, and how long one that failed is not asked again. */
const freshMs = 24 * 60 * minuteMs
const failedMs = 10 * minuteMs

/** Addresses that one member may have fetched at once: each may take some seconds of a turn that others wait for. */
const maxAtOnce = 4

/** What is kept of an address: its preview and the picture of it, or that there is none. */
type Kept = { answer: string | null; image: string | null }

const noPreview: Kept = { answer: null, image: null }

type Parts = { now: Clock; log: Log } & {
  database: Database
  media: MediaStore
  fetcher: GuardedFetch
  decoders: Pick<Decoders, 'preview'>
  /** New addresses a member: all of these count. */
  limits: readonly RateLimiter[]
  /** Whom the pictures belong to: nobody who asked, so that nobody's leaving takes them along. */
  owner: Pick<UserSummary, 'id'>
}

/** Makes the preview service. */
export function createPreviews({ database, media, fetcher, decoders, limits, owner, now, log }: Parts): Previews {
  const { kysely } = database
  const fetchPreview = createPreviewFetcher(fetcher, decoders)
  const running = new Map<string, Promise<Kept>>()
  const atOnce = new Map<string, number>()

  async function keepPicture(picture: FoundPreview['picture'], time: number): Promise<string | null> {
    if (picture === undefined) return null
    const { bytes, width, height } = picture
    const name = `${newId(time)}.webp`
    // The row first: a file without one is swept away as a stranger.
    await kysely
      .insertInto('media')
      .values(
        bareMedia({
          name,
          owner_id: owner.id,
          purpose: 'preview',
          type: 'image/webp',
          width,
          height,
          bytes: bytes.length,
          created_at: time,
        }),
      )
      .execute()
    await media.put(name, bytes)
    return name
  }

  /** What is known of an address, unless it is to be looked at again. */
  async function findFresh(hash: string): Promise<Kept | undefined> {
    const known = await findPreview(kysely, hash)
    return known !== undefined && known.expires_at > now() ? known : undefined
  }

  async function remember(hash: string, url: string, kept: Kept): Promise<Kept> {
    const fetched_at = now()
    const expires_at = fetched_at + (kept.answer === null ? failedMs : freshMs)
    const values = { url, ...kept, fetched_at, expires_at }
    await kysely
      .insertInto('link_previews')
      .values({ url_hash: hash, ...values })
      .onConflict((conflict) => conflict.column('url_hash').doUpdateSet(values))
      .execute()
    return kept
  }

  /** Fetches and remembers; a failure is remembered too, unless it was ours. */
  async function make(hash: string, url: string): Promise<Kept> {
    let found: FoundPreview | undefined
    try {
      found = await fetchPreview(url)
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      // Neither address nor host: what members look at is nobody's to read in a log.
      log.debug({ reason: error.reason }, 'no preview')
      if (error.reason === 'busy') return noPreview
    }
    if (found === undefined) return remember(hash, url, noPreview)
    const image = await keepPicture(found.picture, now())
    const { title, description } = found
    const answer = JSON.stringify({ url, title, description, image: image === null ? null : addressOf(image) })
    return remember(hash, url, { answer, image })
  }

  /** Whoever read that nothing is known before another's fetch had ended comes here after it: what is known is read once more. */
  const findOrMake = async (hash: string, url: string) => (await findFresh(hash)) ?? make(hash, url)

  /** One fetch an address, however many ask for it. */
  function flight(memberId: string, hash: string, url: string): Promise<Kept> {
    const known = running.get(hash)
    if (known) return known
    for (const limit of limits) limit.take(memberId)
    const count = atOnce.get(memberId) ?? 0
    if (count >= maxAtOnce) throw new Problem('too-many-requests', { headers: { 'retry-after': '5' } })
    atOnce.set(memberId, count + 1)
    const work = findOrMake(hash, url).finally(() => {
      running.delete(hash)
      const left = (atOnce.get(memberId) ?? 1) - 1
      if (left === 0) atOnce.delete(memberId)
      else atOnce.set(memberId, left)
    })
    running.set(hash, work)
    return work
  }

  return {
    async of(memberId, address) {
      const key = previewKeyOf(address)
      if (key === undefined) throw new Problem('preview-unavailable')
      const { answer } = (await findFresh(key.hash)) ?? (await flight(memberId, key.hash, key.href))
      const preview = shownAs(answer, key.shown)
      if (preview === undefined) throw new Problem('preview-unavailable')
      return preview
    },

    asMade: previewAsMade,
    keep: keepPreview,

    followEdit: followEditOfLink,
  }
}
