export { Select, type SelectMultipleProps, type SelectProps } from './Select.tsx'
export * as SelectParts from './index.parts.ts'
export type { SelectOption } from './select-options.ts'
export { selectKeys, selectMultipleKeys } from './Select.keys.ts'
