import { pageAddress } from '@skein/contract/addresses'
import { Suspense, useRef, useState } from 'react'
import type { CustomFeed } from '@skein/contract'
import { useCustomFeeds, useViewer } from '@skein/data'
import { Button, ChevronRightIcon, EmptyState, PlusIcon, Skeleton, SkeletonRegion } from '@skein/design-system'
import { ListError } from '@skein/feature-feed'
import { latePart, useMessages } from '@skein/i18n'
import { sizesOf } from './feed-words.ts'

const FeedDialog = latePart(async () => (await import('./FeedDialog.tsx')).FeedDialog)

export type CustomFeedsScreenProps = {
  /** A feed was made: on to its page. */
  onMade: (id: string) => void
}

/** The feeds that the viewer made, and those of others that they keep. */
export function CustomFeedsScreen({ onMade }: CustomFeedsScreenProps) {
  const m = useMessages('customFeeds')
  const { data: feeds, error, refetch } = useCustomFeeds()
  const [isMaking, setMaking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const make = (
    <Button ref={button} size="sm" iconStart={<PlusIcon size={18} />} onClick={() => setMaking(true)}>
      {m.newFeed()}
    </Button>
  )
  return (
    <div className="flex flex-1 flex-col">
      {feeds !== undefined && feeds.length > 0 && (
        <div className="flex min-h-60 flex-wrap items-center justify-between gap-x-16 gap-y-8 border-b border-border px-16 py-8">
          <p className="min-w-0 text-control text-text-muted">{m.about()}</p>
          {make}
        </div>
      )}
      {feeds === undefined && error !== null && <ListError text={m.failed()} onRetry={() => void refetch()} />}
      {feeds === undefined && error === null && <Waiting label={m.loading()} />}
      {feeds?.length === 0 && <EmptyState mark="feed" title={m.empty()} description={m.emptyText()} action={make} />}
      {feeds !== undefined && feeds.length > 0 && (
        <ul aria-label={m.yours()}>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
      {isMaking && (
        <Suspense>
          <FeedDialog
            onClose={() => setMaking(false)}
            returnFocusTo={button}
            onSaved={({ id }) => {
              setMaking(false)
              onMade(id)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function FeedRow({ feed }: { feed: CustomFeed }) {
  const m = useMessages('customFeeds')
  const viewer = useViewer()
  const isOwn = feed.owner.id === viewer?.id
  return (
    <li className="border-b border-border">
      <a
        href={pageAddress('/feeds/$id', feed)}
        className="flex min-h-68 items-center gap-12 px-16 py-10 -outline-offset-3 transition-colors duration-fade hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block truncate text-label font-semibold">{feed.name}</bdi>
          <span className="block truncate text-caption text-text-muted tight:whitespace-normal">
            {[...(isOwn ? [] : [m.by({ name: feed.owner.name })]), ...sizesOf(feed, m)].join(' · ')}
          </span>
        </span>
        <ChevronRightIcon size={18} className="shrink-0 text-text-faint rtl:-scale-x-100" />
      </a>
    </li>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <SkeletonRegion busy label={label}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid min-h-68 content-center gap-6 border-b border-border px-16">
          <Skeleton className="w-128 text-label" />
          <Skeleton className="w-240 text-caption" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
