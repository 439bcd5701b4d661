import type { UrlPreview } from '@skein/contract'
import { hostOf } from './short-address.ts'

type LinkPreviewProps = { preview: UrlPreview }

/** The card of a web address (specification §3, urlPreview): the whole card is one link, opened outside the product. */
export function LinkPreview({ preview }: LinkPreviewProps) {
  return (
    <a
      href={preview.url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="mt-12 flex min-h-104 overflow-hidden rounded-sheet border border-border transition-colors duration-fade hover:bg-hover"
    >
      {preview.image !== null && (
        <img
          src={preview.image}
          alt=""
          loading="lazy"
          decoding="async"
          className="w-104 shrink-0 border-e border-border bg-hover object-cover rail:w-132"
        />
      )}
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-2 p-12">
        <span className="truncate text-caption text-text-muted" dir="ltr">
          {hostOf(preview.url)}
        </span>
        <span className="line-clamp-2 text-[0.9375rem]/20 font-semibold wrap-anywhere" dir="auto">
          {preview.title}
        </span>
        {preview.description !== '' && (
          <span className="line-clamp-2 text-caption wrap-anywhere text-text-muted" dir="auto">
            {preview.description}
          </span>
        )}
      </span>
    </a>
  )
}
