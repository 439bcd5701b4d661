export { CameraStudio, type CameraStudioProps } from './CameraStudio.tsx'
export { cameraStudioKeys } from './CameraStudio.keys.ts'
export type { CameraStudioPost, CameraStudioTrack, CameraStudioUpload } from './camera-studio.types.ts'
export { cameraStudioWords, type CameraStudioWords } from './camera-studio.words.ts'
