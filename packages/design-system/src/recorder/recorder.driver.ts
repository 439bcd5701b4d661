/**
 * The recorder's outside world. `browserDriver()` is the real one; `scriptedDriver()` (recorder.fixture.ts) plays any
 * part of it without a camera, so that every state is a story.
 */
import type { FilterId } from './filters.ts'
import type { RecorderErrorReason, RecorderGrant, RecorderSettings } from './recorder.reducer.ts'

/** A piece of music. The design system ships none. */
export interface RecorderTrack {
  readonly id: string
  /** An address to fetch and decode, or the sound itself. */
  readonly source: string | AudioBuffer
}

export interface RecorderDevice {
  readonly deviceId: string
  /** Empty until the member has allowed the camera once. */
  readonly label: string
}

/** Width and height in pixels. */
export interface RecorderSize {
  readonly width: number
  readonly height: number
}

export interface CameraRequest {
  readonly settings: RecorderSettings
  /** Overrides the size that the shape implies: the simple recorder asks for 1280×720. */
  readonly size: RecorderSize | undefined
  /** Ends everything that this request has started, also while the browser is still asking. */
  readonly signal: AbortSignal
}

/** What is being written while recording. */
export interface CameraTake {
  /** Writes nothing until `resume`. Only where the camera's grant says `pausable`. */
  pause?(): void
  resume?(): void
  /** Ends the file and resolves when it is whole. The camera may be gone already. */
  finish(): Promise<FinishedTake>
}

export interface FinishedTake extends RecorderSize {
  readonly blob: Blob
  readonly durationMs: number
  readonly mimeType: string
}

export interface TakeOptions {
  readonly track: RecorderTrack | undefined
  /** The next second of the file, in order. */
  readonly onChunk: (chunk: Blob) => void
  /** The recorder has begun to write. */
  readonly onStart: () => void
  readonly onError: (error: unknown) => void
}

/** An open camera with its filter, crop and sound. */
export interface RecorderCamera {
  readonly granted: RecorderGrant
  /** The picture after filter and crop, as it is recorded; a view shows it (mirrored for the front camera). */
  readonly canvas: HTMLCanvasElement | undefined
  setFilter(filter: FilterId): void
  /** Loudness of the microphone now, 0–1. */
  level(): number
  /** Draws the picture as it is now, cropped to the shape, without the filter, so that it covers a small canvas. */
  sample(target: HTMLCanvasElement, mirrored: boolean): void
  record(options: TakeOptions): CameraTake
  photo(): Promise<FinishedTake>
  /** Runs once when the camera goes away by itself. */
  onLost(listener: () => void): void
  /** Ends every track and frees the canvas and the sound. May be called twice. */
  close(): void
}

/** What a driver throws; anything else counts as `failed`. */
export class RecorderError extends Error {
  readonly reason: RecorderErrorReason
  constructor(reason: RecorderErrorReason, detail = '') {
    super(detail)
    this.name = 'RecorderError'
    this.reason = reason
  }
}

/** An error with a reason, for drivers outside this package. */
export const recorderError = (reason: RecorderErrorReason, detail?: string): Error => new RecorderError(reason, detail)

export interface RecorderDriver {
  /** Whether this browser can record at all. */
  supports(settings: RecorderSettings): boolean
  /** Whether the member has allowed the camera (and, where it is needed, the microphone) before. Never asks. */
  permission(settings: RecorderSettings): Promise<PermissionState | 'unknown'>
  devices(): Promise<readonly RecorderDevice[]>
  /** Calls when a camera comes or goes; returns the way back. */
  watchDevices(listener: () => void): () => void
  openCamera(request: CameraRequest): Promise<RecorderCamera>
  /** Plays a few seconds of a track to listen to; returns the way to stop it. */
  listen(track: RecorderTrack, onEnd: () => void): () => void
  /** Milliseconds that never run backwards. */
  now(): number
  schedule(run: () => void, delay: number): ReturnType<typeof setTimeout>
  cancel(timer: ReturnType<typeof setTimeout>): void
  createUrl(blob: Blob): string
  revokeUrl(url: string): void
}
