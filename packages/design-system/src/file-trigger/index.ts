export { FileTrigger, type FileTriggerProps } from './FileTrigger.tsx'
export { fileTriggerKeys } from './FileTrigger.keys.ts'
export { isFileOf } from './is-file-of.ts'
