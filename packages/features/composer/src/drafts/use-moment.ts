import { useViewer } from '@skein/data'
import { useFormatDate, useMessages, zoneOf } from '@skein/i18n'

/** The member's own zone: the one that they chose, or their device's. */
export function useZone(): { zone: string | undefined; name: string } {
  const timezone = useViewer()?.timezone
  const zone = zoneOf(timezone)
  return {
    zone,
    // Members know the four by the names of the settings; those of the zones say the offset the other way round.
    name: timezone?.toUpperCase() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' '),
  }
}

/** Writes a moment (ISO 8601) in words, with its zone: 'Friday, 4 December at 09:00 (Europe/Lisbon)'. */
export function useMoment(): (moment: string) => string {
  const m = useMessages('drafts')
  const formatDate = useFormatDate()
  const { name } = useZone()
  return (moment) =>
    m.moment({
      time: formatDate(moment, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
      zone: name,
    })
}
