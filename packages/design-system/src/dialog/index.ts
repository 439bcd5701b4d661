export type { OnOpenChange, OpenChangeDetails, OpenChangeReason } from '../open-change/open-change.ts'
export * as Dialog from './index.parts.ts'
export { dialogKeys } from './Dialog.keys.ts'
