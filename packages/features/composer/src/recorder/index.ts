/** The simple recorder of specification §2.6, and its words. */
export { recorderTranslations, type CameraMessages } from './recorder-words.ts'
