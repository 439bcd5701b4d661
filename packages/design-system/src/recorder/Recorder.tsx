'use client'
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { MicOffIcon, PauseIcon, PlayIcon, SwitchCameraIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { RecBadge } from './RecBadge.tsx'
import * as styles from './Recorder.css.ts'
import { recorderControlWords } from './recorder-controls.words.ts'
import { RecorderMessage } from './RecorderMessage.tsx'
import type { RecorderDriver } from './recorder.driver.ts'
import { canPause, isLive, type RecorderCapture } from './recorder.reducer.ts'
import { elapsedOf, formatElapsed, recorderWords, type RecorderProblem } from './recorder.words.ts'
import { Shutter } from './Shutter.tsx'
import { picture, round, solid } from './stage.css.ts'
import { useRecorderView } from './use-recorder-view.ts'

export type RecorderProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError'> & {
  /** Told once for each finished recording, when its review begins: the moment for a success toast. */
  onCapture?: ((capture: RecorderCapture) => void) | undefined
  /** Told when it goes wrong, in the words that stand in the picture's place: the moment for a toast, which then says it aloud. */
  onError?: ((error: RecorderProblem) => void) | undefined
  /** 'Send Video' was pressed. Read `blob`: the address in `url` ends with the review. */
  onSend?: ((capture: RecorderCapture) => void) | undefined
  /** It is on its way: the button keeps its width and its focus and is not pressed twice. */
  sending?: boolean | undefined
  /** Each second of the file as it is written, in order; `index` 0 begins a new one. */
  onChunk?: ((chunk: Blob, index: number) => void) | undefined
  /**
   * Milliseconds after which a recording stops by itself; none by default. The ring around Stop is then the time that is left, and the last
   * ten seconds are announced. Read when it is mounted.
   */
  maxDurationMs?: number | undefined
  /** Whether Pause stands beside Stop, where the browser can leave a stretch out; false by default. */
  pausable?: boolean | undefined
  /** Another way on where there is no picture, such as a button that chooses a file. */
  otherWay?: ReactNode
  /** Whether a camera that was allowed before opens by itself; true by default. */
  autoOpen?: boolean | undefined
  /** The outside world; the browser's camera by default. */
  driver?: RecorderDriver | undefined
}

const size = { width: 1280, height: 720 }
const settings = { orientation: 'horizontal', timer: 0 } as const

/**
 * A small card that records a video: live picture, Record and Stop, the other camera, and a review with 'Record Again'
 * and 'Send Video'. It asks for the camera by a button and never by itself, and switches it off in the review, on errors
 * and when it goes away. It asks for 1280×720, and sets no limit to the length unless
 * `maxDurationMs` does. Where there is no microphone to be had it records without sound, and shows that.
 *
 * `ref`, `className` and everything else belong to the card.
 */
export function Recorder({
  onCapture,
  onError,
  onSend,
  sending = false,
  onChunk,
  maxDurationMs,
  pausable = false,
  otherWay,
  autoOpen,
  driver,
  className,
  ref,
  ...props
}: RecorderProps) {
  const words = useWordSet(recorderControlWords)
  const { interruptedText } = useWordSet(recorderWords)
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)
  const { state, actions, preview } = useRecorderView(host, {
    settings: { ...settings, maxDurationMs },
    size,
    autoOpen,
    driver,
    onChunk: onChunk && ((chunk, index) => onChunk(chunk, index)),
    onCapture: onCapture && ((capture) => onCapture(capture)),
    onError,
  })
  const recording = state.status === 'recording'
  const rec = (recording && state.begun) || state.status === 'stopping'
  const paused = state.status === 'recording' && state.paused
  const silent = isLive(state) && !state.granted.audio
  const review = state.status === 'review' ? state.capture : undefined
  const time = formatElapsed(elapsedOf(state))

  return (
    <div
      data-component="Recorder"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would put its controls into a form
      role="group"
      aria-label={words.recorder}
      tabIndex={-1}
      {...props}
      data-state={state.status}
      ref={refs}
      className={className === undefined ? styles.recorder : `${styles.recorder} ${className}`}
    >
      <div className={styles.stage} data-theme="dark" data-review={review && ''}>
        {review ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the member's own words, a moment ago
          <video className={styles.video} src={review.url} aria-label={words.yourVideo} controls playsInline />
        ) : (
          <div ref={preview} className={picture} hidden={!isLive(state)} />
        )}
        <RecorderMessage state={state} onTurnOn={actions.open} otherWay={otherWay} />
        {rec && <RecBadge className={styles.recording} elapsedMs={elapsedOf(state)} paused={paused} silent={silent} />}
        {silent && state.status === 'preview' && (
          <p className={styles.silent}>
            <MicOffIcon size={18} />
            {words.noSound}
          </p>
        )}
      </div>
      {review ? (
        <div className={styles.ways}>
          <p className={styles.length}>{review.interrupted ? interruptedText : time}</p>
          <Button variant="quiet" size="md" onClick={actions.retake} disabled={sending}>
            {words.recordAgain}
          </Button>
          <Button size="md" loading={sending} loadingLabel={words.sending} onClick={() => onSend?.(review)}>
            {words.sendVideo}
          </Button>
        </div>
      ) : (
        <div className={styles.bar}>
          {pausable && canPause(state) ? (
            <button
              type="button"
              className={`${round} ${solid}`}
              aria-label={paused ? words.resume : words.pause}
              title={paused ? words.resume : words.pause}
              onClick={paused ? actions.resume : actions.pause}
            >
              {paused ? <PlayIcon /> : <PauseIcon />}
            </button>
          ) : (
            <p className={styles.muted}>{state.status === 'preview' && time}</p>
          )}
          <Shutter
            face={recording ? 'stop' : state.status === 'stopping' ? 'busy' : 'record'}
            label={recording ? words.stop : state.status === 'stopping' ? words.saving : words.record}
            seconds={Math.floor(elapsedOf(state) / 1000)}
            limit={maxDurationMs === undefined ? undefined : maxDurationMs / 1000}
            inert={!recording && state.status !== 'preview'}
            aria-keyshortcuts="R"
            onClick={recording ? actions.stop : actions.record}
          />
          <button
            type="button"
            className={`${round} ${solid} ${styles.end}`}
            aria-label={words.switchCamera}
            title={words.switchCamera}
            aria-keyshortcuts="F"
            disabled={state.status !== 'preview'}
            onClick={actions.flip}
          >
            <SwitchCameraIcon />
          </button>
        </div>
      )}
    </div>
  )
}
