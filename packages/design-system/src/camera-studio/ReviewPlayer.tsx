'use client'
import { clsx } from 'clsx'
import { useState, type RefObject } from 'react'
import { PauseIcon, PlayIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { recorderControlWords } from '../recorder/recorder-controls.words.ts'
import type { RecorderCapture } from '../recorder/recorder.reducer.ts'
import { glass, round } from '../recorder/stage.css.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { picture, play } from './StudioReview.css.ts'
import type { TrimRange } from './trim-range.ts'

export type ReviewPlayerProps = { capture: RecorderCapture; trim: TrimRange; video: RefObject<HTMLVideoElement | null> }

/** Goes to a moment of the recording, in milliseconds. */
export function wind(video: HTMLVideoElement, at: number): void {
  video.currentTime = at / 1000
}

function playOrPause(video: HTMLVideoElement, { from, to }: TrimRange): void {
  if (!video.paused) return video.pause()
  const at = video.currentTime * 1000
  // A tenth of a second before the end is the end.
  if (at < from || at >= to - 100) wind(video, from)
  // Where the browser does not let it play, the button goes on saying Play.
  video.play().catch(() => {})
}

/** The recording or the photo. A video plays what is kept of it, and goes back to its beginning. */
export function ReviewPlayer({ capture, trim, video }: ReviewPlayerProps) {
  const words = useWordSet(cameraStudioWords)
  const controls = useWordSet(recorderControlWords)
  const [playing, setPlaying] = useState(false)
  if (capture.kind === 'photo') return <img className={picture} src={capture.url} alt={words.photo} />

  const toggle = () => {
    if (video.current) playOrPause(video.current, trim)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the member's own words, a moment ago */}
      <video
        ref={video}
        className={picture}
        src={capture.url}
        aria-label={controls.yourVideo}
        playsInline
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.paused || currentTarget.currentTime * 1000 < trim.to) return
          currentTarget.pause()
          wind(currentTarget, trim.from)
        }}
      />
      <button
        type="button"
        data-review-first=""
        data-playing={playing || undefined}
        className={clsx(glass, round, play)}
        aria-label={playing ? words.pauseVideo : words.playVideo}
        onClick={toggle}
      >
        {playing ? <PauseIcon size={28} filled /> : <PlayIcon size={28} filled />}
      </button>
    </>
  )
}
