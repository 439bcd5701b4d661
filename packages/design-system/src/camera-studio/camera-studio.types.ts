import type { RecorderTrack } from '../recorder/recorder.driver.ts'
import type { RecorderCapture, RecorderSettings } from '../recorder/recorder.reducer.ts'

/** A piece of music to choose. The design system ships none. */
export interface CameraStudioTrack extends RecorderTrack {
  readonly title: string
  readonly artist?: string | undefined
  /** Milliseconds. */
  readonly durationMs?: number | undefined
}

/** What 'Post to Feed' hands over. */
export interface CameraStudioPost {
  /** Read `blob`: the address in `url` ends with the review. */
  readonly capture: RecorderCapture
  /** What to keep of a video, in milliseconds (`trimRecording` cuts it); undefined where all of it is kept. */
  readonly trim: { readonly from: number; readonly to: number } | undefined
  /** Where in the recording the cover picture is, in milliseconds; undefined for a photo. */
  readonly coverAt: number | undefined
  readonly settings: RecorderSettings
}

/** How far a post has come on its way. */
export interface CameraStudioUpload {
  /** Bytes sent. */
  readonly loaded: number
  /** Bytes in all. */
  readonly total: number
  /** It stopped: Retry takes the place of Cancel. Nothing is lost. */
  readonly failed?: boolean | undefined
  /** Why it stopped, where it is not the upload of a video that failed. */
  readonly reason?: string | undefined
}
