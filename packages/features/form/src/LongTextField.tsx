import type { ComponentProps } from 'react'
import { Field, Textarea } from '@skein/design-system'
import type { Around } from './around.ts'

/** Text of several lines with its label and its error. */
export function LongTextField({
  label,
  help,
  error,
  labelEnd,
  fieldClass,
  ...textarea
}: Around & ComponentProps<typeof Textarea>) {
  return (
    <Field label={label} help={help} error={error} labelEnd={labelEnd} className={fieldClass}>
      <Textarea {...textarea} />
    </Field>
  )
}
