/** A moment where there is little room: '4 m', '3 h', '2 d'. */
export function shortTime(date: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - date.getTime()) / 60_000))
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} m`
  return minutes < 60 * 24 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (60 * 24))} d`
}
