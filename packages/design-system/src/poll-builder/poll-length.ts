const minute = { unit: 'minute', of: 1 }
const units = [{ unit: 'day', of: 1440 }, { unit: 'hour', of: 60 }, minute]

/** Minutes as a language says them, in the largest unit that is whole: 1440 is "1 day". */
export function pollLength(minutes: number, locale: string): string {
  const { unit, of } = units.find((candidate) => minutes % candidate.of === 0) ?? minute
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / of)
}
