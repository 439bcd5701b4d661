export type { OnOpenChange, OpenChangeDetails, OpenChangeReason } from '../open-change/open-change.ts'
export * as Sheet from './index.parts.ts'
export { sheetKeys } from './Sheet.keys.ts'
