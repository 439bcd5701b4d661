/** The profile photo in a form: chosen, cropped, sent with Save. */
export { PhotoField } from './PhotoField.tsx'
export { usePhotoChange } from './use-photo-change.ts'
