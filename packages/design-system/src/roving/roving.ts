/**
 * Where a key leads among controls that share one tab stop (APG toolbar): the arrows go round, Home and End go to the
 * ends, and right to left the arrows turn with the page.
 *
 * @returns the index that takes focus, or `undefined` for a key that does not move
 */
export function rovingIndex(key: string, index: number, count: number, rtl: boolean): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return undefined
  return (index + (rtl ? -step : step) + count) % count
}
