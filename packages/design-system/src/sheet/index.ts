export * as Sheet from './index.parts.ts'
export { sheetKeys } from './Sheet.keys.ts'
