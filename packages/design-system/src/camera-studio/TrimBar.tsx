'use client'
import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type RefObject } from 'react'
import { useLocale, useWordSet } from '../provider/words.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { clock } from './clock.ts'
import type { FilmFrame } from './film.ts'
import { FramePicture } from './FramePicture.tsx'
import { moveTrim, type TrimRange } from './trim-range.ts'
import * as styles from './TrimBar.css.ts'

export type TrimBarProps = {
  frames: readonly FilmFrame[]
  /** How many there will be, so that the strip does not jump as they come. */
  count: number
  durationMs: number
  value: TrimRange
  /** `at` is the end that moves: what the picture should show. */
  onValueChange: (range: TrimRange, at: number) => void
  /** The video whose moment the line shows. */
  video: RefObject<HTMLVideoElement | null>
}

const ends = ['from', 'to'] as const
/** Arrows by a tenth of a second, page keys by a whole one. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 100,
  ArrowUp: 100,
  ArrowLeft: -100,
  ArrowDown: -100,
  PageUp: 1000,
  PageDown: -1000,
}

/**
 * A film strip and a frame on it that says what is kept. Both its ends are native ranges (APG multi-thumb slider): each
 * has a name, a spoken time, and keys of its own.
 */
export function TrimBar({ frames, count, durationMs, value, onValueChange, video }: TrimBarProps) {
  const words = useWordSet(cameraStudioWords)
  const { locale } = useLocale()
  const id = useId()
  const spoken = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  })
  const place: CSSProperties & Record<'--from' | '--to', number> = {
    '--from': value.from / durationMs,
    '--to': value.to / durationMs,
  }
  const move = (end: keyof TrimRange, at: number) => {
    const next = moveTrim(value, end, at, durationMs)
    onValueChange(next, next[end])
  }
  const onKeyDown = (end: keyof TrimRange) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const mirrored = /^Arrow(Left|Right)$/.test(event.key) && getComputedStyle(event.currentTarget).direction === 'rtl'
    move(end, value[end] + (mirrored ? -step : step))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would put its controls into a form
    <div role="group" aria-labelledby={id} className={styles.bar} style={place}>
      <div className={styles.head}>
        {/* No heading: in the order of the page it comes before the review's own. */}
        <p id={id} className={styles.title}>
          {words.trim}
        </p>
        <span className={styles.length}>{words.kept(clock(value.to - value.from), clock(durationMs))}</span>
      </div>
      <div className={styles.film}>
        <div className={styles.strip}>
          {Array.from({ length: count }, (_, index) => {
            const frame = frames[index]
            // oxlint-disable-next-line react/no-array-index-key -- the place on the strip is what it is
            return frame ? (
              <FramePicture key={index} picture={frame.picture} className={styles.picture} />
            ) : (
              <span key={index} className={styles.picture} />
            )
          })}
          <span className={styles.before} />
          <span className={styles.after} />
        </div>
        <span className={styles.kept}>
          <span className={styles.handle} data-end="from" />
          <span className={styles.handle} data-end="to" />
        </span>
        <Playhead video={video} durationMs={durationMs} />
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            data-range={end}
            className={styles.range}
            aria-label={end === 'from' ? words.trimStart : words.trimEnd}
            aria-valuetext={spoken.format(Math.round(value[end] / 100) / 10)}
            min={0}
            max={durationMs}
            step={1}
            value={value[end]}
            onChange={({ currentTarget }) => move(end, currentTarget.valueAsNumber)}
            onKeyDown={onKeyDown(end)}
          />
        ))}
      </div>
      <div className={styles.times} aria-hidden="true">
        {ends.map((end) => (
          <span key={end} className={styles.time} data-end={end}>
            {clock(value[end])}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Follows the video picture by picture while it plays, past React: nothing else on the page has to know. */
function Playhead({ video, durationMs }: { video: RefObject<HTMLVideoElement | null>; durationMs: number }) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const playing = video.current
    if (!playing) return undefined
    let frame = 0
    const draw = () => {
      line.current?.style.setProperty('--at', String(Math.min(1, (playing.currentTime * 1000) / durationMs)))
      cancelAnimationFrame(frame)
      if (!playing.paused) frame = requestAnimationFrame(draw)
    }
    const events = ['play', 'pause', 'seeked', 'timeupdate'] as const
    for (const event of events) playing.addEventListener(event, draw)
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) playing.removeEventListener(event, draw)
    }
  }, [video, durationMs])
  return <span ref={line} className={styles.playhead} />
}
