import { Suspense, useRef, useState } from 'react'
import type { PostImage } from '@skein/contract'
import { useAuthorPart } from '@skein/data'
import { EmptyState, Skeleton, SkeletonRegion } from '@skein/design-system'
import { ListEnd, ListError } from '@skein/feature-feed'
import { LatePull } from '@skein/feature-feed/pull'
import { WritePost } from '@skein/feature-post'
import { latePart, useMessages } from '@skein/i18n'
import { MediaCells } from './MediaCells.tsx'

const loadLightbox = () => import('@skein/feature-post/lightbox')
const Lightbox = latePart(async () => (await loadLightbox()).Lightbox)

const grid = 'grid grid-cols-3 gap-2'

/**
 * Pictures and videos of a member, replies included, as a grid (behaviour §2.10). A picture opens large among those of its post; a video
 * and what stands behind a warning lead to their post.
 */
export function MediaGrid({ username, isOwn }: { username: string; isOwn: boolean }) {
  const m = useMessages('profile')
  const feed = useMessages('feed')
  const { ids, isLoading, error, retry, refresh, hasMore, isLoadingMore, moreError, loadMore } = useAuthorPart(
    username,
    'media',
  )
  const [opened, setOpened] = useState<{ images: readonly PostImage[]; at: number | undefined }>()
  const opener = useRef<HTMLElement>(null)
  if (isLoading) {
    return (
      <SkeletonRegion busy label={m.loadingMedia()} className={grid}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} shape="block" className="aspect-square w-full rounded-none" />
        ))}
      </SkeletonRegion>
    )
  }
  if (error !== null) return <ListError onRetry={retry} />
  if (ids.length === 0) return <EmptyState mark="camera" title={m.noMedia()} action={isOwn && <WritePost />} />
  return (
    <>
      <LatePull label={m.loadingMedia()} failedText={feed.failedToLoad()} onRefresh={refresh} />
      <ul className={grid} aria-label={m.media()} aria-busy={isLoadingMore}>
        {ids.map((id) => (
          <MediaCells
            key={id}
            id={id}
            onIntent={() => void loadLightbox()}
            onOpen={(images, at, button) => {
              opener.current = button
              setOpened({ images, at })
            }}
          />
        ))}
      </ul>
      <ListEnd
        hasMore={hasMore}
        isLoadingMore={isLoadingMore}
        hasFailed={moreError !== null}
        loadMoreLabel={m.loadMoreMedia()}
        hasEnd={false}
        onLoadMore={loadMore}
        onRetry={retry}
      />
      {opened && (
        <Suspense>
          <Lightbox
            images={opened.images}
            openAt={opened.at}
            onClose={() => setOpened({ ...opened, at: undefined })}
            returnFocusTo={opener}
          />
        </Suspense>
      )}
    </>
  )
}
