export { Select, type SelectProps } from './Select.tsx'
export type { SelectOption } from './select-options.ts'
export { selectKeys } from './Select.keys.ts'
