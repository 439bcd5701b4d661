import { Card } from '@skein/design-system/card'
import { Separator } from '@skein/design-system/separator'
import { nightsOf, priceLines, writtenPrice, type Booking } from './booking.ts'

/** What it comes to, as it is being chosen. */
export function Price({ booking }: { booking: Booking }) {
  const nights = nightsOf(booking)
  const lines = priceLines(booking)
  const total = lines.reduce((sum, { price }) => sum + price, 0)
  return (
    <Card as="aside" aria-labelledby="price" className="padded stack price">
      <h2 id="price" className="heading">
        Your stay
      </h2>
      <p className="muted">
        {nights === 0 ? 'Choose your days first.' : nights === 1 ? 'One night' : `${nights} nights`}
      </p>
      {lines.length > 0 && (
        <>
          <dl className="prices">
            {lines.map(({ label, price }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{writtenPrice(price)}</dd>
              </div>
            ))}
          </dl>
          <Separator />
          <dl className="prices total">
            <div>
              <dt>Total</dt>
              <dd>{writtenPrice(total)}</dd>
            </div>
          </dl>
        </>
      )}
    </Card>
  )
}
