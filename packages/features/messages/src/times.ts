import type { CurrentUser } from '@skein/contract'
import { useViewer } from '@skein/data'
import { formatDate, useLanguage, type Language } from '@skein/i18n'

/** The time zones of the settings (specification §9) by their IANA names. */
const zones: Record<NonNullable<CurrentUser['timezone']>, string> = {
  utc: 'UTC',
  est: 'America/New_York',
  pst: 'America/Los_Angeles',
  gmt: 'Europe/London',
}

const dayOf = (language: Language, moment: Date, timeZone: string | undefined) =>
  formatDate(language, moment, { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone && { timeZone }) })

/** Times of messages in the member's language and time zone. */
export function useTimes() {
  const language = useLanguage()
  const timezone = useViewer()?.timezone
  const timeZone = timezone ? zones[timezone] : undefined
  const zone = timeZone === undefined ? {} : { timeZone }
  const isSameDay = (one: Date, other: Date) => dayOf(language, one, timeZone) === dayOf(language, other, timeZone)
  return {
    /** hh:mm (specification §2.8). */
    time: (moment: string) => formatDate(language, moment, { hour: '2-digit', minute: '2-digit', ...zone }),
    /** Day and time, for what is to come. */
    moment: (moment: string) =>
      formatDate(language, moment, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', ...zone }),
    /** Names a day for comparison. */
    day: (moment: string) => dayOf(language, new Date(moment), timeZone),
    /** A day above its messages; `today` and `yesterday` are the caller's words. */
    dayName(moment: string, { today, yesterday }: { today: string; yesterday: string }): string {
      const [then, now] = [new Date(moment), new Date()]
      if (isSameDay(then, now)) return today
      if (isSameDay(then, new Date(now.getTime() - 24 * 60 * 60 * 1000))) return yesterday
      const year = then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
      return formatDate(language, then, { weekday: 'long', day: 'numeric', month: 'long', ...year, ...zone })
    },
  }
}
