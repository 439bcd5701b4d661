import { useEffect, useRef, useState } from 'react'
import { useNotifications } from '@skein/data'
import { Skeleton, SkeletonRegion } from '@skein/design-system'
import { ListEnd, ListError, NewItemsPill } from '@skein/feature-feed'
import { LatePull } from '@skein/feature-feed/pull'
import { useMessages } from '@skein/i18n'
import { MarkAllBar } from './MarkAllBar.tsx'
import { NothingHere } from './NothingHere.tsx'
import { NotificationDays } from './NotificationDays.tsx'
import { filterOf, type NotificationTab } from './notification-tabs.ts'

/** What one tab shows: grouped, live, newest first; what is new waits behind a pill. */
export function NotificationList({ tab }: { tab: NotificationTab }) {
  const m = useMessages('notifications')
  const filter = filterOf(tab)
  const {
    items,
    isLoading,
    error,
    hasMore,
    isLoadingMore,
    moreError,
    loadMore,
    retry,
    unread,
    waiting,
    show,
    refresh,
  } = useNotifications(filter)
  const list = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const [newest] = items
  // The badge counts everything; of a part, what has a dot is counted.
  const counted = filter === undefined ? unread : items.filter(({ read }) => !read).length
  // What was pressed goes with what it was about; reading goes on at the first one.
  const isFocusDue = useRef(false)
  useEffect(() => {
    if (!isFocusDue.current || document.activeElement !== document.body) return
    isFocusDue.current = false
    list.current?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
  })
  const showNew = () => {
    isFocusDue.current = true
    show()
    scrollTo({ top: 0 })
  }
  return (
    <>
      <output className="sr-only">{said}</output>
      <LatePull label={m.loading()} failedText={m.failedToLoad()} onRefresh={refresh} />
      {counted > 0 && newest !== undefined && (
        <MarkAllBar
          unread={counted}
          upTo={newest.id}
          filter={filter}
          onMark={() => {
            isFocusDue.current = true
          }}
          onMarked={() => say(filter === undefined ? m.markedRead() : m.markedTabRead())}
        />
      )}
      <NewItemsPill
        label={waiting.length === 0 ? undefined : m.newNotifications({ count: waiting.length })}
        people={waiting.slice(0, 3).map(({ user }) => user)}
        isBelowTabs
        onPress={showNew}
      />
      {isLoading ? (
        <Skeletons label={m.loading()} />
      ) : error !== null ? (
        <ListError text={m.failedToLoad()} onRetry={retry} />
      ) : items.length === 0 ? (
        <NothingHere tab={tab} />
      ) : (
        <div ref={list}>
          <NotificationDays items={items} filter={filter} />
          {(hasMore || moreError !== null) && (
            <ListEnd
              hasMore={hasMore}
              isLoadingMore={isLoadingMore}
              hasFailed={moreError !== null}
              loadMoreLabel={m.loadMore()}
              failedText={m.failedToLoad()}
              hasEnd={false}
              onLoadMore={loadMore}
              onRetry={retry}
            />
          )}
        </div>
      )}
    </>
  )
}

function Skeletons({ label }: { label: string }) {
  return (
    <SkeletonRegion busy label={label}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex items-start gap-12 px-16 py-12">
          <Skeleton shape="circle" className="ms-8 w-32" />
          <div className="flex-1 text-control">
            <Skeleton shape="circle" className="w-32" />
            <Skeleton className="mt-8 w-3/4" />
            <Skeleton className="w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
