import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { PostVideo as Video } from '@skein/contract'
import { PlayIcon, Pressable } from '@skein/design-system'
import { useTakenOver } from '@skein/feature-form'
import { useMessages } from '@skein/i18n'
import { ratioOf } from './image-layout.ts'
import { playAlone } from './one-playing.ts'
import { videoLength } from './video-length.ts'

/** Whether the reader has asked the browser to be thrifty. */
function isThrifty(): boolean {
  return (
    matchMedia('(prefers-reduced-data: reduce)').matches ||
    ('connection' in navigator &&
      typeof navigator.connection === 'object' &&
      navigator.connection !== null &&
      'saveData' in navigator.connection &&
      navigator.connection.saveData === true)
  )
}

type PostVideoProps = {
  video: Video
  /** Whose it is. */
  by: string
  /** Captions, as `<track>`. */
  children?: ReactNode
}

/**
 * The video of a post. It never starts by itself, and only one plays at a time. Until it is started it is its poster with the true
 * length on it (behaviour §2.3); then the browser's own controls take over, which every reader knows. Of one with a poster nothing
 * is fetched before that; of one without, only the beginning, and not even that where the reader saves data.
 */
export function PostVideo({ video, by, children }: PostVideoProps) {
  const m = useMessages('post')
  const player = useRef<HTMLVideoElement>(null)
  const [isStarted, setStarted] = useState(false)
  const isTakenOver = useTakenOver()
  // Its button is gone by then, and without controls the player takes no focus.
  useEffect(() => {
    if (isStarted && document.activeElement === document.body) player.current?.focus({ preventScroll: true })
  }, [isStarted])
  const length = videoLength(video.duration)
  return (
    <div className="relative mt-12 overflow-hidden rounded-sheet border border-border bg-sunken">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are children; members' videos come without them */}
      <video
        ref={player}
        src={video.url}
        poster={video.poster ?? undefined}
        width={video.width}
        height={video.height}
        aria-label={video.alt ?? m.videoBy({ name: by })}
        controls={isStarted}
        // Before it is started the button over it is what one stops at; Firefox would stop at both.
        tabIndex={isStarted ? undefined : -1}
        playsInline
        preload={video.poster === null && isTakenOver && !isThrifty() ? 'metadata' : 'none'}
        onPlay={(event) => {
          playAlone(event.currentTarget)
          setStarted(true)
        }}
        className="block h-auto max-h-510 w-full object-contain"
        style={{ aspectRatio: ratioOf(video) }}
      >
        {children}
      </video>
      {!isStarted && (
        <Pressable
          aria-label={m.playVideo({ length })}
          onClick={() => {
            setStarted(true)
            // A browser may still refuse; then its own controls are there to try again.
            void player.current?.play().catch(() => undefined)
          }}
          className="group absolute inset-0 flex items-center justify-center -outline-offset-4"
        >
          <span className="flex size-56 items-center justify-center rounded-pill bg-badge-scrim text-on-scrim transition-transform duration-fade group-hover:scale-105 motion-reduce:transition-none">
            <PlayIcon size={24} />
          </span>
          <span
            aria-hidden
            className="absolute start-10 bottom-10 flex h-24 items-center rounded-control bg-badge-scrim px-8 text-meta font-semibold text-on-scrim tabular-nums"
          >
            {length}
          </span>
        </Pressable>
      )}
    </div>
  )
}
