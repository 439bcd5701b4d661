'use client'
import { clsx } from 'clsx'
import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react'
import { field, label as labelStyle, top } from './Field.css.ts'
import { FieldContext } from './field-context.ts'
import { FieldNote } from './FieldNote.tsx'

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'id'> & {
  label: ReactNode
  /** Said under the control, and read after its name. An error takes its place. */
  description?: ReactNode
  /** What is wrong and how to mend it. It is announced when it appears, and the control becomes invalid. */
  error?: ReactNode
  /** Stands at the end of the label's line: a counter, or "Forgot?". */
  labelEnd?: ReactNode
  required?: boolean | undefined
  /** The control's id; made up where it is left out. */
  id?: string | undefined
}

/**
 * A label, a control, and what is said under it, wired together (WCAG 1.3.1, 3.3.1, 3.3.2): `Input`, `PasswordInput`
 * and `Textarea` find their id, description and error here by themselves; other controls through `useFieldControl`.
 * It knows no form library: an error is what it is given.
 */
export function Field({
  label,
  description,
  error,
  labelEnd,
  required = false,
  id,
  className,
  children,
  ...props
}: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const kind = error ? 'error' : description ? 'description' : undefined
  const noteId = `${controlId}-${kind ?? 'note'}`
  const control = useMemo(
    () => ({
      id: controlId,
      labelId: `${controlId}-label`,
      describedBy: kind ? noteId : undefined,
      invalid: kind === 'error',
      required,
    }),
    [controlId, noteId, kind, required],
  )
  return (
    <div
      data-component="Field"
      data-state={kind === 'error' ? 'invalid' : 'valid'}
      {...props}
      className={clsx(field, className)}
    >
      <div className={top}>
        <label id={control.labelId} className={labelStyle} htmlFor={controlId}>
          {label}
        </label>
        {labelEnd}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={noteId} description={description} error={error} />
    </div>
  )
}
