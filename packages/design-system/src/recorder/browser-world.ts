/** The parts of a browser that the recorder touches; tests replace single ones. */
export interface BrowserWorld {
  readonly mediaDevices: MediaDevices | undefined
  readonly permissions: Permissions | undefined
  readonly MediaRecorder: typeof MediaRecorder | undefined
  /** The one audio context; a page may have only a few. */
  readonly audio: () => AudioContext
  readonly createCanvas: () => HTMLCanvasElement
  readonly now: () => number
  /** Types of files, the best first: `recorderFormats.webmFirst`, `recorderFormats.mp4First`, or others. */
  readonly formats: readonly string[]
  /** What a second of picture may take, in bits; by its size where it is left out, about 2.8 million for 720 × 1280. */
  readonly videoBitsPerSecond?: number | undefined
  /** What a second of sound may take, in bits; as the browser thinks best where it is left out. */
  readonly audioBitsPerSecond?: number | undefined
}
