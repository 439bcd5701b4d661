import { pageAddress } from '@skein/contract/addresses'
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useVideos } from '@skein/data'
import { Button, EmptyState, Spinner, toast } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { VideoList } from './VideoList.tsx'
import { VideoWords } from './VideoWords.tsx'

// What only a press brings up is fetched at that press.
const CommentsSheet = latePart(async () => (await import('./CommentsSheet.tsx')).CommentsSheet)

export type VideosScreenProps = {
  /** Id of the post that the address names: it comes first, and the others after it. */
  first?: string | undefined
  /** Told which video is watched after each move, so that the address can name it. */
  onWatch: (id: string) => void
  /** Draws the comments of a post: screens know nothing of each other, so whoever puts them together brings the thread. */
  Comments: ComponentType<{ id: string }>
}

/**
 * `/videos`: everyone's videos one above the other, as the viewer may and wants to see them. The stage is dark in both
 * themes. Where nothing can be watched it says why.
 */
export function VideosScreen({ first, onWatch, Comments }: VideosScreenProps) {
  const m = useMessages('videos')
  const common = useMessages('common')
  const feed = useMessages('feed')
  const videos = useVideos(first)
  const [comments, setComments] = useState<{ id: string; isOpen: boolean }>()
  const button = useRef<HTMLElement>(null)

  const { isGone } = videos
  useEffect(() => {
    if (!isGone) return
    toast({ title: m.gone() })
    // Nobody has touched the page yet, and the place where toasts appear would wait for that.
    dispatchEvent(new Event('skein-toast'))
  }, [isGone, m])

  const { moreError } = videos
  useEffect(() => {
    if (moreError !== null) toast({ title: m.moreFailed(), tone: 'danger' })
  }, [moreError, m])

  return (
    <VideoWords>
      <div
        data-theme="dark"
        className="relative flex min-h-0 flex-1 flex-col overflow-clip bg-sunken text-text forced-colors:bg-[Canvas]"
      >
        <p
          aria-hidden
          className="pointer-events-none absolute start-24 top-20 z-10 text-section font-bold max-rail:start-16 max-rail:top-16 max-rail:text-lead"
        >
          {m.label()}
        </p>
        {videos.isLoading ? (
          <div className="m-auto">
            <Spinner size={36} label={m.loading()} />
          </div>
        ) : videos.error !== null ? (
          <EmptyState
            role="alert"
            className="m-auto"
            mark="error"
            title={feed.failedToLoad()}
            action={
              <Button size="md" onClick={videos.retry}>
                {common.retry()}
              </Button>
            }
          />
        ) : videos.ids.length === 0 ? (
          <EmptyState
            className="m-auto"
            mark="video"
            title={m.noVideos()}
            description={m.noVideosText()}
            action={
              <Button asChild size="md">
                <a href={pageAddress('/camera')}>{m.openCamera()}</a>
              </Button>
            }
          />
        ) : (
          <VideoList
            ids={videos.ids}
            total={videos.total}
            onEndReached={videos.loadMore}
            onWatch={onWatch}
            commented={comments?.isOpen === true ? comments.id : undefined}
            onComment={(id, pressed) => {
              button.current = pressed
              setComments({ id, isOpen: true })
            }}
          />
        )}
      </div>
      <Suspense>
        {comments !== undefined && (
          <CommentsSheet
            id={comments.id}
            Comments={Comments}
            isOpen={comments.isOpen}
            onClose={() => setComments({ ...comments, isOpen: false })}
            returnFocusTo={button}
          />
        )}
      </Suspense>
    </VideoWords>
  )
}
