/** In which zone times are shown: the one the member chose (behaviour §2.11), or the device's own. */
import type { Settings } from '@skein/contract'

type Timezone = NonNullable<Settings['timezone']>

/** IANA zones of the four of §9. The offsets are those that the names say, all year: EST is five hours behind, PST eight. */
const zones: Record<Timezone, string> = { utc: 'UTC', est: 'Etc/GMT+5', pst: 'Etc/GMT+8', gmt: 'Etc/GMT' }

/** The IANA zone of a chosen timezone; nothing where none was chosen. */
export const zoneOf = (timezone: Timezone | null | undefined): string | undefined =>
  timezone === null || timezone === undefined ? undefined : zones[timezone]

let shown: string | undefined

/** The zone that dates are written in now. */
export const shownZone = (): string | undefined => shown

/** Sets the zone for this page. On the server, where pages of many members are made side by side, nothing is set. */
export function showZone(zone: string | undefined): void {
  if (typeof document !== 'undefined') shown = zone
}
