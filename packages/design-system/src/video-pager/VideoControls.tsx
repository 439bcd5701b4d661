'use client'

import { useSyncExternalStore, type CSSProperties } from 'react'
import { PauseIcon, PlayIcon, RefreshCwIcon, VolumeIcon, VolumeOffIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { atRest, clock, type Clock, type PlaybackState } from './playback.ts'
import { videoPagerWords } from './video-pager.words.ts'
import * as styles from './VideoControls.css.ts'

interface VideoControlsProps {
  state: PlaybackState
  playback: Clock
  muted: boolean
  toggle: () => void
  seek: (seconds: number) => void
  mute: () => void
}

/** One row for whichever video is active, so that focus stays on 'Mute' or the slider through every move. */
export function VideoControls({ state, playback, muted, toggle, seek, mute }: VideoControlsProps) {
  const words = useWordSet(videoPagerWords)
  const { time, duration, buffered } = useSyncExternalStore(playback.subscribe, playback.get, () => atRest)
  const failed = state === 'failed'
  const paused = failed || state === 'paused'
  const at = clock(time)
  const length = clock(duration)
  const whole = duration || Infinity
  const bar: CSSProperties & Record<`--${string}`, number> = {
    '--played': time / whole,
    '--buffered': buffered / whole,
  }
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={failed ? words.retry : paused ? words.play : words.pause}
        onClick={toggle}
      >
        {failed ? <RefreshCwIcon /> : paused ? <PlayIcon filled /> : <PauseIcon filled />}
      </button>
      <input
        type="range"
        className={styles.slider}
        style={bar}
        aria-label={words.progress}
        aria-valuetext={words.time(at, length)}
        max={duration}
        // A hundredth of the whole with each press of a key.
        step="any"
        value={time}
        disabled={!duration}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden>
        {at}
        <span className={styles.length}> / {length}</span>
      </span>
      <button type="button" className={styles.control} aria-label={muted ? words.unmute : words.mute} onClick={mute}>
        {muted ? <VolumeOffIcon /> : <VolumeIcon />}
      </button>
    </div>
  )
}
