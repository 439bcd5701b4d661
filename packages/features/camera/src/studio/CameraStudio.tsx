import { lazy, Suspense, useEffect, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { VisuallyHidden } from '@skein/design-system'
import {
  useRecorderView,
  type RecorderCapture,
  type RecorderDriver,
  type RecorderProblem,
  type RestoredCapture,
} from '@skein/design-system/recorder'
import type { MusicTrack } from '@skein/design-system/track-list'
import { useMessages } from '@skein/i18n'
import { changeMode, recorderSettings } from './studio-mode.ts'
import type { StudioMode, StudioPost, StudioSettings, StudioUpload } from './studio.types.ts'
import { StudioStage } from './StudioStage.tsx'
import { PanelHead, StudioTitle } from './StudioTitle.tsx'
import { untilLoaded } from './until-loaded.ts'
import { useStudioLayout } from './use-studio-layout.ts'

export type CameraStudioProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> & {
  /** What is chosen at first: mode video, vertical, front camera, no filter, no music, timer 3 s otherwise. */
  settings?: Partial<StudioSettings> | undefined
  /** The music to choose from; without any there is no list. Keep the array's identity between renders. */
  tracks?: ReadonlyArray<MusicTrack> | undefined
  /** The form beside the review: caption, alt text. A function is given the cover picker, to place it. */
  children?: ReactNode | ((cover: ReactNode) => ReactNode)
  /** Whether 'Post to Feed' can post; otherwise it reads 'Login to Post'. */
  signedIn?: boolean | undefined
  /** 'Post to Feed' or 'Login to Post' was pressed. */
  onPost?: ((post: StudioPost) => void) | undefined
  /** The post is under way, before or after its upload. */
  posting?: boolean | undefined
  /** The upload, once it has begun. */
  upload?: StudioUpload | undefined
  onCancelUpload?: (() => void) | undefined
  onRetryUpload?: (() => void) | undefined
  /** Told once for each finished video or photo, when its review begins: the moment for a success toast. */
  onCapture?: ((capture: RecorderCapture, settings: StudioSettings) => void) | undefined
  /** Told when it goes wrong, in the words that stand in the picture's place: the moment for a toast, which then says it aloud. */
  onError?: ((error: RecorderProblem) => void) | undefined
  /** Each second of a video as it is written, in order; `index` 0 begins a new one. */
  onChunk?: ((chunk: Blob, index: number, settings: StudioSettings) => void) | undefined
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

const noTracks: readonly MusicTrack[] = []

/**
 * A whole camera: video, photo, story and reel; shape, six filters, music, timer, and a review to trim, choose a cover
 * and post from. It asks for the camera by a button, says what it does, and switches the camera off in the review, on
 * errors and when it goes away.
 *
 * It is as high as the window unless a class says otherwise, and lays itself out by its own width. What it is given beside
 * belongs to the outermost element.
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
  onError,
  onChunk,
  onRetake,
  onClose,
  otherWay,
  autoOpen,
  restored,
  driver,
  className = 'h-dvh',
  ...props
}: CameraStudioProps) {
  const m = useMessages('camera')
  const host = useRef<HTMLDivElement>(null)
  const layout = useStudioLayout(host)
  const compact = layout === 'compact'
  const [sheet, setSheet] = useState<boolean>()
  const [mode, setMode] = useState<StudioMode>(settings?.mode ?? 'video')
  const recorder = useRecorderView(host, {
    settings: settings && recorderSettings(settings),
    tracks,
    driver,
    autoOpen,
    restored,
    onChunk: onChunk && ((chunk, index, made) => onChunk(chunk, index, { ...made, mode })),
    onCapture: onCapture && ((capture, made) => onCapture(capture, { ...made, mode })),
    onError,
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
      data-studio=""
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would put its controls into a form
      role="group"
      aria-label={m.title()}
      tabIndex={-1}
      {...props}
      ref={host}
      className={`min-w-0 overflow-clip bg-surface ${className}`}
    >
      <Suspense fallback={<div className="size-full bg-sunken" data-theme="dark" />}>
        {review ? (
          <StudioReview
            key={review.capture.url}
            capture={review.capture}
            settings={{ ...review.settings, mode }}
            track={tracks.find(({ id }) => id === review.settings.track)}
            layout={layout}
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
          <div className="flex size-full">
            {compact && (
              <VisuallyHidden asChild>
                <h2>{m.title()}</h2>
              </VisuallyHidden>
            )}
            <StudioStage
              state={state}
              actions={actions}
              mode={mode}
              onModeChange={(next) => {
                setMode(next)
                changeMode(next, state, actions)
              }}
              level={recorder.level}
              preview={recorder.preview}
              sample={recorder.sample}
              tracks={tracks}
              layout={layout}
              otherWay={otherWay}
              onClose={onClose}
              onSettings={() => setSheet(true)}
            />
            {!compact && (
              <div
                className={`flex flex-none flex-col border-s border-border bg-surface ${layout === 'narrow' ? 'w-320' : 'w-376'}`}
              >
                <PanelHead>
                  <StudioTitle>{m.title()}</StudioTitle>
                </PanelHead>
                <div className="flex min-h-0 flex-col gap-20 overflow-x-hidden overflow-y-auto px-20 pt-16 pb-24">
                  <Suspense>
                    <StudioPanel {...choice} sample={recorder.sample} />
                  </Suspense>
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
