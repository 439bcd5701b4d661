export * as Popover from './index.parts.ts'
export { popoverKeys } from './Popover.keys.ts'
