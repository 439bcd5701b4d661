import { useEffect, useRef } from 'react'
import { Button, TextButton, VisuallyHidden } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { ListError } from './ListError.tsx'

export type ListEndProps = {
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page could not be had. */
  hasFailed: boolean
  /** 'Load more posts' unless told. */
  loadMoreLabel?: string | undefined
  /** What is said when a later page fails. */
  failedText?: string | undefined
  /** Whether the end is told: 'You're all caught up'. A short list ends where one sees it end. */
  hasEnd?: boolean | undefined
  onLoadMore: () => void
  onRetry: () => void
}

/**
 * What stands under the posts: 'Load more posts', which keeps focus while and after it works, a failure, or the end. When the last
 * page takes the focused button away, focus goes to the words that stand in its place.
 */
export function ListEnd({
  hasMore,
  isLoadingMore,
  hasFailed,
  loadMoreLabel,
  failedText,
  hasEnd = true,
  onLoadMore,
  onRetry,
}: ListEndProps) {
  const m = useMessages('feed')
  const more = loadMoreLabel ?? m.loadMore()
  const end = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (hasMore || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true })
  }, [hasMore])

  if (hasFailed && !isLoadingMore) return <ListError text={failedText} onRetry={onRetry} />
  if (hasMore) {
    return (
      <div className="p-16 pb-80">
        <Button
          variant="quiet"
          fullWidth
          loading={isLoadingMore}
          loadingLabel={more}
          onClick={() => {
            wasPressed.current = true
            onLoadMore()
          }}
        >
          {more}
        </Button>
      </div>
    )
  }
  if (!hasEnd) {
    // Seen as room, heard as words: the focus comes here when the last page takes the button away.
    return (
      <p ref={end} tabIndex={-1} className="h-80 outline-none">
        <VisuallyHidden>{m.endOfList()}</VisuallyHidden>
      </p>
    )
  }
  return (
    <div className="flex flex-col items-center gap-8 px-16 pt-28 pb-80">
      <Thread />
      <p ref={end} tabIndex={-1} className="text-label font-semibold outline-none">
        {m.caughtUp()}
      </p>
      <TextButton onClick={() => window.scrollTo({ top: 0 })} className="min-h-24 text-control pointer-coarse:min-h-44">
        {m.backToTop()}
      </TextButton>
    </div>
  )
}

/** A thread with a knot: the end of the skein. */
function Thread() {
  return (
    <svg
      aria-hidden
      width={108}
      height={20}
      viewBox="0 0 108 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      className="text-text-faint"
    >
      <path d="M1 13 C9 13 13 6 21 6 C29 6 31 12 41 12 C51 12 62 2 68 6 C75 11 66 19 61 16 C55 12 61 3 68 5 C76 7 78 12 86 11 C94 10 98 6 107 6" />
    </svg>
  )
}
