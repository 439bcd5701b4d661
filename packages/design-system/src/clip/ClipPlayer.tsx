'use client'
import { clsx } from 'clsx'
import { useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react'
import { PauseIcon, PlayIcon } from '../icon/index.ts'
import { glass, round } from '../recorder/stage.css.ts'
import { picture, play, player, small } from './ClipPlayer.css.ts'
import type { TrimRange } from './trim-range.ts'
import { wind } from './wind.ts'

export type ClipPlayerProps = Omit<ComponentPropsWithRef<'video'>, 'children' | 'controls'> & {
  /** Address of the recording. */
  src: string
  playLabel: string
  pauseLabel: string
  /** What is played of it: from and to, in milliseconds. */
  range: TrimRange
  /** A smaller button, for a small picture. */
  compact?: boolean | undefined
}

function playOrPause(video: HTMLVideoElement, { from, to }: TrimRange): void {
  if (!video.paused) return video.pause()
  const at = video.currentTime * 1000
  // A tenth of a second before the end is the end.
  if (at < from || at >= to - 100) wind(video, from)
  // Where the browser does not let it play, the button goes on saying Play.
  video.play().catch(() => {})
}

/**
 * A recording that plays what is kept of it, and goes back to its beginning. It fills its place. `className`, `style` and
 * `data-component` belong to the frame; `ref` and everything else to the `video`, which needs a name (`aria-label`).
 */
export function ClipPlayer({
  playLabel,
  pauseLabel,
  range,
  compact = false,
  className,
  style,
  ref,
  onPlay,
  onPause,
  onTimeUpdate,
  ...props
}: ClipPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current, [])
  const [playing, setPlaying] = useState(false)
  return (
    <div data-component="Clip.Player" className={clsx(player, className)} style={style}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what somebody has recorded a moment ago */}
      <video
        playsInline
        preload="auto"
        // Firefox stops at every video, though there is nothing to press at this one.
        tabIndex={-1}
        {...props}
        ref={video}
        className={picture}
        onPlay={(event) => {
          onPlay?.(event)
          setPlaying(true)
        }}
        onPause={(event) => {
          onPause?.(event)
          setPlaying(false)
        }}
        onTimeUpdate={(event) => {
          onTimeUpdate?.(event)
          const { currentTarget } = event
          if (currentTarget.paused || currentTarget.currentTime * 1000 < range.to) return
          currentTarget.pause()
          wind(currentTarget, range.from)
        }}
      />
      <button
        type="button"
        data-playing={playing || undefined}
        className={clsx(glass, round, play, compact && small)}
        aria-label={playing ? pauseLabel : playLabel}
        onClick={() => video.current && playOrPause(video.current, range)}
      >
        {playing ? <PauseIcon size={28} filled /> : <PlayIcon size={28} filled />}
      </button>
    </div>
  )
}
