export { browserDriver } from './browser-driver.ts'
export type { BrowserWorld } from './browser-world.ts'
export type { FilterId } from './filters.ts'
export { recorderFormats } from './recorder.formats.ts'
export type { RecorderAnnouncement } from './recorder.announcements.ts'
export {
  recorderError,
  type CameraRequest,
  type CameraTake,
  type FinishedTake,
  type RecorderCamera,
  type RecorderDevice,
  type RecorderDriver,
  type RecorderSize,
  type RecorderTrack,
  type TakeOptions,
} from './recorder.driver.ts'
export {
  canChange,
  canPause,
  hasChoices,
  initialRecorder,
  isLive,
  recordsVideo,
  reduceRecorder,
  shapeOf,
  takesPhoto,
  type RecorderCapture,
  type RecorderErrorReason,
  type RecorderEvent,
  type RecorderFacing,
  type RecorderGrant,
  type RecorderMode,
  type RecorderOrientation,
  type RecorderSettings,
  type RecorderState,
  type RecorderStatus,
} from './recorder.reducer.ts'
export type { RecorderLevel } from './recorder.level.ts'
export type { RecorderActions, RestoredCapture } from './recorder.store.ts'
export {
  announcementText,
  elapsedOf,
  errorText,
  formatElapsed,
  recorderWords,
  type RecorderProblem,
  type RecorderWords,
} from './recorder.words.ts'
export { useRecorder, useRecorderLevel, type UseRecorder, type UseRecorderOptions } from './use-recorder.ts'

export { RecBadge, type RecBadgeProps } from './RecBadge.tsx'
export { Recorder, type RecorderProps } from './Recorder.tsx'
export { RecorderMessage, type RecorderMessageProps } from './RecorderMessage.tsx'
export { Shutter, type ShutterFace, type ShutterProps } from './Shutter.tsx'
export { useRecorderView, type UseRecorderViewOptions } from './use-recorder-view.ts'
export { recorderKeys } from './Recorder.keys.ts'
export { recorderControlWords, type RecorderControlWords } from './recorder-controls.words.ts'
