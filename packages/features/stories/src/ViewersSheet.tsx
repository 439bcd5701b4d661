import { pageAddress } from '@skein/contract/addresses'
import { useStoryViewers } from '@skein/data'
import {
  Avatar,
  Button,
  EmptyState,
  HeartIcon,
  RelativeTime,
  Sheet,
  Spinner,
  VisuallyHidden,
} from '@skein/design-system'
import { useLanguage, useMessages } from '@skein/i18n'

type ViewersSheetProps = { id: string; isOpen: boolean; onClose: () => void }

/** Who has seen one's own story, latest first, and who likes it. */
export function ViewersSheet({ id, isOpen, onClose }: ViewersSheetProps) {
  const m = useMessages('stories')
  return (
    <Sheet.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Sheet.Content title={m.viewers()} side="bottom">
        <Viewers id={id} />
      </Sheet.Content>
    </Sheet.Root>
  )
}

function Viewers({ id }: { id: string }) {
  const m = useMessages('stories')
  const common = useMessages('common')
  const language = useLanguage()
  const { viewers, isLoading, error, retry, hasMore, isLoadingMore, moreError, loadMore } = useStoryViewers(id)
  if (isLoading)
    return (
      <div className="grid p-32">
        <Spinner className="m-auto" label={m.loading()} />
      </div>
    )
  if (error !== null)
    return (
      <EmptyState
        role="alert"
        mark="error"
        headingLevel={3}
        title={m.viewersFailed()}
        action={<Button onClick={retry}>{common.retry()}</Button>}
      />
    )
  if (viewers.length === 0) return <EmptyState mark="person" headingLevel={3} title={m.seenByNobody()} />
  return (
    <>
      <ul className="flex flex-col">
        {viewers.map(({ user, seenAt, liked }) => (
          <li key={user.id}>
            <a
              href={pageAddress('/profile/$username', user)}
              className="-mx-8 flex min-h-56 items-center gap-12 rounded-card px-8 hover:bg-hover"
            >
              <Avatar name={user.name} src={user.avatar ?? undefined} size={40} />
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-semibold">{user.name}</bdi>
                <RelativeTime dateTime={seenAt} locale={language} className="text-caption text-text-muted" />
              </span>
              {liked && (
                <>
                  <HeartIcon filled className="text-like" />
                  <VisuallyHidden>{m.likedIt()}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
      {(hasMore || moreError !== null) && (
        <Button variant="quiet" fullWidth loading={isLoadingMore} loadingLabel={m.loadMore()} onClick={loadMore}>
          {m.loadMore()}
        </Button>
      )}
    </>
  )
}
