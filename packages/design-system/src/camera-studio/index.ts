export { CameraStudio, type CameraStudioProps } from './CameraStudio.tsx'
export { cameraStudioKeys } from './CameraStudio.keys.ts'
export type { CameraStudioPost, CameraStudioTrack, CameraStudioUpload } from './camera-studio.types.ts'
export { cameraStudioWords, type CameraStudioWords } from './camera-studio.words.ts'
/** What the studio's panels and its review are made of, for an application that makes its own. */
export {
  filterIds,
  filterMatrixValues,
  filterThumbnailStyle,
  recorderFilters,
  type ColourMatrix,
  type RecorderFilter,
} from '../recorder/filters.ts'
export { coverAt, repairRecording, trimRecording } from '../recorder/trim.ts'
