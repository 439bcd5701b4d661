'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RefCallback } from 'react'
import type { RecorderAnnouncement } from './recorder.announcements.ts'
import type { RecorderDevice, RecorderDriver, RecorderSize, RecorderTrack } from './recorder.driver.ts'
import type { RecorderSettings, RecorderState } from './recorder.reducer.ts'
import type { RecorderLevel } from './recorder.level.ts'
import { createRecorder, type RecorderActions, type RestoredCapture } from './recorder.store.ts'

export interface UseRecorderOptions {
  /** Where the machine starts; mode video, vertical, front camera, no filter, no music, 3 s timer by default. */
  settings?: Partial<RecorderSettings> | undefined
  /** Overrides the size that the shape implies: the simple recorder asks for 1280×720. */
  size?: RecorderSize | undefined
  /** The music that `setTrack` can choose from. */
  tracks?: readonly RecorderTrack[] | undefined
  /** Opens at once where the member has allowed the camera before; true by default. Otherwise `actions.open()` opens. */
  autoOpen?: boolean | undefined
  /** What was made before and kept elsewhere: its review comes first, and no camera is asked for. Only the first one counts. */
  restored?: RestoredCapture | undefined
  /**
   * Each second of a recording as it is made, in order, so that the app can keep it against a crash. `index` 0 begins
   * a new recording.
   */
  onChunk?: ((chunk: Blob, index: number, settings: RecorderSettings) => void) | undefined
  /** What a screen reader should hear; pass it to `announce(announcementText(it, words))`. */
  onAnnouncement?: ((announcement: RecorderAnnouncement) => void) | undefined
  /** The outside world; the browser by default. Only the first one counts. */
  driver?: RecorderDriver | undefined
}

export interface UseRecorder {
  readonly state: RecorderState
  /** Loudness of the microphone, as a store of its own: read it with `useRecorderLevel`. */
  readonly level: RecorderLevel
  readonly devices: readonly RecorderDevice[]
  /** The id of the track that `listen` is playing. */
  readonly listening: string | null
  /** `ref={preview}` on an element of the picture's shape: the camera's canvas is put into it and fills it. */
  readonly preview: RefCallback<HTMLElement>
  readonly actions: RecorderActions
  /**
   * Draws the picture as it is now, cropped to the shape and as mirrored as the preview, but without the filter, so that
   * it covers a small canvas: for thumbnails under `filterThumbnailStyle`. False where there is no picture.
   */
  readonly sample: (target: HTMLCanvasElement) => boolean
}

/**
 * Camera, microphone, filter, music and file behind one state. It opens no camera until `actions.open()` is called from
 * the member's gesture, unless they allowed it before; it ends every track in review, on errors and on unmount, also
 * while the browser is still asking.
 */
export function useRecorder({ driver, settings, ...options }: UseRecorderOptions = {}): UseRecorder {
  const [recorder] = useState(() => createRecorder({ driver, settings, ...options }))
  const snapshot = useSyncExternalStore(recorder.subscribe, recorder.getSnapshot, recorder.getSnapshot)
  useEffect(() => recorder.update(options))
  useEffect(() => recorder.mount(), [recorder])
  return {
    ...snapshot,
    level: recorder.level,
    preview: recorder.preview,
    actions: recorder.actions,
    sample: recorder.sample,
  }
}

/** Loudness of the microphone now, 0–1, about fifteen times a second. Only the component that reads it renders. */
export function useRecorderLevel(level: RecorderLevel): number {
  return useSyncExternalStore(level.subscribe, level.getSnapshot, () => 0)
}
