'use client'

import type { ComponentProps } from 'react'
import { useSyncExternalStore } from 'react'
import { useLocale } from '../provider/words.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { formatRelative } from './format-relative.ts'
import { readClock, subscribeToClock } from './ticker.store.ts'

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** When it happened: an ISO 8601 string or a Date. */
  dateTime: string | Date
  /** BCP 47 tag, the provider's by default; the wording exists in en, es, fr and de. */
  locale?: string | undefined
  /** A fixed moment to read from. Without it the text follows one clock shared by the whole page. */
  now?: Date | undefined
  /** Writes the full date for the `title`. By default the locale's long date and short time. */
  formatAbsolute?: ((date: Date) => string) | undefined
  /**
   * Writes the shorter form that is seen where there is little room ('2 h'). The wording then stays what is read out, and goes before the full date in the
   * `title`. `timeZone` is the one that dates are written in: the provider's, UTC while a server's markup is adopted.
   */
  formatShort?: ((date: Date, now: Date, timeZone: string | undefined) => string) | undefined
}

const noClock = () => () => undefined
const unknownMoment = () => undefined

/** By locale and zone. Making one takes longer than everything else that a moment in a list needs. */
const formats = new Map<string, Intl.DateTimeFormat>()

function absolute(date: Date, locale: string, timeZone: string | undefined): string {
  const key = `${locale} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
    formats.set(key, format)
  }
  return format.format(date)
}

/**
 * A moment as people say it ('about 2 hours ago'), with the full date in its `title`, in the provider's time zone, and machine-readable in `datetime`.
 *
 * On the server, and while that markup is being adopted, it reads from the provider's `now`, or shows the absolute date where there is none, in UTC: both
 * sides then write the same characters whatever their clocks and time zones.
 *
 * @throws RangeError when `dateTime` is not a date
 */
export function RelativeTime({
  dateTime,
  locale: ownLocale,
  now,
  formatAbsolute,
  formatShort,
  ...rest
}: RelativeTimeProps) {
  const { locale: givenLocale, timeZone, now: madeAt } = useLocale()
  const locale = ownLocale ?? givenLocale
  const date = typeof dateTime === 'string' ? new Date(dateTime) : dateTime
  const clock = useSyncExternalStore<number | undefined>(now ? noClock : subscribeToClock, readClock, unknownMoment)
  const moment = now?.getTime() ?? clock ?? madeAt
  const zone = clock === undefined ? 'UTC' : timeZone
  const full = formatAbsolute?.(date) ?? absolute(date, locale, zone)
  const phrase = moment === undefined ? undefined : formatRelative(date, new Date(moment), locale)
  const short = moment === undefined ? undefined : formatShort?.(date, new Date(moment), zone)
  return (
    <time
      data-component="RelativeTime"
      title={short === undefined ? full : `${phrase}, ${full}`}
      {...rest}
      dateTime={date.toISOString()}
    >
      {short === undefined ? (
        (phrase ?? full)
      ) : (
        <>
          {/* Hidden words and not a label: what a `time` is called is not read out everywhere. */}
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{phrase}</VisuallyHidden>
        </>
      )}
    </time>
  )
}
