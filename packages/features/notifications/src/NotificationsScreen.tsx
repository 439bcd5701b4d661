import { pageAddress } from '@skein/contract/addresses'
import { useEffect, useRef, useState } from 'react'
import { useMarkNotificationsRead, useNotifications } from '@skein/data'
import { Button, CheckAllIcon, EmptyState, Skeleton, SkeletonRegion, toast } from '@skein/design-system'
import { ListEnd, ListError, NewItemsPill } from '@skein/feature-feed'
import { useMessages } from '@skein/i18n'
import { NotificationDays } from './NotificationDays.tsx'

/** Above this the number of unread ones is '99+' (behaviour §2.2). */
const countedUpTo = 99

/** Notifications (specification §2.7, behaviour §2.7): grouped, live, newest first; what is new waits behind a pill. */
export function NotificationsScreen() {
  const m = useMessages('notifications')
  const { items, isLoading, error, hasMore, isLoadingMore, moreError, loadMore, retry, unread, waiting, show } =
    useNotifications()
  const list = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const [newest] = items
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
    <div className="flex flex-1 flex-col max-rail:pb-80">
      <output className="sr-only">{said}</output>
      {unread > 0 && newest !== undefined && (
        <Bar
          unread={unread}
          upTo={newest.id}
          onMark={() => {
            isFocusDue.current = true
          }}
          onMarked={() => say(m.markedRead())}
        />
      )}
      <NewItemsPill
        label={waiting.length === 0 ? undefined : m.newNotifications({ count: waiting.length })}
        people={waiting.slice(0, 3).map(({ user }) => user)}
        onPress={showNew}
      />
      {isLoading ? (
        <Skeletons label={m.loading()} />
      ) : error !== null ? (
        <ListError text={m.failedToLoad()} onRetry={retry} />
      ) : items.length === 0 ? (
        <EmptyState
          className="my-auto"
          mark="bell"
          title={m.empty()}
          description={m.emptyText()}
          action={
            <Button asChild variant="quiet">
              <a href={pageAddress('/explore')}>{m.explorePosts()}</a>
            </Button>
          }
        />
      ) : (
        <div ref={list}>
          <NotificationDays items={items} />
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
    </div>
  )
}

type BarProps = { unread: number; upTo: string; onMark: () => void; onMarked: () => void }

/** How many are new, and 'Mark all as read'; it goes with what it counts. */
function Bar({ unread, upTo, onMark, onMarked }: BarProps) {
  const m = useMessages('notifications')
  const { mutateAsync, isPending } = useMarkNotificationsRead()
  const mark = async () => {
    onMark()
    try {
      await mutateAsync({ upTo })
      onMarked()
    } catch {
      toast({ title: m.markFailed(), tone: 'danger' })
    }
  }
  return (
    <div className="sticky top-52 z-10 flex min-h-48 flex-wrap items-center justify-between gap-12 border-b border-border bg-surface px-16">
      <p className="text-control text-text-muted tabular-nums">
        {unread > countedUpTo ? m.newMany() : m.newCount({ count: unread })}
      </p>
      <Button
        variant="ghost"
        iconStart={<CheckAllIcon size={18} />}
        loading={isPending}
        loadingLabel={m.markAllRead()}
        onClick={() => void mark()}
        className="-me-12 text-accent-text pointer-coarse:min-h-44"
      >
        {m.markAllRead()}
      </Button>
    </div>
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
