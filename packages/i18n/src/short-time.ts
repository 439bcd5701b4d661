import type { Language } from '@skein/contract'
import { formatDate } from './format.ts'
import type { MessagesOf } from './registry.ts'

/**
 * How long ago something was, as short as a card has room for: 'now', '5 min', '3 h', then the day, with its year where that is another one. It
 * rounds as the specification's phrase does ('about 3 hours ago'), so that what is seen and what is read out agree.
 *
 * @param moment when it happened; a moment after `now` (a clock that runs ahead) is 'now'
 * @param timeZone in which the day is written; the zone that the member chose without it
 */
export function formatShortTime(
  language: Language,
  m: Pick<MessagesOf<'common'>, 'shortNow' | 'shortMinutes' | 'shortHours'>,
  moment: Date,
  now: Date,
  timeZone?: string,
): string {
  const minutes = Math.round(Math.trunc((now.getTime() - moment.getTime()) / 1000) / 60)
  if (minutes < 1) return m.shortNow()
  if (minutes < 60) return m.shortMinutes({ count: minutes })
  if (minutes < 24 * 60) return m.shortHours({ count: Math.round(minutes / 60) })
  const yearOf = (date: Date) => formatDate(language, date, { year: 'numeric', timeZone })
  const year = yearOf(moment) === yearOf(now) ? undefined : 'numeric'
  return formatDate(language, moment, { month: 'short', day: 'numeric', year, timeZone })
}
