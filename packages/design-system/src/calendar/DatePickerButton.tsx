'use client'
import { parseDate, type CalendarDate } from '@internationalized/date'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CalendarIcon } from '../icon/index.ts'
import { FieldContext } from '../field/field-context.ts'
import { Popover } from '../popover/index.ts'
import { useWordSet } from '../provider/words.ts'
import type { DayBounds } from './calendar-days.ts'
import { CalendarMonth } from './CalendarMonth.tsx'
import { datePickerWords } from './date-picker.words.ts'
import { open as openStyle, popover } from './DatePicker.css.ts'
import { useCurrentDay } from './use-current-day.ts'
import { useDayText } from './use-day-text.ts'

interface DatePickerButtonProps extends DayBounds {
  /** The day that is chosen, ISO 8601. */
  readonly day: string | null
  readonly today: CalendarDate
  readonly unavailable: ((day: string) => boolean) | undefined
  readonly disabled: boolean
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onChoose: (day: string) => void
}

/** The button beside the segments, and the calendar that it opens (APG date picker dialog). */
export function DatePickerButton({ disabled, isOpen, onOpenChange, ...days }: DatePickerButtonProps) {
  const words = useWordSet(datePickerWords)
  const text = useDayText()
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <IconButton
          label={days.day === null ? words.choose : words.change(text.full(parseDate(days.day)))}
          icon={<CalendarIcon size={20} />}
          tooltip={false}
          disabled={disabled}
          className={openStyle}
        />
      </Popover.Trigger>
      <Popover.Content label={words.choose} align="end" className={popover}>
        {/* The field's name and faults are those of the segments. */}
        <FieldContext value={undefined}>
          <Days {...days} onClose={() => onOpenChange(false)} />
        </FieldContext>
      </Popover.Content>
    </Popover.Root>
  )
}

/** A day that is chosen again closes as well: nobody waits for a change. */
function Days({
  day,
  today,
  onChoose,
  onClose,
  ...days
}: Omit<DatePickerButtonProps, 'disabled' | 'isOpen' | 'onOpenChange'> & { readonly onClose: () => void }) {
  const [current, setCurrent] = useCurrentDay(day, today, days)
  return (
    <CalendarMonth
      {...days}
      component="Calendar"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the day that takes focus as the popover opens
      autoFocus
      today={today}
      current={current}
      onCurrentChange={setCurrent}
      chosen={(iso) => (iso === day ? 'all' : undefined)}
      onChoose={(chosen) => {
        onChoose(chosen.toString())
        onClose()
      }}
      sent={nothingSent}
    />
  )
}

const nothingSent = { name: undefined, form: undefined, value: '' }
