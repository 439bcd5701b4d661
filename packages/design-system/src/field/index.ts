export { Field, type FieldProps } from './Field.tsx'
export { useFieldControl } from './field-context.ts'
export { GraphemeCounter, type GraphemeCounterProps } from './GraphemeCounter.tsx'
