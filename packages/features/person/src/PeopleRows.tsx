import type { ReactNode } from 'react'
import { AlertCircleIcon, Button, RefreshCwIcon, SkeletonRegion } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { PersonSkeleton } from './PersonRow.tsx'

type PeopleRowsProps = {
  list: {
    items: readonly unknown[]
    isLoading: boolean
    error: unknown
    hasMore: boolean
    isLoadingMore: boolean
    moreError: unknown
    loadMore: () => void
    retry: () => void
  }
  emptyText: string
  /** What is said when it cannot be loaded, unless it is plainly people. */
  failedText?: string | undefined
  /** A row for each of its items. */
  children: ReactNode
}

/** A list of members in a dialog, in each of its states: on its way, failed, empty, with more to come. */
export function PeopleRows({ list, emptyText, failedText, children }: PeopleRowsProps) {
  const m = useMessages('people')
  const common = useMessages('common')
  const failure = (
    <div role="alert" className="flex min-h-60 items-center gap-12 py-12 text-control">
      <AlertCircleIcon className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1">{failedText ?? m.peopleFailed()}</p>
      <Button variant="quiet" iconStart={<RefreshCwIcon size={18} />} onClick={list.retry}>
        {common.retry()}
      </Button>
    </div>
  )
  if (list.isLoading) {
    return (
      <SkeletonRegion busy label={m.loadingPeople()} className="mt-8">
        {Array.from({ length: 3 }, (_, index) => (
          <PersonSkeleton key={index} place="dialog" />
        ))}
      </SkeletonRegion>
    )
  }
  if (list.error !== null) return failure
  if (list.items.length === 0) return <p className="py-24 text-control text-text-muted">{emptyText}</p>
  return (
    <>
      <ul className="mt-8">{children}</ul>
      {list.moreError !== null && !list.isLoadingMore && failure}
      {list.hasMore && (list.moreError === null || list.isLoadingMore) && (
        <Button
          variant="quiet"
          fullWidth
          className="mt-12"
          loading={list.isLoadingMore}
          loadingLabel={m.loadMorePeople()}
          onClick={list.loadMore}
        >
          {m.loadMorePeople()}
        </Button>
      )}
    </>
  )
}
