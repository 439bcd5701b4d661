import { Card } from '@skein/design-system/card'
import { Notice } from '@skein/design-system/notice'
import { useEffect, useRef } from 'react'
import type { Booking } from './booking.ts'
import { Summary } from './Summary.tsx'

/** That it is done, and what it was. */
export function Booked({ booking, number }: { booking: Booking; number: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" aria-labelledby="booked" className="padded stack">
      <h2 id="booked" ref={heading} tabIndex={-1} className="heading">
        Your stay is booked
      </h2>
      <Notice tone="success">
        Its number is <strong>{number}</strong>. The way to the house goes to {booking.email} a week before.
      </Notice>
      <Summary booking={booking} />
    </Card>
  )
}
