import type { ChatSource } from '@skein/contract'
import { RelativeTime } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Pages of others open beside ours and learn nothing of it. */
const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

const linkTo = ({ url }: ChatSource) => ({ href: url, ...(!url.startsWith('/') && outside) })

/** The number in a text that points to its source; it leads to the same place as the card. */
export function SourceMark({ source }: { source: ChatSource }) {
  const m = useMessages('assistant')
  return (
    <a
      {...linkTo(source)}
      aria-label={`${m.source({ number: source.number })}: ${source.title}`}
      className="relative ms-4 inline-grid h-18 min-w-18 place-items-center rounded-control bg-ai-soft px-4 align-[1px] text-meta leading-18 font-semibold text-ai-text no-underline after:absolute after:-inset-3 hover:underline forced-colors:border"
    >
      {source.number}
    </a>
  )
}

/** What an answer rests on, one card each. */
export function SourceCards({ sources }: { sources: readonly ChatSource[] }) {
  const m = useMessages('assistant')
  if (sources.length === 0) return null
  return (
    <ul aria-label={m.sources()} className="mt-8 flex flex-col gap-6">
      {sources.map((source) => (
        <li key={source.number}>
          <a
            {...linkTo(source)}
            className="flex min-h-52 items-center gap-10 rounded-card border border-border px-10 py-6 hover:bg-hover max-rail:min-h-56"
          >
            <span
              aria-hidden
              className="grid h-18 min-w-18 place-items-center rounded-control bg-ai-soft px-4 text-meta leading-18 font-semibold text-ai-text forced-colors:border"
            >
              {source.number}
            </span>
            <span className="min-w-0 flex-1">
              <bdi className="block w-fit max-w-full truncate text-control leading-18 font-medium">{source.title}</bdi>
              {source.detail !== null && (
                <span className="block truncate text-caption leading-16 text-text-faint">
                  {source.kind === 'post' ? m.onSkein({ name: source.detail }) : <bdi>{source.detail}</bdi>}
                  {source.createdAt !== null && (
                    <>
                      {' · '}
                      <RelativeTime dateTime={source.createdAt} />
                    </>
                  )}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
