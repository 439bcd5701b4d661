/** The camera: from the picture to the post. */
export { CameraScreen, type CameraScreenProps } from './CameraScreen.tsx'
