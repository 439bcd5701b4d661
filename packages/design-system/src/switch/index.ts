export { Switch, type SwitchProps } from './Switch.tsx'
export { switchKeys } from './Switch.keys.ts'
