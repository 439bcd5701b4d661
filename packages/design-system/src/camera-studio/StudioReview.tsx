'use client'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { MusicIcon, ChevronRightIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { hasChoices, type RecorderCapture, type RecorderSettings } from '../recorder/recorder.reducer.ts'
import { recorderWords } from '../recorder/recorder.words.ts'
import { glass } from '../recorder/stage.css.ts'
import type { CameraStudioPost, CameraStudioTrack, CameraStudioUpload } from './camera-studio.types.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { panelHead, title } from './CameraStudio.css.ts'
import { CoverPicker } from './CoverPicker.tsx'
import { framesBetween, useFilm } from './film.ts'
import { ReviewPlayer, wind } from './ReviewPlayer.tsx'
import * as styles from './StudioReview.css.ts'
import { shortestMs } from './trim-range.ts'
import { TrimBar } from './TrimBar.tsx'
import { UploadLine } from './UploadLine.tsx'

export type StudioReviewProps = {
  capture: RecorderCapture
  settings: RecorderSettings
  track: CameraStudioTrack | undefined
  compact: boolean
  signedIn: boolean
  posting: boolean
  upload: CameraStudioUpload | undefined
  children: ReactNode | ((cover: ReactNode) => ReactNode)
  onPost: ((post: CameraStudioPost) => void) | undefined
  onRetake: () => void
  onCancelUpload: (() => void) | undefined
  onRetryUpload: (() => void) | undefined
}

const frameCount = 12
const coverCount = 5

/** What was made: seen again, trimmed, given a cover and words, posted or thrown away. */
export function StudioReview({
  capture,
  settings,
  track,
  compact,
  signedIn,
  upload,
  children,
  ...props
}: StudioReviewProps) {
  const { onPost, onRetake } = props
  const words = useWordSet(cameraStudioWords)
  const { interruptedText } = useWordSet(recorderWords)
  const titleId = useId()
  const host = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { durationMs, url } = capture
  const [trim, setTrim] = useState({ from: 0, to: durationMs })
  const [chosen, setChosen] = useState<number>()
  const frames = useFilm(url, durationMs, frameCount)

  // The shutter had the focus and is gone; with a slow network this comes later than the step itself.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    ;(host.current?.querySelector<HTMLElement>('[data-review-first]') ?? host.current)?.focus()
  }, [])

  const covers = framesBetween(frames, trim, coverCount)
  const coverAt = (covers.find(({ at }) => at === chosen) ?? covers[0])?.at
  const busy = props.posting || (upload !== undefined && upload.failed !== true)
  const cover = <CoverPicker frames={covers} value={coverAt} onValueChange={setChosen} />
  const heading = (
    <h2 id={titleId} className={title}>
      {words.newPost[settings.mode]}
    </h2>
  )
  const ratio: CSSProperties & Record<'--ratio', number> = { '--ratio': capture.width / capture.height || 9 / 16 }
  const post = () =>
    onPost?.({
      capture,
      settings,
      coverAt,
      trim: capture.kind === 'video' && (trim.from > 0 || trim.to < durationMs) ? trim : undefined,
    })

  return (
    <section ref={host} data-review="" tabIndex={-1} aria-labelledby={titleId} className={styles.review}>
      <div className={styles.stage} data-theme="dark">
        {compact && (
          <div className={styles.head}>
            <Button
              variant="ghost"
              size={44}
              className={styles.back}
              iconStart={<ChevronRightIcon className={styles.chevron} />}
              onClick={onRetake}
              disabled={busy}
            >
              {words.retake}
            </Button>
            {heading}
          </div>
        )}
        <div className={styles.area} style={ratio}>
          <div className={styles.frame}>
            <ReviewPlayer capture={capture} trim={trim} video={video} />
            <ul className={styles.tags}>
              {settings.filter !== 'original' && (
                <li className={clsx(glass, styles.tag)}>{words.filters[settings.filter]}</li>
              )}
              {track && hasChoices(settings) && (
                <li className={clsx(glass, styles.tag)}>
                  <MusicIcon size={16} />
                  {track.title}
                </li>
              )}
            </ul>
          </div>
        </div>
        {capture.interrupted && <p className={styles.note}>{interruptedText}</p>}
        {capture.kind === 'video' && durationMs >= 2 * shortestMs && (
          <TrimBar
            frames={frames}
            count={frameCount}
            durationMs={durationMs}
            value={trim}
            video={video}
            onValueChange={(range, at) => {
              setTrim(range)
              video.current?.pause()
              if (video.current) wind(video.current, at)
            }}
          />
        )}
      </div>
      <div className={styles.form}>
        {!compact && <div className={panelHead}>{heading}</div>}
        <div className={styles.fields}>
          {typeof children === 'function' ? (
            children(cover)
          ) : (
            <>
              {children}
              {cover}
            </>
          )}
        </div>
        <div className={styles.footer}>
          {upload && <UploadLine upload={upload} onCancel={props.onCancelUpload} onRetry={props.onRetryUpload} />}
          <div className={styles.ways}>
            {!compact && (
              <Button variant="quiet" size={44} onClick={onRetake} disabled={busy}>
                {words.retake}
              </Button>
            )}
            <Button className={styles.post} size={44} loading={busy} onClick={post}>
              {signedIn ? words.postToFeed : words.loginToPost}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}

export default StudioReview
