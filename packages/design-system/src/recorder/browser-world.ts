/** The parts of a browser that the recorder touches; tests replace single ones. */
export interface BrowserWorld {
  readonly mediaDevices: MediaDevices | undefined
  readonly permissions: Permissions | undefined
  readonly MediaRecorder: typeof MediaRecorder | undefined
  /** The one audio context; a page may have only a few. */
  readonly audio: () => AudioContext
  readonly createCanvas: () => HTMLCanvasElement
  readonly now: () => number
}
