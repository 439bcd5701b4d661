export * as ToggleGroup from './index.parts.ts'
export { toggleGroupKeys } from './ToggleGroup.keys.ts'
