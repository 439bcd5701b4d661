import type { UrlPreview } from '@skein/contract'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import type { Clock } from '@skein/domain/ports'
import {
  findPreview,
  followEditOfLink,
  keepPreview,
  previewAsMade,
  previewKeyOf,
  shownAs,
} from '@skein/domain/previews/previews'
import type { Previews } from '@skein/domain/previews/previews'

/** What a page of the web says of itself. A tab reads no other site's pages, so somebody has to know them. */
export type FindPage = (address: string) => UrlPreview | undefined

const dayMs = 24 * 60 * 60_000

/** Previews of the pages that are known. */
export function createPreviews({ kysely }: Database, findPage: FindPage, now: Clock): Previews {
  return {
    async of(_memberId, address) {
      const key = previewKeyOf(address)
      if (key === undefined) throw new Problem('preview-unavailable')
      const remembered = shownAs((await findPreview(kysely, key.hash))?.answer, key.shown)
      if (remembered) return remembered
      const page = findPage(key.href)
      if (page === undefined) throw new Problem('preview-unavailable')
      const fetched_at = now()
      const kept = { answer: JSON.stringify(page), image: null, fetched_at, expires_at: fetched_at + dayMs }
      await kysely
        .insertInto('link_previews')
        .values({ url_hash: key.hash, url: key.href, ...kept })
        .execute()
      return { ...page, url: key.shown }
    },
    asMade: previewAsMade,
    keep: keepPreview,
    followEdit: followEditOfLink,
  }
}
