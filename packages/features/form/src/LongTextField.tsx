import type { ComponentProps } from 'react'
import { Field, Textarea } from '@skein/design-system'
import type { Around } from './around.ts'

/** Text of several lines with its label and its error. */
export function LongTextField({
  label,
  description,
  error,
  labelEnd,
  fieldClass,
  ...textarea
}: Around & ComponentProps<typeof Textarea>) {
  return (
    <Field label={label} description={description} error={error} labelEnd={labelEnd} className={fieldClass}>
      <Textarea {...textarea} />
    </Field>
  )
}
