import { pageAddress } from '@skein/contract/addresses'
import { Suspense, useState } from 'react'
import { useStoryAuthors, useViewer } from '@skein/data'
import { Avatar, Button, PlusIcon, Pressable, Skeleton } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'

const StoryViewer = latePart(async () => (await import('./StoryViewer.tsx')).StoryViewer)

const item =
  'flex w-76 flex-col items-center gap-6 rounded-card px-2 py-6 text-caption hover:bg-hover focus-visible:-outline-offset-2'

export type StoriesRowProps = {
  className?: string
}

/**
 * Whoever has stories now, side by side: oneself first, then members followed, those with something unseen first. A ring says that there
 * is something new, and so does the name of the button. As high while it loads as when it is there.
 */
export function StoriesRow({ className = '' }: StoriesRowProps) {
  const m = useMessages('stories')
  const common = useMessages('common')
  const viewer = useViewer()
  const { authors, isLoading, error, retry } = useStoryAuthors()
  const [watched, setWatched] = useState<string>()
  // As they stood when one was opened: who has been seen would else move to the end under the reader.
  const [order, setOrder] = useState<typeof authors>([])
  if (viewer === null) return null
  const isMine = authors.some(({ user }) => user.id === viewer.id)
  return (
    <section
      aria-label={m.stories()}
      className={`min-h-116 overflow-x-auto overscroll-x-contain px-12 py-8 ${className}`}
    >
      {error !== null ? (
        <div role="alert" className="flex min-h-100 items-center justify-center gap-12 text-control text-text-muted">
          {m.rowFailed()}
          <Button variant="quiet" size="sm" onClick={retry}>
            {common.retry()}
          </Button>
        </div>
      ) : (
        <ul className="flex w-max gap-4" aria-busy={isLoading}>
          {!isMine && (
            <li>
              <a href={pageAddress('/camera')} className={item}>
                <span className="relative">
                  <Avatar name={viewer.name} src={viewer.avatar ?? undefined} size={56} />
                  <span className="absolute -end-2 -bottom-2 grid size-22 place-items-center rounded-pill border-2 border-surface bg-accent text-on-accent">
                    <PlusIcon size={12} />
                  </span>
                </span>
                <bdi className="max-w-72 truncate">{m.add()}</bdi>
              </a>
            </li>
          )}
          {isLoading &&
            [1, 2, 3, 4].map((place) => (
              <li key={place} className={item}>
                <Skeleton className="size-56 rounded-pill" />
                <Skeleton className="h-12 w-48" />
              </li>
            ))}
          {authors.map(({ user, count, unseen }) => {
            const isOwn = user.id === viewer.id
            const label = isOwn
              ? m.ownOf({ count })
              : unseen > 0
                ? m.newOf({ name: user.name, count: unseen })
                : m.seenOf({ name: user.name })
            return (
              <li key={user.id}>
                <Pressable
                  aria-label={label}
                  aria-haspopup="dialog"
                  className={item}
                  onClick={() => {
                    setOrder(authors)
                    setWatched(user.id)
                  }}
                >
                  <Avatar
                    name={user.name}
                    src={user.avatar ?? undefined}
                    size={56}
                    ring={unseen > 0 ? 'new' : 'seen'}
                  />
                  <bdi className="max-w-72 truncate">{isOwn ? m.yours() : user.name}</bdi>
                </Pressable>
              </li>
            )
          })}
        </ul>
      )}
      <Suspense>
        {order.length > 0 && (
          <StoryViewer
            authors={order.map(({ user }) => user)}
            startId={watched}
            onClose={() => setWatched(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}
