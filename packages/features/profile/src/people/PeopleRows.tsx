import type { ReactNode } from 'react'
import type { usePeople } from '@skein/data'
import { Skeleton, SkeletonRegion } from '@skein/design-system'
import { ListEnd, ListError } from '@skein/feature-feed'
import { useMessages } from '@skein/i18n'

type PeopleRowsProps = {
  list: ReturnType<typeof usePeople>
  emptyText: string
  /** A row for each of its items. */
  children: ReactNode
}

/** A list of members in each of its states. */
export function PeopleRows({ list, emptyText, children }: PeopleRowsProps) {
  const m = useMessages('profile')
  if (list.isLoading) {
    return (
      <SkeletonRegion busy label={m.loadingPeople()} className="mt-8">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="flex min-h-56 items-center gap-12">
            <Skeleton shape="circle" className="w-40" />
            <div className="flex-1 text-caption">
              <Skeleton className="w-128 text-control" />
              <Skeleton className="w-80" />
            </div>
          </div>
        ))}
      </SkeletonRegion>
    )
  }
  if (list.error !== null) return <ListError text={m.peopleFailed()} onRetry={list.retry} />
  if (list.items.length === 0) return <p className="py-24 text-control text-text-muted">{emptyText}</p>
  return (
    <>
      <ul className="mt-8">{children}</ul>
      {(list.hasMore || list.moreError !== null) && (
        <ListEnd
          hasMore={list.hasMore}
          isLoadingMore={list.isLoadingMore}
          hasFailed={list.moreError !== null}
          loadMoreLabel={m.loadMorePeople()}
          failedText={m.peopleFailed()}
          hasEnd={false}
          onLoadMore={list.loadMore}
          onRetry={list.retry}
        />
      )}
    </>
  )
}
