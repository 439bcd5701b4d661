'use client'
import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useWordSet } from '../provider/words.ts'
import type { RecorderDriver } from '../recorder/recorder.driver.ts'
import type { RecorderCapture, RecorderSettings } from '../recorder/recorder.reducer.ts'
import type { RestoredCapture } from '../recorder/recorder.store.ts'
import type { RecorderProblem } from '../recorder/recorder.words.ts'
import { useRecorderView } from '../recorder/use-recorder-view.ts'
import { composeRefs } from '../slot/merge-props.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './CameraStudio.css.ts'
import type { CameraStudioPost, CameraStudioTrack, CameraStudioUpload } from './camera-studio.types.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { StudioStage } from './StudioStage.tsx'
import { useCompact } from './use-compact.ts'
import { untilLoaded } from './until-loaded.ts'

export type CameraStudioProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is chosen at first: mode video, vertical, front camera, no filter, no music, timer 3 s otherwise. */
  settings?: Partial<RecorderSettings> | undefined
  /** The music to choose from; without any there is no list. Keep the array's identity between renders. */
  tracks?: ReadonlyArray<CameraStudioTrack> | undefined
  /** The form beside the review: caption, alt text. A function is given the cover picker, to place it. */
  children?: ReactNode | ((cover: ReactNode) => ReactNode)
  /** Whether 'Post to Feed' can post; otherwise it reads 'Login to Post'. */
  signedIn?: boolean | undefined
  /** 'Post to Feed' or 'Login to Post' was pressed. */
  onPost?: ((post: CameraStudioPost) => void) | undefined
  /** The post is under way, before or after its upload. */
  posting?: boolean | undefined
  /** The upload, once it has begun. */
  upload?: CameraStudioUpload | undefined
  onCancelUpload?: (() => void) | undefined
  onRetryUpload?: (() => void) | undefined
  /** Told once for each finished video or photo, when its review begins: the moment for a success toast. */
  onCapture?: ((capture: RecorderCapture, settings: RecorderSettings) => void) | undefined
  /** Told when it goes wrong, in the words that stand in the picture's place: the moment for a toast, which then says it aloud. */
  onFailure?: ((error: RecorderProblem) => void) | undefined
  /** Each second of a video as it is written, in order; `index` 0 begins a new one. */
  onChunk?: ((chunk: Blob, index: number, settings: RecorderSettings) => void) | undefined
  /** Told when Retake throws a review away: what was kept of it can go as well. */
  onRetake?: (() => void) | undefined
  /** Shows Close over the picture on a phone, where no navigation is in sight. */
  onClose?: (() => void) | undefined
  /** Another way on where there is no picture, such as a button that chooses a file. */
  otherWay?: ReactNode
  /** Whether a camera that was allowed before opens by itself; true by default. */
  autoOpen?: boolean | undefined
  /** What was made before and kept: its review comes first, and no camera is asked for. Another one needs another `key`. */
  restored?: RestoredCapture | undefined
  /** The outside world; the browser's camera by default. */
  driver?: RecorderDriver | undefined
}

// What is chosen beside the picture comes after it; the review and the sheet when they are soon wanted.
const loadReview = () => import('./StudioReview.tsx')
const StudioReview = lazy(() => untilLoaded(loadReview))
const StudioPanel = lazy(() => untilLoaded(() => import('./StudioPanel.tsx')))
const StudioSheet = lazy(() => untilLoaded(() => import('./StudioSheet.tsx')))

const noTracks: readonly CameraStudioTrack[] = []

/**
 * A whole camera: video, photo, story and reel; shape, six filters, music, timer, and a review to trim, choose a cover
 * and post from. It asks for the camera by a button, says what it does, and switches the camera off in the review, on
 * errors and when it goes away.
 *
 * It fills its place, as high as the window unless a class says otherwise, and lays itself out by its own width. `ref`,
 * `className` and everything else belong to the outermost element.
 */
export function CameraStudio({
  settings,
  tracks = noTracks,
  children,
  signedIn = true,
  onPost,
  posting = false,
  upload,
  onCancelUpload,
  onRetryUpload,
  onCapture,
  onFailure,
  onChunk,
  onRetake,
  onClose,
  otherWay,
  autoOpen,
  restored,
  driver,
  className,
  ref,
  ...props
}: CameraStudioProps) {
  const words = useWordSet(cameraStudioWords)
  const host = useRef<HTMLDivElement>(null)
  const refs = useMemo(() => composeRefs(host, ref), [ref])
  const compact = useCompact(host)
  // A server would send half of a lazy part.
  const hydrated = useHydrated()
  const [sheet, setSheet] = useState<boolean>()
  const recorder = useRecorderView(host, {
    settings,
    tracks,
    driver,
    autoOpen,
    restored,
    onChunk,
    onCapture,
    onFailure,
  })
  const { state, actions, devices, listening } = recorder
  const review = state.status === 'review' ? state : undefined
  const choice = { state, actions, tracks, listening, devices }

  // It is on its way while the video is still being made.
  const soon = state.status === 'recording' || state.status === 'countdown'
  useEffect(() => {
    if (soon) void untilLoaded(loadReview)
  }, [soon])

  return (
    <div
      data-component="CameraStudio"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would put its controls into a form
      role="group"
      aria-label={words.title}
      tabIndex={-1}
      {...props}
      data-state={state.status}
      data-mode={state.settings.mode}
      data-compact={compact ? '' : undefined}
      ref={refs}
      className={clsx(styles.studio, className)}
    >
      <Suspense fallback={<div className={styles.layout} data-theme="dark" />}>
        {review ? (
          <StudioReview
            key={review.capture.url}
            capture={review.capture}
            settings={review.settings}
            track={tracks.find(({ id }) => id === review.settings.track)}
            compact={compact}
            signedIn={signedIn}
            posting={posting}
            upload={upload}
            onPost={onPost}
            onRetake={() => {
              onRetake?.()
              actions.retake()
            }}
            onCancelUpload={onCancelUpload}
            onRetryUpload={onRetryUpload}
          >
            {children}
          </StudioReview>
        ) : (
          <div className={styles.layout}>
            {compact && (
              <VisuallyHidden asChild>
                <h2>{words.title}</h2>
              </VisuallyHidden>
            )}
            <StudioStage
              state={state}
              actions={actions}
              level={recorder.level}
              preview={recorder.preview}
              sample={recorder.sample}
              tracks={tracks}
              compact={compact}
              otherWay={otherWay}
              onClose={onClose}
              onSettings={() => setSheet(true)}
            />
            {!compact && (
              <div className={styles.panel}>
                <div className={styles.panelHead}>
                  <h2 className={styles.title}>{words.title}</h2>
                </div>
                <div className={styles.choices}>
                  <Suspense>{hydrated && <StudioPanel {...choice} sample={recorder.sample} />}</Suspense>
                </div>
              </div>
            )}
          </div>
        )}
      </Suspense>
      {compact && sheet !== undefined && (
        <Suspense>
          <StudioSheet {...choice} open={sheet && !review} onOpenChange={setSheet} />
        </Suspense>
      )}
    </div>
  )
}
