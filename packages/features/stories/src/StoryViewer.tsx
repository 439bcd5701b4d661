import { useState } from 'react'
import type { UserSummary } from '@skein/contract'
import { useStoriesOf } from '@skein/data'
import { Button, Dialog, EmptyState, Spinner } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { StoryPlayer } from './StoryPlayer.tsx'

export type StoryViewerProps = {
  /** Whose stories follow each other. */
  authors: readonly UserSummary[]
  /** Whose come first; nobody's: it is closed. */
  startId: string | undefined
  onClose: () => void
}

/**
 * Stories one after the other, over the page (behaviour §2.6): first what the viewer has not seen of the first author, then the next
 * author's. The stage is dark in both themes, as every place of moving pictures is (look/notes-B).
 */
export function StoryViewer({ authors, startId, onClose }: StoryViewerProps) {
  const m = useMessages('stories')
  // What is shown while it closes stays.
  const [shown, setShown] = useState(startId)
  if (startId !== undefined && startId !== shown) setShown(startId)
  const first = authors.find(({ id }) => id === shown)
  return (
    <Dialog.Root
      open={startId !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog.Content
        title={first === undefined ? m.stories() : m.of({ name: first.name })}
        titleHidden
        bare
        fullScreenOnPhone
        closeButton={false}
        size="md"
        data-theme="dark"
        className="overflow-hidden! bg-sunken! p-0! rail:h-[min(53rem,calc(100dvh-2rem))]"
      >
        {startId !== undefined && <Authors key={startId} authors={authors} startId={startId} onClose={onClose} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

type AuthorsProps = { authors: readonly UserSummary[]; startId: string; onClose: () => void }

/** Goes from author to author. */
function Authors({ authors, startId, onClose }: AuthorsProps) {
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      authors.findIndex(({ id }) => id === startId),
    ),
  )
  // Backwards one comes to an author's last story.
  const [isBack, setBack] = useState(false)
  const author = authors[at]
  // The next author's are asked for ahead.
  useStoriesOf(authors[at + 1]?.id)
  if (author === undefined) return null
  const go = (to: number) => {
    if (authors[to] === undefined) {
      if (to > at) onClose()
      return
    }
    setBack(to < at)
    setAt(to)
  }
  return (
    <OfAuthor
      key={author.id}
      author={author}
      startsAtEnd={isBack}
      onBefore={at > 0 ? () => go(at - 1) : undefined}
      onAfter={() => go(at + 1)}
      onClose={onClose}
    />
  )
}

type OfAuthorProps = {
  author: UserSummary
  startsAtEnd: boolean
  onBefore: (() => void) | undefined
  onAfter: () => void
  onClose: () => void
}

/** One author's stories, once they are there. */
function OfAuthor({ author, startsAtEnd, onBefore, onAfter, onClose }: OfAuthorProps) {
  const m = useMessages('stories')
  const common = useMessages('common')
  const { stories, isLoading, error, retry } = useStoriesOf(author.id)
  if (isLoading)
    return (
      <div className="grid h-full min-h-320 place-items-center">
        <Spinner size={36} label={m.loading()} />
      </div>
    )
  if (error !== null || stories.length === 0)
    return (
      <div className="grid h-full min-h-320 place-items-center">
        <EmptyState
          role={error === null ? undefined : 'alert'}
          mark={error === null ? 'camera' : 'error'}
          title={error === null ? m.over() : m.failed()}
          action={
            <div className="flex gap-8">
              {error !== null && (
                <Button size="md" onClick={retry}>
                  {common.retry()}
                </Button>
              )}
              <Button size="md" variant="quiet" onClick={onClose}>
                {m.close()}
              </Button>
            </div>
          }
        />
      </div>
    )
  return (
    <StoryPlayer
      author={author}
      stories={stories}
      startsAtEnd={startsAtEnd}
      onBefore={onBefore}
      onAfter={onAfter}
      onClose={onClose}
    />
  )
}
