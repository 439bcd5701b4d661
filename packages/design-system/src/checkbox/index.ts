export { Checkbox, type CheckboxProps } from './Checkbox.tsx'
export { checkboxKeys } from './Checkbox.keys.ts'
export type { CheckedState } from '../choice/use-checkable.ts'
