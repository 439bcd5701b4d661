export * as Toolbar from './index.parts.ts'
export { toolbarKeys } from './Toolbar.keys.ts'
