/** Notifications by the day on which they came, in the reader's time zone. */
import type { Notification } from '@skein/contract'

export type Day = { key: string; date: Date; items: Notification[] }

const keyOf = (date: Date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`

/** Days in the order of the items, each with its own. */
export function daysOf(items: readonly Notification[]): Day[] {
  const days = new Map<string, Day>()
  for (const item of items) {
    const date = new Date(item.timestamp)
    const key = keyOf(date)
    const day = days.get(key)
    if (day) day.items.push(item)
    else days.set(key, { key, date, items: [item] })
  }
  return [...days.values()]
}

/** Whether a moment lies in the day of `now`, or in the one before. */
export function nearDay(date: Date, now: Date): 'today' | 'yesterday' | undefined {
  if (keyOf(date) === keyOf(now)) return 'today'
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return keyOf(date) === keyOf(before) ? 'yesterday' : undefined
}
