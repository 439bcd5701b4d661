/** Between a moment and what a clock on the wall of a zone shows, as a field of a date writes it: 'YYYY-MM-DDTHH:mm'. */

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * What a clock of the zone shows at a moment.
 * @param time milliseconds since 1970
 * @param zone IANA name; the device's without one
 */
export function wallOf(time: number, zone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...(zone === undefined ? {} : { timeZone: zone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment at which a clock of the zone shows that. Where it shows it twice, as clocks go back, the first of the two; where it never
 * does, as they go forward, the moment as far after the change as was asked for (as `Temporal` does: 'compatible').
 * @returns milliseconds since 1970; nothing where this is no date with a time
 */
export function momentOf(wall: string, zone: string | undefined): number | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const aheadAt = (time: number) => Date.parse(`${wallOf(time, zone)}Z`) - time
  // The offsets before and after any change that is near; a zone does not change twice within two days.
  const [before, after] = [asUtc - aheadAt(asUtc - dayMs), asUtc - aheadAt(asUtc + dayMs)]
  return [before, after].find((time) => wallOf(time, zone) === wall) ?? before
}
