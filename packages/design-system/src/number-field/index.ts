export { NumberField, type NumberFieldProps } from './NumberField.tsx'
export { numberFieldKeys } from './NumberField.keys.ts'
export { numberFieldWords, type NumberFieldWords } from './number-field.words.ts'
