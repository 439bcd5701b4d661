import { CheckboxGroup } from '@skein/design-system/checkbox-group'
import { Field } from '@skein/design-system/field'
import { Radio, RadioGroup } from '@skein/design-system/radio-group'
import { Select } from '@skein/design-system/select'
import { Switch } from '@skein/design-system/switch'
import { arrivals, extras, rooms, writtenPrice } from './booking.ts'
import type { StepProps } from './step-props.ts'

export function RoomStep({ booking, errors, onChange }: StepProps) {
  const { room, extras: chosen, isLate, arrival } = booking
  return (
    <>
      <Field label="Room" error={errors.room} required>
        <RadioGroup value={room} onValueChange={(next) => onChange({ room: next })}>
          {rooms.map(({ value, label, description, price }) => (
            <Radio key={value} value={value} description={`${description} · ${writtenPrice(price)} a night`}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      </Field>
      <CheckboxGroup.Root
        label="Extras, as many as you like"
        value={chosen}
        onValueChange={(next) => onChange({ extras: next })}
      >
        {extras.map(({ value, label, description, price }) => (
          <CheckboxGroup.Item key={value} value={value} description={`${description} · ${writtenPrice(price)}`}>
            {label}
          </CheckboxGroup.Item>
        ))}
      </CheckboxGroup.Root>
      <Switch
        checked={isLate}
        onCheckedChange={(next) => onChange({ isLate: next })}
        description="The door is locked from then on."
      >
        I arrive after 20:00
      </Switch>
      {isLate && (
        <Field label="Time of arrival" error={errors.arrival} required>
          <Select
            placeholder="Choose a time"
            options={arrivals}
            value={arrival}
            onValueChange={(next) => onChange({ arrival: next })}
          />
        </Field>
      )}
    </>
  )
}
