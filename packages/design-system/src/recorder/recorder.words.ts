import { defineWords } from '../provider/words.ts'
import type { RecorderAnnouncement } from './recorder.announcements.ts'
import type { RecorderErrorReason, RecorderState } from './recorder.reducer.ts'

/** Everything that a recorder says of its steps. Titles and texts of errors are specification 8's. */
export const recorderWords = defineWords('recorder', {
  accessErrorTitle: 'Camera Access Error',
  accessErrorText: 'Unable to access your camera. Please check permissions.',
  accessRequiredTitle: 'Camera Access Required',
  accessRequiredText: 'Please allow camera access to create content',
  notFoundTitle: 'No Camera Stream',
  notFoundText: 'No camera was found. Connect one and try again.',
  inUseTitle: 'No Camera Stream',
  inUseText: 'Another program is using your camera. Close it and try again.',
  lostTitle: 'No Camera Stream',
  lostText: 'Your camera was disconnected. Connect it and try again.',
  unsupportedTitle: 'Recording Not Supported',
  unsupportedText: "Your browser doesn't support video recording.",
  recordingErrorTitle: 'Recording Error',
  recordingErrorText: 'Unable to start recording. Please try again.',
  /** Specification 8's other wording: it had begun. */
  brokenText: 'Recording failed. Please try again.',
  failedTitle: 'Recording Failed',
  failedText: (reason: string) => `Unable to start recording: ${reason}`,
  noDataText: 'No video data was captured',
  /** The success toast (specification 4): its description is the duration. */
  recordedTitle: 'Video Recorded Successfully',
  recordedText: (duration: string) => `Duration: ${duration}`,
  interruptedText: 'Your camera was disconnected. What was recorded until then is kept.',

  cameraStarted: 'Camera on',
  cameraSilent: 'Camera on, without sound',
  countdown: (seconds: number) => String(seconds),
  recordingStarted: 'Recording started',
  recordingPaused: 'Recording paused',
  recordingResumed: 'Recording again',
  recordingElapsed: (duration: string) => `${duration} recorded`,
  /** A recording comes near to its limit. */
  recordingLeft: (duration: string) => `${duration} left`,
  recordingStopped: (duration: string) => `Recording stopped at ${duration}`,
  photoTaken: 'Photo taken',
  /** A spoken length: '1 minute 30 seconds'. */
  spokenDuration: (seconds: number) => {
    const minutes = Math.floor(seconds / 60)
    const rest = seconds % 60
    const parts = [
      ...(minutes > 0 ? [minutes === 1 ? '1 minute' : `${minutes} minutes`] : []),
      ...(rest > 0 || minutes === 0 ? [rest === 1 ? '1 second' : `${rest} seconds`] : []),
    ]
    return parts.join(' ')
  },
})

export type RecorderWords = typeof recorderWords.english

/** What went wrong, in words. */
export type RecorderProblem = { title: string; text: string }

/** Title and text for an error state (specification 8). */
export function errorText(
  { reason, detail }: { reason: RecorderErrorReason; detail?: string | undefined },
  words: RecorderWords = recorderWords.english,
): RecorderProblem {
  switch (reason) {
    case 'denied':
      return { title: words.accessErrorTitle, text: words.accessErrorText }
    case 'not-found':
      return { title: words.notFoundTitle, text: words.notFoundText }
    case 'in-use':
      return { title: words.inUseTitle, text: words.inUseText }
    case 'lost':
      return { title: words.lostTitle, text: words.lostText }
    case 'unsupported':
      return { title: words.unsupportedTitle, text: words.unsupportedText }
    case 'broken':
      return { title: words.recordingErrorTitle, text: words.brokenText }
    case 'no-data':
      return { title: words.failedTitle, text: words.noDataText }
    default:
      return detail === undefined
        ? { title: words.recordingErrorTitle, text: words.recordingErrorText }
        : { title: words.failedTitle, text: words.failedText(detail) }
  }
}

/** What to pass to `announce()`. */
export function announcementText(
  announcement: RecorderAnnouncement,
  words: RecorderWords = recorderWords.english,
): string {
  switch (announcement.kind) {
    case 'camera':
      return announcement.silent ? words.cameraSilent : words.cameraStarted
    case 'countdown':
      return words.countdown(announcement.seconds)
    case 'started':
      return words.recordingStarted
    case 'paused':
      return words.recordingPaused
    case 'resumed':
      return words.recordingResumed
    case 'elapsed':
      return words.recordingElapsed(words.spokenDuration(announcement.seconds))
    case 'left':
      return words.recordingLeft(words.spokenDuration(announcement.seconds))
    case 'stopped':
      return words.recordingStopped(words.spokenDuration(announcement.seconds))
    case 'photo':
      return words.photoTaken
    default: {
      const { title, text } = errorText(announcement, words)
      return `${title}. ${text}`
    }
  }
}

/** `mm:ss` for the REC indicator; minutes grow past 99. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** The milliseconds on the REC indicator in any state: 0 where nothing was recorded. */
export function elapsedOf(state: RecorderState): number {
  if (state.status === 'review') return state.capture.durationMs
  return 'elapsedMs' in state ? state.elapsedMs : 0
}
