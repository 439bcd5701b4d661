import { Field } from '@skein/design-system/field'
import { OneTimeCode } from '@skein/design-system/one-time-code'
import type { Booking } from './booking.ts'
import { sentCode } from './server.ts'
import { Summary } from './Summary.tsx'

type ConfirmStepProps = {
  booking: Booking
  code: string
  error: string | undefined
  onCodeChange: (code: string) => void
}

/** What will be booked, and the code that says that the address is theirs. */
export function ConfirmStep({ booking, code, error, onCodeChange }: ConfirmStepProps) {
  return (
    <>
      <Summary booking={booking} />
      <Field
        label="Code"
        description={`Six digits went to ${booking.email}. No letter leaves this page: they are ${sentCode}.`}
        error={error}
        required
      >
        <OneTimeCode value={code} onValueChange={onCodeChange} />
      </Field>
    </>
  )
}
