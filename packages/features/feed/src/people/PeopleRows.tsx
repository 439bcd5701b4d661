import type { ReactNode } from 'react'
import type { usePeople } from '@skein/data'
import { SkeletonRegion } from '@skein/design-system'
import { PersonSkeleton } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { ListEnd } from '../ListEnd.tsx'
import { ListError } from '../ListError.tsx'

type PeopleRowsProps = {
  list: ReturnType<typeof usePeople>
  emptyText: string
  /** A row for each of its items. */
  children: ReactNode
}

/** A list of members in each of its states. */
export function PeopleRows({ list, emptyText, children }: PeopleRowsProps) {
  const m = useMessages('people')
  if (list.isLoading) {
    return (
      <SkeletonRegion busy label={m.loadingPeople()} className="mt-8">
        {Array.from({ length: 3 }, (_, index) => (
          <PersonSkeleton key={index} place="dialog" />
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
