'use client'
import { useEffect, useRef, type RefObject } from 'react'
import { announce } from '../announcer/announce.ts'
import { useWordSet } from '../provider/words.ts'
import {
  recordsVideo,
  takesPhoto,
  type RecorderCapture,
  type RecorderSettings,
  type RecorderState,
} from './recorder.reducer.ts'
import { recorderShortcut, type RecorderShortcut } from './recorder-shortcuts.ts'
import { announcementText, errorText, recorderWords, type RecorderProblem } from './recorder.words.ts'
import { useRecorder, type UseRecorder, type UseRecorderOptions } from './use-recorder.ts'

export type UseRecorderViewOptions = UseRecorderOptions & {
  /** Told once for each finished video or photo, when its review begins. */
  onCapture?: ((capture: RecorderCapture, settings: RecorderSettings) => void) | undefined
  /** Told when it goes wrong, in words; it is then not announced, since whoever is told shows it aloud. */
  onError?: ((error: RecorderProblem) => void) | undefined
}

/**
 * What every view over a recorder shares: its steps are said, keys inside `host` reach it, and focus goes with what it
 * does. `host` has to be able to take focus (`tabIndex={-1}`), so that a press on the picture is inside as well. Focus finds
 * `Shutter`, the way on in `RecorderMessage`, and the first control inside an element with `data-review`.
 */
export function useRecorderView(
  host: RefObject<HTMLElement | null>,
  { onCapture, onError, ...options }: UseRecorderViewOptions,
): UseRecorder {
  const words = useWordSet(recorderWords)
  const recorder = useRecorder({
    ...options,
    onAnnouncement: (step) => {
      options.onAnnouncement?.(step)
      // A toast is read out by itself: what went wrong is said once.
      if (step.kind === 'error' && onError) onError(errorText(step, words))
      else announce(announcementText(step, words))
    },
  })
  const { state, actions } = recorder
  const capture = state.status === 'review' ? state.capture : undefined
  const { settings } = state
  const told = useRef(capture)

  useEffect(() => {
    if (capture !== told.current && capture) onCapture?.(capture, settings)
    told.current = capture
  }, [capture, settings, onCapture])

  useFocusOfStatus(host, state.status)

  useEffect(() => {
    // On the document and last: what inside wants a key for itself has taken it by then.
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.target instanceof Node) || host.current?.contains(event.target) !== true) return
      const shortcut = recorderShortcut(event)
      if (shortcut === undefined || !serves(shortcut, state)) return
      event.preventDefault()
      if (shortcut === 'record') (state.status === 'recording' ? actions.stop : actions.record)()
      else if (shortcut === 'photo') actions.takePhoto()
      else if (shortcut === 'flip') actions.flip()
      else actions.cancelCountdown()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [host, state, actions])

  return recorder
}

/** A key that nothing would come of is left to the page: Space scrolls, Escape closes what is around. */
function serves(shortcut: RecorderShortcut, state: RecorderState): boolean {
  if (shortcut === 'cancel') return state.status === 'countdown'
  if (shortcut === 'record')
    return state.status === 'recording' || (state.status === 'preview' && recordsVideo(state.settings))
  return state.status === 'preview' && (shortcut === 'flip' || takesPhoto(state.settings))
}

const first = 'button:enabled, video[controls], input:enabled, [href]'

/** Where focus belongs after a step: Stop once it records, the review's first control, the way on after an error. */
const targets: Readonly<Record<string, string>> = {
  requesting: '[data-shutter]',
  recording: '[data-shutter]',
  review: `[data-review] :is(${first})`,
  error: '[data-way-on]',
}

/**
 * Moves focus when the control that had it goes away with a step, or gains another meaning. Only while the member was
 * in here already: a camera that opens by itself takes nobody's focus.
 */
function useFocusOfStatus(host: RefObject<HTMLElement | null>, status: string): void {
  const within = useRef(false)
  const before = useRef(status)

  useEffect(() => {
    // A removed element loses focus without a word, so what counts is who had it last.
    const listen = ({ target }: FocusEvent) => {
      within.current = target instanceof Node && host.current?.contains(target) === true
    }
    // A dialog around it has given it the focus already.
    within.current = host.current?.contains(document.activeElement) === true
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [host])

  useEffect(() => {
    const from = before.current
    before.current = status
    if (from === status || !within.current) return
    const lost = document.activeElement === document.body || document.activeElement === null
    // Asking anew because a choice changed takes nothing from the choice.
    if (status === 'requesting' && !lost) return
    host.current?.querySelector<HTMLElement>(targets[status] ?? ':not(*)')?.focus()
  }, [host, status])
}
