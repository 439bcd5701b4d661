import type { ComponentProps, ReactNode } from 'react'
import { Field, Input, PasswordInput, Textarea } from '@skein/design-system'

/** What a field of a form says beside its control. */
type Around = {
  label: ReactNode
  /** Said under the control; an error takes its place. */
  help?: ReactNode
  error?: ReactNode
  /** Stands at the end of the label's line. */
  labelEnd?: ReactNode
  /** Of the whole field: its place in the form. */
  fieldClass?: string
}

/** A line of text with its label and its error. */
export function TextField({
  label,
  help,
  error,
  labelEnd,
  fieldClass,
  ...input
}: Around & ComponentProps<typeof Input>) {
  return (
    <Field label={label} help={help} error={error} labelEnd={labelEnd} className={fieldClass}>
      <Input {...input} />
    </Field>
  )
}

/** A password with its label and its error. @param children stand under it: how long it is */
export function PasswordField({
  label,
  help,
  error,
  labelEnd,
  fieldClass,
  children,
  ...input
}: Around & ComponentProps<typeof PasswordInput> & { children?: ReactNode }) {
  return (
    <Field label={label} help={help} error={error} labelEnd={labelEnd} className={fieldClass}>
      <PasswordInput {...input} />
      {children}
    </Field>
  )
}

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
