import { useState } from 'react'
import { noBooking, type Booking, type BookingErrors } from './booking.ts'
import { book } from './server.ts'
import { steps } from './steps.ts'

/** The booking as far as it has come, and the ways on and back. */
export function useBooking() {
  const [booking, setBooking] = useState(noBooking)
  const [index, setIndex] = useState(0)
  const [errors, setErrors] = useState<BookingErrors & { code?: string }>({})
  const [refusals, setRefusals] = useState(0)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [number, setNumber] = useState<string>()
  const step = steps[index] ?? steps[0]

  const refuse = (found: typeof errors) => {
    setErrors(found)
    setRefusals((before) => before + 1)
  }
  const goTo = (next: number) => {
    setErrors({})
    setIndex(next)
  }
  const confirm = async () => {
    setBusy(true)
    const answer = await book(code)
    setBusy(false)
    if ('error' in answer) refuse({ code: answer.error })
    else setNumber(answer.number)
  }
  /** What is mended is no longer wrong. */
  const change = (part: Partial<Booking>) => {
    setBooking((before) => ({ ...before, ...part }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
  }
  /** Goes on where nothing is wrong, and books at the end. */
  const next = () => {
    const found = step.check(booking)
    if (Object.keys(found).length > 0) refuse(found)
    else if (index === steps.length - 1) void confirm()
    else goTo(index + 1)
  }
  return {
    booking,
    step,
    index,
    errors,
    refusals,
    code,
    isBusy,
    /** The number of the booking, once there is one. */
    number,
    setCode,
    change,
    back: () => goTo(index - 1),
    next,
  }
}
