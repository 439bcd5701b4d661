'use client'
import { parseDate, type CalendarDate } from '@internationalized/date'
import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { useFieldGroup } from '../field/field-context.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronRightIcon } from '../icon/index.ts'
import { directionAt } from '../place/take-place.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import * as styles from './Calendar.css.ts'
import { dayByKey, daysOfWeek, isWithin, nearest, weeksOf, type DayBounds } from './calendar-days.ts'
import { calendarWords } from './calendar.words.ts'
import { useDayText } from './use-day-text.ts'

/** What every calendar takes, whatever is chosen in it. */
export type CalendarBaseProps = Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'children' | 'defaultValue' | 'onChange' | 'autoFocus'
> & {
  /** The first day that can be reached, ISO 8601. */
  min?: string | undefined
  /** The last day that can be reached, ISO 8601. */
  max?: string | undefined
  /** Whether a day between the bounds cannot be chosen; it can still be read. Asked for each day that is shown, ISO 8601. */
  unavailable?: ((day: string) => boolean) | undefined
  /** The day that is marked as today, ISO 8601: that of the provider's clock and zone, else the device's, by default. */
  today?: string | undefined
  /** Whether the day that has the tab stop is what takes focus as a dialog or a popover around it opens. */
  autoFocus?: boolean | undefined
  disabled?: boolean | undefined
  /** What it is sent by in a form. */
  name?: string | undefined
  /** The id of a form that it does not stand in. */
  form?: string | undefined
}

interface CalendarMonthProps extends Omit<CalendarBaseProps, 'today' | 'name' | 'form'> {
  readonly component: 'Calendar' | 'RangeCalendar'
  readonly today: CalendarDate
  /** The day that has the tab stop; its month is shown. */
  readonly current: CalendarDate
  readonly onCurrentChange: (day: CalendarDate) => void
  /** As what a day is chosen; nothing where it is not. */
  readonly chosen: (day: string) => 'all' | 'start' | 'end' | 'between' | undefined
  /** Where a choice ends now, between the bounds. */
  readonly reach?: DayBounds | undefined
  readonly onChoose: (day: CalendarDate) => void
  /** What a form is sent. */
  readonly sent: { readonly name: string | undefined; readonly form: string | undefined; readonly value: string }
}

const nothing = () => false

const everywhere: DayBounds = {}

/** One month of days (APG grid), its name, and the way to the months beside it. */
export function CalendarMonth({
  component,
  min,
  max,
  unavailable = nothing,
  today,
  autoFocus = false,
  disabled = false,
  current,
  onCurrentChange,
  chosen,
  reach = everywhere,
  onChoose,
  sent,
  className,
  ...props
}: CalendarMonthProps) {
  const words = useWordSet(calendarWords)
  const { locale } = useLocale()
  const text = useDayText()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const bounds = { min, max }
  const tabStop = current.toString()

  // What a key reaches is in the document only once it is drawn.
  const followed = useRef(false)
  useLayoutEffect(() => {
    if (followed.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    followed.current = false
  })
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || disabled) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(current)
      return
    }
    const next = dayByKey(current, event, directionAt(event.currentTarget) === 'rtl', locale)
    if (!next) return
    event.preventDefault()
    followed.current = true
    onCurrentChange(nearest(next, bounds))
  }
  const isFree = (day: string) => !disabled && isWithin(day, bounds) && isWithin(day, reach) && !unavailable(day)
  const choose = (day: CalendarDate) => {
    if (isFree(day.toString())) onChoose(day)
  }

  const step = (months: 1 | -1) => {
    const there = current.add({ months })
    const next = nearest(there, bounds)
    const isOver = disabled || next.month === current.month
    return (
      <IconButton
        label={months > 0 ? words.nextMonth : words.previousMonth}
        icon={<ChevronRightIcon size={20} className={months > 0 ? styles.forward : styles.back} />}
        size="md"
        tooltip={false}
        // Not `disabled`: it may have the focus as the last month comes.
        aria-disabled={isOver || undefined}
        onClick={() => !isOver && onCurrentChange(next)}
      />
    )
  }
  const nameOf = (day: CalendarDate) => {
    const part = chosen(day.toString())
    let name = text.full(day)
    if (day.compare(today) === 0) name = words.today(name)
    if (part === 'start') name = words.rangeStart(name)
    if (part === 'end') name = words.rangeEnd(name)
    return isWithin(day.toString(), bounds) && unavailable(day.toString()) ? words.unavailable(name) : name
  }
  const group = useFieldGroup(props)
  return (
    <div
      data-component={component}
      aria-disabled={disabled || undefined}
      {...props}
      id={group.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame
      role="group"
      aria-label={group['aria-labelledby'] === undefined ? (props['aria-label'] ?? words.label) : undefined}
      aria-labelledby={group['aria-labelledby']}
      aria-describedby={group['aria-describedby']}
      className={clsx(styles.calendar, className)}
    >
      <div className={styles.head}>
        <div id={`${id}-month`} aria-live="polite" className={styles.month}>
          {text.month(current)}
        </div>
        {step(-1)}
        {step(1)}
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of days (APG, date picker)
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-multiselectable={component === 'RangeCalendar' || undefined}
        className={styles.grid}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {daysOfWeek(current, locale).map((day) => (
              <th key={day.toString()} scope="col" abbr={text.weekday(day)} className={styles.weekday}>
                {text.weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current, locale).map((week, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- a week has no other name, and no state
            <tr key={row}>
              {week.map((day, column) => {
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- the same; no day is there
                if (!day) return <td key={column} />
                const iso = day.toString()
                const part = chosen(iso)
                return (
                  <td
                    key={iso}
                    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- said, for what knows a cell by its element alone
                    role="gridcell"
                    tabIndex={iso === tabStop ? 0 : -1}
                    data-autofocus={(autoFocus && iso === tabStop) || undefined}
                    data-day={iso}
                    data-part={part}
                    data-today={day.compare(today) === 0 || undefined}
                    aria-label={nameOf(day)}
                    aria-current={day.compare(today) === 0 ? 'date' : undefined}
                    aria-selected={part !== undefined}
                    aria-disabled={!isFree(iso) || undefined}
                    className={styles.day}
                    onFocus={() => iso !== tabStop && isWithin(iso, bounds) && onCurrentChange(parseDate(iso))}
                    onMouseEnter={() => reach.min !== undefined && isFree(iso) && onCurrentChange(day)}
                    onClick={() => choose(day)}
                  >
                    <span className={styles.mark}>{text.number(day)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {sent.name !== undefined && (
        <input type="hidden" name={sent.name} form={sent.form} value={sent.value} disabled={disabled} />
      )}
    </div>
  )
}
