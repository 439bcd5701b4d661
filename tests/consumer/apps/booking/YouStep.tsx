import { Field } from '@skein/design-system/field'
import { Input } from '@skein/design-system/input'
import type { StepProps } from './step-props.ts'

export function YouStep({ booking, errors, onChange }: StepProps) {
  return (
    <>
      <Field label="Name" error={errors.name} required>
        <Input autoComplete="name" value={booking.name} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field
        label="E-mail address"
        description="A code goes there, and later the way to the house."
        error={errors.email}
        required
      >
        <Input
          type="email"
          autoComplete="email"
          value={booking.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </Field>
    </>
  )
}
