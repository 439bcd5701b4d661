import type { ComponentProps, ReactNode } from 'react'
import { Field, PasswordInput } from '@skein/design-system'
import type { Around } from './around.ts'

/** A password with its label and its error. @param children stand under it: how long it is */
export function PasswordField({
  label,
  description,
  error,
  labelEnd,
  fieldClass,
  children,
  ...input
}: Around & ComponentProps<typeof PasswordInput> & { children?: ReactNode }) {
  return (
    <Field label={label} description={description} error={error} labelEnd={labelEnd} className={fieldClass}>
      <PasswordInput {...input} />
      {children}
    </Field>
  )
}
