import { useMemo, type ReactNode } from 'react'
import { DesignSystemProvider, translate, useLocale, useWords } from '@skein/design-system'
import { calendarWords, datePickerWords } from '@skein/design-system/calendar'
import { useMessages } from '@skein/i18n'

/** What the field of a date and its calendar say, in the reader's language. */
export function DateWords({ children }: { children: ReactNode }) {
  const m = useMessages('drafts')
  const words = useWords()
  const { locale, dir } = useLocale()
  const translations = useMemo(
    () => [
      translate(calendarWords, {
        label: m.calendar(),
        previousMonth: m.previousMonth(),
        nextMonth: m.nextMonth(),
        today: (day) => m.today({ day }),
      }),
      translate(datePickerWords, {
        day: m.day(),
        month: m.month(),
        year: m.year(),
        hour: m.hour(),
        minute: m.minute(),
        dayPeriod: m.dayPeriod(),
        dayHint: m.dayHint(),
        monthHint: m.monthHint(),
        yearHint: m.yearHint(),
        empty: m.partEmpty(),
        choose: m.chooseDay(),
        change: (day) => m.changeDay({ day }),
      }),
    ],
    [m],
  )
  return (
    <DesignSystemProvider locale={locale} dir={dir} messages={words} translations={translations}>
      {children}
    </DesignSystemProvider>
  )
}
