import { DatePicker, RangeCalendar } from '@skein/design-system/calendar'
import { Combobox } from '@skein/design-system/combobox'
import { Field } from '@skein/design-system/field'
import { MapPinIcon } from '@skein/design-system/icon'
import { NumberField } from '@skein/design-system/number-field'
import { dayAfter, isClosed, places, today } from './booking.ts'
import type { StepProps } from './step-props.ts'

/** Where, how many, and from when to when: typed, or chosen in the month that shows what is free. */
export function StayStep({ booking, errors, onChange }: StepProps) {
  const { place, start, end, guests } = booking
  return (
    <>
      <Field label="House" error={errors.place} required>
        <Combobox
          options={places}
          placeholder="A town"
          start={<MapPinIcon size={18} />}
          value={place}
          onValueChange={(next) => onChange({ place: next })}
        />
      </Field>
      <div className="halves">
        <RangeCalendar
          aria-label="Nights"
          className="month"
          min={today()}
          unavailable={isClosed}
          value={start !== null && end !== null ? { start, end } : null}
          onValueChange={onChange}
        />
        <div className="stack">
          <Field label="Arrival" error={errors.start} required>
            <DatePicker
              min={today()}
              unavailable={isClosed}
              value={start}
              onValueChange={(next) => onChange({ start: next })}
            />
          </Field>
          <Field label="Departure" error={errors.end} required>
            <DatePicker
              min={dayAfter(start ?? today())}
              unavailable={isClosed}
              value={end}
              onValueChange={(next) => onChange({ end: next })}
            />
          </Field>
          <Field label="Guests" description="From one to six." error={errors.guests} required>
            <NumberField min={1} max={6} value={guests} onValueChange={(next) => onChange({ guests: next })} />
          </Field>
        </div>
      </div>
    </>
  )
}
