import { useId, useState } from 'react'
import type { Notification, NotificationFilter } from '@skein/contract'
import { formatDate, useLanguage, useMessages } from '@skein/i18n'
import { daysOf, nearDay, type Day } from './days.ts'
import { NotificationRow } from './NotificationRow.tsx'

type Filter = NotificationFilter | undefined

/** The notifications under the days on which they came. */
export function NotificationDays({ items, filter }: { items: readonly Notification[]; filter: Filter }) {
  return daysOf(items).map((day) => <DaySection key={day.key} day={day} filter={filter} />)
}

function DaySection({ day, filter }: { day: Day; filter: Filter }) {
  const m = useMessages('notifications')
  const language = useLanguage()
  const id = useId()
  // The day on which the list was opened.
  const [now] = useState(() => new Date())
  const near = nearDay(day.date, now)
  const isThisYear = day.date.getFullYear() === now.getFullYear()
  const date = formatDate(language, day.date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-16 pt-16 pb-4 text-caption font-bold text-text-muted">
        {near === 'today' ? m.today() : near === 'yesterday' ? m.yesterday() : date}
      </h2>
      {day.items.map((notification) => (
        <NotificationRow key={notification.group} notification={notification} filter={filter} />
      ))}
    </section>
  )
}
