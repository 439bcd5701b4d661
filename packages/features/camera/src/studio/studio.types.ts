import type { postTypes } from '@skein/contract'
import type { TrimRange } from '@skein/design-system/clip'
import type { RecorderCapture, RecorderSettings } from '@skein/design-system/recorder'

/** What the member makes (specification §2.6): a kind of post. */
export type StudioMode = (typeof postTypes)[number]

/** How the camera stands, and what is made with it. */
export type StudioSettings = Omit<RecorderSettings, 'mode'> & { readonly mode: StudioMode }

/** What 'Post to Feed' hands over. */
export interface StudioPost {
  /** Read `blob`: the address in `url` ends with the review. */
  readonly capture: RecorderCapture
  /** What to keep of a video (`trimRecording` cuts it); undefined where all of it is kept. */
  readonly trim: TrimRange | undefined
  /** Where in the recording the cover picture is, in milliseconds; undefined for a photo. */
  readonly coverAt: number | undefined
  readonly settings: StudioSettings
}

/** How far a post has come on its way. */
export interface StudioUpload {
  /** Bytes sent. */
  readonly loaded: number
  /** Bytes in all. */
  readonly total: number
  /** It stopped: Retry takes the place of Cancel. Nothing is lost. */
  readonly failed?: boolean | undefined
  /** Why it stopped, where it is not the upload of a video that failed. */
  readonly reason?: string | undefined
}
