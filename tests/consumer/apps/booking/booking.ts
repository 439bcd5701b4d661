/** What is asked for, what it costs, and what is wrong with it. */
export type Booking = {
  readonly place: string
  readonly start: string | null
  readonly end: string | null
  readonly guests: number | null
  readonly room: string
  readonly extras: readonly string[]
  readonly isLate: boolean
  readonly arrival: string
  readonly name: string
  readonly email: string
}

export type BookingErrors = { readonly [Name in keyof Booking]?: string | undefined }

export const noBooking: Booking = {
  place: '',
  start: null,
  end: null,
  guests: 2,
  room: '',
  extras: [],
  isLate: false,
  arrival: '',
  name: '',
  email: '',
}

export const places = [
  { value: 'lisbon', label: 'Lisbon', description: 'Alfama, above the river', group: 'By the sea' },
  { value: 'malaga', label: 'Málaga', description: 'Two streets from the harbour', group: 'By the sea' },
  { value: 'trieste', label: 'Trieste', description: 'On the hill of San Giusto', group: 'By the sea' },
  { value: 'bern', label: 'Bern', description: 'In the loop of the Aare', group: 'Inland' },
  { value: 'ljubljana', label: 'Ljubljana', description: 'Beside the dragon bridge', group: 'Inland' },
]

export const rooms = [
  { value: 'garden', label: 'Garden room', description: 'Quiet, 16 m², one wide bed', price: 90, holds: 2 },
  { value: 'tower', label: 'Tower room', description: 'Windows on three sides, 24 m², two beds', price: 140, holds: 3 },
  { value: 'attic', label: 'The whole attic', description: 'Two rooms and a kitchen, 48 m²', price: 210, holds: 6 },
]

export const extras = [
  { value: 'breakfast', label: 'Breakfast', description: 'For everybody, each morning', price: 14, perGuest: true },
  { value: 'bicycles', label: 'Bicycles', description: 'For everybody, each day', price: 12, perGuest: true },
  { value: 'parking', label: 'A place for the car', description: 'Each night', price: 18, perGuest: false },
]

export const arrivals = ['20:00', '21:00', '22:00', '23:00'].map((hour) => ({ value: hour, label: `About ${hour}` }))

export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? ''

const days = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })
export const writtenDay = (day: string): string => days.format(new Date(day))

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
export const writtenPrice = (price: number): string => money.format(price)

/** How many nights lie between two days; none where one is missing. */
export const nightsOf = ({ start, end }: Pick<Booking, 'start' | 'end'>): number =>
  start === null || end === null ? 0 : Math.max(0, (Date.parse(end) - Date.parse(start)) / 86_400_000)

/** The day some days after another. */
export function dayAfter(day: string, by = 1): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toISOString().slice(0, 10)
}

export const today = (): string => new Date().toLocaleDateString('sv')

/** Twice a month the house is cleaned from top to bottom. */
export const isClosed = (day: string): boolean => ['20', '21'].includes(day.slice(8))

export type PriceLine = { readonly label: string; readonly price: number }

/** What each thing costs over the whole stay. */
export function priceLines(booking: Booking): readonly PriceLine[] {
  const nights = nightsOf(booking)
  const room = rooms.find(({ value }) => value === booking.room)
  if (nights === 0 || !room) return []
  const chosen = extras.filter(({ value }) => booking.extras.includes(value))
  return [
    { label: room.label, price: room.price * nights },
    ...chosen.map(({ label, price, perGuest }) => ({
      label,
      price: price * nights * (perGuest ? (booking.guests ?? 1) : 1),
    })),
  ]
}
