import { limitOf, recordsVideo, type RecorderErrorReason, type RecorderState } from './recorder.reducer.ts'

/** What a screen reader hears, as data: the view puts it into words (`announcementText`) and announces it. */
export type RecorderAnnouncement =
  | { readonly kind: 'camera'; readonly silent?: true }
  | { readonly kind: 'countdown'; readonly seconds: number }
  | { readonly kind: 'started' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'elapsed'; readonly seconds: number }
  /** The recording comes near to its limit. */
  | { readonly kind: 'left'; readonly seconds: number }
  | { readonly kind: 'stopped'; readonly seconds: number }
  | { readonly kind: 'photo' }
  | { readonly kind: 'error'; readonly reason: RecorderErrorReason; readonly detail: string | undefined }

/** Every second would drown the member's own voice. */
const everyMs = 30_000
/** Time enough to come to an end of what is being said. */
const warnMs = 10_000

/** What a step of the machine says: nothing for most steps (R10, WCAG 4.1.3). */
export function announcementFor(before: RecorderState, after: RecorderState): RecorderAnnouncement | undefined {
  if (after.status === 'error')
    return before.status === 'error' ? undefined : { kind: 'error', reason: after.reason, detail: after.detail }
  if (after.status === 'countdown') {
    const same = before.status === 'countdown' && before.remaining === after.remaining
    return same ? undefined : { kind: 'countdown', seconds: after.remaining }
  }
  if (after.status === 'recording') {
    if (!after.begun) return undefined
    if (before.status !== 'recording' || !before.begun) return { kind: 'started' }
    if (before.paused !== after.paused) return { kind: after.paused ? 'paused' : 'resumed' }
    const warnAt = limitOf(after.settings) - warnMs
    if (warnAt > 0 && before.elapsedMs < warnAt && after.elapsedMs >= warnAt)
      return { kind: 'left', seconds: Math.ceil((limitOf(after.settings) - after.elapsedMs) / 1000) }
    const periods = Math.floor(after.elapsedMs / everyMs)
    if (periods <= Math.floor(before.elapsedMs / everyMs)) return undefined
    return { kind: 'elapsed', seconds: (periods * everyMs) / 1000 }
  }
  if (after.status === 'review' && before.status === 'stopping')
    return after.capture.kind === 'photo'
      ? { kind: 'photo' }
      : { kind: 'stopped', seconds: Math.floor(after.capture.durationMs / 1000) }
  if (after.status === 'preview' && before.status === 'requesting')
    return !after.granted.audio && recordsVideo(after.settings) ? { kind: 'camera', silent: true } : { kind: 'camera' }
  return undefined
}
