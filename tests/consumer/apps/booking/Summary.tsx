import { arrivals, extras, labelOf, places, rooms, writtenDay, type Booking } from './booking.ts'

const list = new Intl.ListFormat('en')

/** All that was chosen, in words. */
export function Summary({ booking }: { booking: Booking }) {
  const { place, start, end, guests, room, isLate, arrival, name, email } = booking
  const chosen = booking.extras.map((value) => labelOf(extras, value))
  const facts = [
    ['House', labelOf(places, place)],
    [
      'Arrival',
      start === null ? '' : writtenDay(start) + (isLate ? `, ${labelOf(arrivals, arrival).toLowerCase()}` : ''),
    ],
    ['Departure', end === null ? '' : writtenDay(end)],
    ['Guests', String(guests ?? '')],
    ['Room', labelOf(rooms, room)],
    ['Extras', chosen.length === 0 ? 'None' : list.format(chosen)],
    ['Booked by', `${name}, ${email}`],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
