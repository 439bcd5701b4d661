import type { DateGranularity, DatePart } from './date-parts.ts'

/** A segment, or what the language writes between two. */
export type DatePiece = { readonly part: DatePart } | { readonly literal: string }

/** Pieces that run from left to right on every page, as digits do that only a point or a stroke joins ('28.11.2026', '٢:٣٠'), and what stands behind them. */
export interface DateRun {
  readonly pieces: readonly DatePiece[]
  readonly after: string
}

/** How a language writes a date. */
export interface DateLayout {
  readonly runs: readonly DateRun[]
  /** Twelve hours, twice. */
  readonly twelve: boolean
  /** What the halves of the day are called. */
  readonly periods: readonly string[]
}

const parts: readonly string[] = ['year', 'month', 'day', 'hour', 'minute', 'dayPeriod'] satisfies DatePart[]
const isPart = (type: string): type is DatePart => parts.includes(type)

/** The order of the segments and what stands between them, as `Intl.DateTimeFormat` has it for the locale. */
export function layoutOf(locale: string, granularity: DateGranularity): DateLayout {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(granularity === 'minute' && { hour: '2-digit', minute: '2-digit' }),
  })
  const at = (hour: number) => format.formatToParts(Date.UTC(2026, 10, 28, hour))
  const runs: DateRun[] = []
  let pieces: DatePiece[] = []
  const end = (after: string) => {
    runs.push({ pieces, after })
    pieces = []
  }
  for (const { type, value } of at(9)) {
    if (isPart(type)) pieces.push({ part: type })
    // A mark of direction or a space ends a run: what follows stands where the page puts it.
    else if (type === 'literal' && /^[./:-]$/.test(value)) pieces.push({ literal: value })
    else if (type === 'literal') end(value)
  }
  if (pieces.length > 0) end('')
  const period = (hour: number) => at(hour).find(({ type }) => type === 'dayPeriod')?.value
  const periods = [period(9), period(21)].filter((name) => name !== undefined)
  return { runs, twelve: periods.length === 2, periods }
}
