export * as Dialog from './index.parts.ts'
export { dialogKeys } from './Dialog.keys.ts'
