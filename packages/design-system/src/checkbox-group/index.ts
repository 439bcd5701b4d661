export * as CheckboxGroup from './index.parts.ts'
export type { CheckboxGroupChangeDetails, CheckboxGroupChangeReason } from './checkbox-group-context.ts'
export { checkboxGroupWords, type CheckboxGroupWords } from './checkbox-group.words.ts'
export { checkboxGroupKeys } from './CheckboxGroup.keys.ts'
