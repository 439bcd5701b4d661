export { Field, type FieldProps } from './Field.tsx'
export { useFieldControl, useFieldGroup } from './field-context.ts'
export { GraphemeCounter, type GraphemeCounterProps } from './GraphemeCounter.tsx'
