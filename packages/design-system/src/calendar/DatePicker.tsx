'use client'
import { clsx } from 'clsx'
import { useMemo, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { useFieldGroup } from '../field/field-context.ts'
import { frame as frameStyle, noZoom, size as sizes } from '../input/Input.css.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import type { ControlSize } from '../theme/control-size.ts'
import { layoutOf } from './date-layout.ts'
import { limitsOf, type DateGranularity, type DatePart } from './date-parts.ts'
import { datePickerWords } from './date-picker.words.ts'
import * as styles from './DatePicker.css.ts'
import { DatePickerButton } from './DatePickerButton.tsx'
import { DateSegment } from './DateSegment.tsx'
import { focusBeside, focusByArrow } from './segment-focus.ts'
import { useDateParts } from './use-date-parts.ts'
import { useDateText } from './use-date-text.ts'
import { useDateValidity } from './use-date-validity.ts'
import { useToday } from './use-today.ts'

export type DatePickerProps = Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'children' | 'defaultValue' | 'onChange' | 'aria-required'
> & {
  /** How fine the date is: a day, by default, or with its hour and minute. */
  granularity?: DateGranularity | undefined
  /** The date, ISO 8601 ('2026-11-28', to the minute '2026-11-28T14:30'), where a parent owns it; `null` for none. */
  value?: string | null | undefined
  /** The first date: none by default. A reset of the form goes back to it, also where a parent owns the value. */
  defaultValue?: string | null | undefined
  /** Told of every date that its segments make, as they make it; of `null` once one is emptied. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** The first date that there is, ISO 8601, to the day or to the minute. Another can be typed, and holds the form up. */
  min?: string | undefined
  /** The last date that there is. */
  max?: string | undefined
  /** Whether a day between the bounds cannot be chosen. Asked for each day that is shown, ISO 8601. */
  unavailable?: ((day: string) => boolean) | undefined
  /** The day that is marked as today, ISO 8601: that of the provider's clock and zone, else the device's, by default. */
  today?: string | undefined
  /** By the scale of all controls. */
  size?: Exclude<ControlSize, 'xs'> | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  required?: boolean | undefined
  /** What it is sent by in a form. */
  name?: string | undefined
  /** The id of a form that it does not stand in. */
  form?: string | undefined
}

/** Noon, where an arrow begins with the time. */
const noon = { hour: 12, minute: 0, dayPeriod: 1 }

/**
 * A date, or a date with its time, that is typed part by part (APG spinbuttons in a group) or chosen in a calendar beside it (APG date picker
 * dialog). Segments are ordered and separated as the language writes a date, hours are 12 or 24 by the locale. It has no zone: it is what a calendar and a clock
 * on the wall show, as a native date field has it. A day that its month has not becomes the last of that month once the field is left.
 *
 * `id` belongs to the first segment, so that a label leads there; `ref` and everything else to the group around. A form sends the date by `name`.
 * @throws Error where a date that it is given is none
 */
export function DatePicker({
  granularity = 'day',
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  unavailable,
  today,
  size = 'md',
  disabled = false,
  readOnly = false,
  required,
  name,
  form,
  className,
  ref,
  onKeyDown,
  ...props
}: DatePickerProps) {
  const words = useWordSet(datePickerWords)
  const { locale } = useLocale()
  const layout = useMemo(() => layoutOf(locale, granularity), [locale, granularity])
  const { twelve, periods } = layout
  const text = useDateText(periods)
  const present = useToday(today)
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)
  const [isOpen, setOpen] = useState(false)
  const written = useMemo(() => ({ granularity, twelve }), [granularity, twelve])
  const { iso, parts, setPart, setDay, settle } = useDateParts({
    value,
    defaultValue,
    onValueChange,
    form: written,
    host,
  })
  useDateValidity(host, iso, { min, max, unavailable }, text.date)

  const off = disabled || readOnly
  const group = useFieldGroup(props)
  const hints: Readonly<Record<DatePart, string>> = {
    year: words.yearHint,
    month: words.monthHint,
    day: words.dayHint,
    hour: '––',
    minute: '––',
    dayPeriod: '––',
  }
  const spoken = (part: DatePart) => {
    const number = parts[part]
    if (number === undefined) return words.empty
    return part === 'month' ? text.month(number) : text.part(part, number)
  }
  const first = layout.runs.flatMap(({ pieces }) => pieces).find((piece) => 'part' in piece)
  const segment = (part: DatePart) => (
    <DateSegment
      key={part}
      id={first && 'part' in first && first.part === part ? group.id : undefined}
      part={part}
      number={parts[part]}
      limits={limitsOf(part, parts, twelve)}
      present={part === 'year' || part === 'month' || part === 'day' ? present[part] : noon[part]}
      twelve={twelve}
      periods={periods}
      label={words[part]}
      hint={hints[part]}
      spoken={spoken(part)}
      write={(number) => text.part(part, number)}
      onNumberChange={(number) => setPart(part, number)}
      onGo={(from, by) => focusBeside(host.current, from, by)}
      onArrow={(from, key) => focusByArrow(host.current, from, key)}
      form={form}
      disabled={disabled}
      readOnly={readOnly}
      required={required}
      aria-required={group['aria-required']}
      aria-invalid={group['aria-invalid']}
      aria-describedby={group['aria-describedby']}
    />
  )
  const press = (event: KeyboardEvent) => {
    if (off || !event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the segments in it have the keys
    <div
      data-component="DatePicker"
      aria-disabled={disabled || undefined}
      {...props}
      ref={refs}
      id={undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame
      role="group"
      aria-labelledby={group['aria-labelledby']}
      aria-describedby={undefined}
      aria-invalid={undefined}
      className={clsx(frameStyle, sizes[size], noZoom, styles.frame, className)}
      onKeyDown={composeHandlers(onKeyDown, press)}
    >
      <div
        className={styles.segments}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && settle()}
      >
        {layout.runs.map(({ pieces, after }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a run has no other name, and no state
          <span key={index} className={styles.run}>
            <span dir={pieces.length > 1 ? 'ltr' : undefined} className={styles.run}>
              {pieces.map((piece, place) =>
                'part' in piece ? (
                  segment(piece.part)
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- nor has what stands between two segments
                  <DateLiteral key={place}>{piece.literal}</DateLiteral>
                ),
              )}
            </span>
            <DateLiteral>{after}</DateLiteral>
          </span>
        ))}
      </div>
      <DatePickerButton
        day={iso === null ? null : iso.slice(0, 10)}
        today={present}
        min={min?.slice(0, 10)}
        max={max?.slice(0, 10)}
        unavailable={unavailable}
        disabled={off}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={setDay}
      />
      {name !== undefined && <input type="hidden" name={name} form={form} value={iso ?? ''} disabled={disabled} />}
    </div>
  )
}

/** What the language writes between segments: seen, and not said. */
const DateLiteral = ({ children }: { readonly children: string }) => (
  <span aria-hidden className={styles.literal}>
    {children}
  </span>
)
