import { isClosed, nightsOf, rooms, dayAfter, type Booking, type BookingErrors } from './booking.ts'

type Step = {
  readonly id: 'stay' | 'room' | 'you' | 'confirm'
  readonly title: string
  /** What has to be mended before the next step. */
  readonly check: (booking: Booking) => BookingErrors
}

function crossesClosed({ start, end }: Booking): boolean {
  if (start === null || end === null) return false
  for (let day = start; day <= end; day = dayAfter(day)) if (isClosed(day)) return true
  return false
}

export const steps: readonly [Step, ...Step[]] = [
  {
    id: 'stay',
    title: 'Where and when',
    check: (booking) => ({
      ...(booking.place === '' && { place: 'Choose one of the houses.' }),
      ...(booking.start === null && { start: 'Say when you arrive.' }),
      ...(booking.end === null && { end: 'Say when you leave.' }),
      ...(booking.start !== null &&
        booking.end !== null &&
        nightsOf(booking) === 0 && { end: 'Choose a day after the one of arrival.' }),
      ...(crossesClosed(booking) && { start: 'The house is closed on the 20th and 21st. Choose other days.' }),
      ...(booking.guests === null && { guests: 'Say how many you are.' }),
    }),
  },
  {
    id: 'room',
    title: 'Your room',
    check: ({ room, guests, isLate, arrival }) => {
      const holds = rooms.find(({ value }) => value === room)?.holds ?? 0
      return {
        ...(room === '' && { room: 'Choose a room.' }),
        ...(room !== '' && (guests ?? 0) > holds && { room: `This one has beds for ${holds}. Choose a larger one.` }),
        ...(isLate && arrival === '' && { arrival: 'Say about when, so that somebody waits for you.' }),
      }
    },
  },
  {
    id: 'you',
    title: 'About you',
    check: ({ name, email }) => ({
      ...(name.trim() === '' && { name: 'Write your name as it is in your passport.' }),
      ...(!/^\S+@\S+\.\S+$/.test(email) && { email: 'Write the whole address, such as ada@orchard.example.' }),
    }),
  },
  { id: 'confirm', title: 'Check and confirm', check: () => ({}) },
]
