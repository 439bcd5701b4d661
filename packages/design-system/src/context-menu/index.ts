export * as ContextMenu from './index.parts.ts'
export { contextMenuKeys } from './ContextMenu.keys.ts'
