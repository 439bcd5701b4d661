'use client'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, type ComponentPropsWithRef, type CSSProperties, type RefObject } from 'react'
import { useLocale } from '../provider/words.ts'
import { RangeThumbs } from '../slider/RangeThumbs.tsx'
import { clock } from './clock.ts'
import type { FilmFrame } from './film.ts'
import { FramePicture } from './FramePicture.tsx'
import { shortestMs, type TrimRange } from './trim-range.ts'
import * as styles from './ClipTrim.css.ts'

export type ClipTrimProps = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'aria-label'
> & {
  frames: readonly FilmFrame[]
  /** How many there will be, so that the strip does not jump as they come. */
  count: number
  /** Milliseconds. */
  durationMs: number
  value: TrimRange
  /** `at` is the end that moves: what the picture should show. */
  onValueChange: (range: TrimRange, at: number) => void
  /** The video whose moment the line shows. */
  video: RefObject<HTMLVideoElement | null>
  /** Over the strip, and the name of both sliders together. */
  label: string
  startLabel: string
  endLabel: string
  /** '0:17 of 0:24': what is kept, of what was recorded. */
  formatKept: (part: string, whole: string) => string
  /** A lower strip, where there is little room. */
  compact?: boolean | undefined
}

const ends = ['from', 'to'] as const
const endAt = (index: number) => (index === 0 ? 'from' : 'to')
/** Milliseconds: arrows move an end by a tenth of a second, page keys by a whole one. */
const keyStep = 100
const pageStep = 1000

/**
 * A film strip and a frame on it that says what is kept. Its ends are the thumbs of a range (APG multi-thumb slider): each
 * has a name, a spoken time, and keys of its own. A press between them moves neither.
 */
export function ClipTrim({
  frames,
  count,
  durationMs,
  value,
  onValueChange,
  video,
  label,
  startLabel,
  endLabel,
  formatKept,
  compact = false,
  className,
  style,
  ...props
}: ClipTrimProps) {
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
    ...style,
  }
  const labels = { from: startLabel, to: endLabel }
  return (
    <div
      data-component="Clip.Trim"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would put its controls into a form
      role="group"
      aria-labelledby={id}
      {...props}
      className={clsx(styles.bar, className)}
      style={place}
    >
      <div className={styles.head}>
        {/* No heading: it may stand before the heading of what it belongs to. */}
        <p id={id} className={styles.title}>
          {label}
        </p>
        <span className={styles.length}>{formatKept(clock(value.to - value.from), clock(durationMs))}</span>
      </div>
      <div className={clsx(styles.film, compact && styles.low)}>
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
        <span className={styles.kept} />
        <span className={styles.rail}>
          <RangeThumbs
            values={ends.map((end) => value[end])}
            min={0}
            max={durationMs}
            step={1}
            keyStep={keyStep}
            pageStep={pageStep}
            minSteps={shortestMs}
            orientation="horizontal"
            labelOf={(index) => labels[endAt(index)]}
            textOf={(index) => spoken.format(Math.round(value[endAt(index)] / 100) / 10)}
            onValuesChange={([from = 0, to = durationMs], index) => {
              const next = { from, to }
              onValueChange(next, next[endAt(index)])
            }}
            knob={styles.handle}
          />
        </span>
        <Playhead video={video} durationMs={durationMs} />
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
