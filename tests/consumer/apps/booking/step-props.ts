import type { Booking, BookingErrors } from './booking.ts'

export type StepProps = {
  booking: Booking
  errors: BookingErrors
  onChange: (part: Partial<Booking>) => void
}
