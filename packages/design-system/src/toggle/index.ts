export { Toggle, type ToggleProps } from './Toggle.tsx'
export { toggleKeys } from './Toggle.keys.ts'
