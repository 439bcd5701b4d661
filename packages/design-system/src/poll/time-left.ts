/** How long something still runs, in the largest unit that says it well. */
export type TimeLeft = { unit: 'minutes' | 'hours' | 'days'; count: number } | { unit: 'ended' }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The time until `endsAt`: minutes within the last hour, hours within the last two days, then days. Rounded, but never to zero
 * while it runs.
 * @param endsAt ISO 8601, or milliseconds since 1970. @param now milliseconds since 1970.
 */
export function timeLeft(endsAt: string | number, now: number): TimeLeft {
  const left = new Date(endsAt).getTime() - now
  if (left <= 0) return { unit: 'ended' }
  // By the rounded number: 59 minutes and a half are an hour, not 60 minutes.
  const minutes = Math.max(1, Math.round(left / minute))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (left < 2 * day) return { unit: 'hours', count: Math.max(1, Math.round(left / hour)) }
  return { unit: 'days', count: Math.round(left / day) }
}
