import { useEffect, useEffectEvent, useRef } from 'react'
import type { Post } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type StoryMediaProps = {
  post: Post
  /** Its warning was not opened: nothing of it is fetched. */
  isCovered: boolean
  isRunning: boolean
  muted: boolean
  onUncover: () => void
  /** From 0 to 1. */
  onProgress: (progress: number) => void
  onEnd: () => void
}

/** The picture, the film or the words of a story. */
export function StoryMedia({ post, isCovered, isRunning, muted, onUncover, onProgress, onEnd }: StoryMediaProps) {
  const m = useMessages('stories')
  const [image] = post.images
  if (isCovered)
    return (
      <div className="flex h-full flex-col items-center justify-center gap-12 px-24 text-center">
        <p className="max-w-[30ch] text-post font-semibold wrap-anywhere">
          {m.covered({ warning: post.contentWarning ?? '' })}
        </p>
        <Button variant="quiet" size="md" onClick={onUncover}>
          {m.show()}
        </Button>
      </div>
    )
  if (post.video !== null)
    return <Film video={post.video} isRunning={isRunning} muted={muted} onProgress={onProgress} onEnd={onEnd} />
  return (
    <>
      <Clock isRunning={isRunning} onProgress={onProgress} onEnd={onEnd} />
      {image === undefined ? (
        <p className="grid h-full place-items-center bg-linear-to-br from-ai-soft to-sunken px-32 text-center text-section font-bold wrap-anywhere whitespace-pre-wrap">
          <span dir="auto">{post.content}</span>
        </p>
      ) : (
        <img
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          className="h-full w-full object-contain"
        />
      )}
    </>
  )
}

type Timed = Pick<StoryMediaProps, 'isRunning' | 'onProgress' | 'onEnd'>

/** What stands still goes on after some seconds that it was seen. */
function Clock({ isRunning, onProgress, onEnd }: Timed) {
  const shownMs = useRef(0)
  const tick = useEffectEvent((passed: number) => {
    shownMs.current += passed
    const share = shownMs.current / (limits.story.pictureSeconds * 1000)
    onProgress(Math.min(1, share))
    if (share >= 1) onEnd()
    return share < 1
  })
  useEffect(() => {
    if (!isRunning) return undefined
    let before: number | undefined
    let frame = requestAnimationFrame(function next(now) {
      // Nothing passes while the page is not seen: no frame comes then, and the next one starts anew.
      const passed = before === undefined ? 0 : Math.min(now - before, 100)
      before = now
      if (tick(passed)) frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning])
  return null
}

/** Plays while it may; the browser's refusal to start leaves it at its still, and the pause button says so. */
function Film({
  video: { url, poster, alt = '' },
  isRunning,
  muted,
  onProgress,
  onEnd,
}: Timed & { video: NonNullable<Post['video']>; muted: boolean }) {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = film.current
    if (element === null) return
    if (isRunning) element.play().catch(() => {})
    else element.pause()
  }, [isRunning])
  useEffect(() => {
    const element = film.current
    // A film that goes gives its decoder back.
    return () => {
      element?.pause()
      element?.removeAttribute('src')
      element?.load()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- members' films have none; `alt` says what is seen
    <video
      ref={film}
      src={url}
      poster={poster ?? undefined}
      aria-label={alt === '' ? undefined : alt}
      muted={muted}
      playsInline
      preload="auto"
      className="h-full w-full object-contain"
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
        if (duration > 0) onProgress(currentTime / duration)
      }}
      onEnded={onEnd}
    />
  )
}
