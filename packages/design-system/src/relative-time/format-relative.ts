/**
 * How long ago something happened, in words, in the four languages of the product.
 *
 * The thresholds and the wording follow date-fns' `formatDistance` with a suffix (specification section 2: 'about 2
 * hours ago'), which `Intl.RelativeTimeFormat` cannot produce: it knows neither 'about' nor 'less than a minute'.
 */

/** A noun as it stands after 'ago' (German: dative): one, many. */
type Noun = readonly [one: string, many: string]

interface Wording {
  /** Wraps the finished distance: 'ago', 'vor', 'hace', 'il y a'. */
  readonly ago: (distance: string) => string
  readonly now: string
  readonly about: string
  readonly over: (noun: string, count: number) => string
  readonly almost: string
  readonly minute: Noun
  readonly hour: Noun
  readonly day: Noun
  readonly month: Noun
  readonly year: Noun
}

const wordings = {
  en: {
    ago: (distance) => `${distance} ago`,
    now: 'less than a minute',
    about: 'about',
    over: (noun) => `over ${noun}`,
    almost: 'almost',
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
  es: {
    ago: (distance) => `hace ${distance}`,
    now: 'menos de un minuto',
    about: 'alrededor de',
    over: (noun) => `más de ${noun}`,
    almost: 'casi',
    minute: ['minuto', 'minutos'],
    hour: ['hora', 'horas'],
    day: ['día', 'días'],
    month: ['mes', 'meses'],
    year: ['año', 'años'],
  },
  fr: {
    ago: (distance) => `il y a ${distance}`,
    now: 'moins d’une minute',
    about: 'environ',
    over: (noun, count) => (count === 1 ? 'plus d’un an' : `plus de ${noun}`),
    almost: 'presque',
    minute: ['minute', 'minutes'],
    hour: ['heure', 'heures'],
    day: ['jour', 'jours'],
    month: ['mois', 'mois'],
    year: ['an', 'ans'],
  },
  de: {
    ago: (distance) => `vor ${distance}`,
    now: 'weniger als 1 Minute',
    about: 'etwa',
    over: (noun) => `mehr als ${noun}`,
    almost: 'fast',
    minute: ['Minute', 'Minuten'],
    hour: ['Stunde', 'Stunden'],
    day: ['Tag', 'Tagen'],
    month: ['Monat', 'Monaten'],
    year: ['Jahr', 'Jahren'],
  },
} satisfies Record<string, Wording>

/** A language that has its own wording. Anything else is worded in English. */
export type RelativeLocale = keyof typeof wordings

function isRelativeLocale(language: string): language is RelativeLocale {
  return Object.hasOwn(wordings, language)
}

/** The wording for a BCP 47 tag, by its language alone: 'es-MX' speaks as 'es', an unknown one as 'en'. */
function wordingOf(locale: string): Wording {
  const language = locale.toLowerCase().split('-', 1)[0] ?? ''
  return wordings[isRelativeLocale(language) ? language : 'en']
}

/** Whole calendar months from `from` to `to`, as date-fns counts them (the last day of a month counts as full). */
function wholeMonths(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const reached = new Date(from)
  reached.setUTCDate(1)
  reached.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(reached.getUTCFullYear(), reached.getUTCMonth() + 1, 0)).getUTCDate()
  reached.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return reached > to ? months - 1 : months
}

/**
 * Says how long before `now` something happened: 'less than a minute ago', '5 minutes ago', 'about 2 hours ago'.
 *
 * @param date when it happened; a time after `now` (a clock that runs ahead) reads as 'less than a minute ago'
 * @param now the moment it is read
 * @param locale a BCP 47 tag; en, es, fr and de have their own wording, everything else reads in English
 * @throws RangeError when either date is invalid
 */
export function formatRelative(date: Date, now: Date, locale: string): string {
  const elapsed = now.getTime() - date.getTime()
  if (Number.isNaN(elapsed)) throw new RangeError('formatRelative needs two valid dates.')
  const words = wordingOf(locale)
  const counted = (count: number, [one, many]: Noun) => `${count} ${count === 1 ? one : many}`
  const minutes = Math.round(Math.trunc(elapsed / 1000) / 60)

  if (minutes < 1) return words.ago(words.now)
  if (minutes < 45) return words.ago(counted(minutes, words.minute))
  if (minutes < 90) return words.ago(`${words.about} ${counted(1, words.hour)}`)
  if (minutes < 1440) return words.ago(`${words.about} ${counted(Math.round(minutes / 60), words.hour)}`)
  if (minutes < 2520) return words.ago(counted(1, words.day))
  if (minutes < 43_200) return words.ago(counted(Math.round(minutes / 1440), words.day))
  if (minutes < 86_400) return words.ago(`${words.about} ${counted(Math.round(minutes / 43_200), words.month)}`)

  const months = wholeMonths(date, now)
  if (months < 12) return words.ago(counted(Math.round(minutes / 43_200), words.month))
  const years = Math.trunc(months / 12)
  const into = months % 12
  if (into < 3) return words.ago(`${words.about} ${counted(years, words.year)}`)
  if (into < 9) return words.ago(words.over(counted(years, words.year), years))
  return words.ago(`${words.almost} ${counted(years + 1, words.year)}`)
}
