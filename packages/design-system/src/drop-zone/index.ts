export { DropZone, type DropZoneProps } from './DropZone.tsx'
export { useFileDrop, type FileDropDetails, type FileDropOptions } from './use-file-drop.ts'
