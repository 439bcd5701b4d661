import { RelativeTime } from '@skein/design-system'
import { formatShortTime, useLanguage, useMessages } from '@skein/i18n'
import type { ComponentProps } from 'react'

type ShortTimeProps = Omit<ComponentProps<typeof RelativeTime>, 'locale' | 'formatShort'>

/** When something was, in a card or a row: '3 h' is seen, the specification's phrase ('about 3 hours ago') is read out. */
export function ShortTime(props: ShortTimeProps) {
  const m = useMessages('common')
  const language = useLanguage()
  return (
    <RelativeTime {...props} formatShort={(date, now, timeZone) => formatShortTime(language, m, date, now, timeZone)} />
  )
}
