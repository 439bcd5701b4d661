import type { ComponentProps } from 'react'
import { Field, Input } from '@skein/design-system'
import type { Around } from './around.ts'

/** A line of text with its label and its error. */
export function TextField({
  label,
  description,
  error,
  labelEnd,
  fieldClass,
  ...input
}: Around & ComponentProps<typeof Input>) {
  return (
    <Field label={label} description={description} error={error} labelEnd={labelEnd} className={fieldClass}>
      <Input {...input} />
    </Field>
  )
}
