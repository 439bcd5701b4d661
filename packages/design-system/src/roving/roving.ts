/**
 * Where a key leads among controls that share one tab stop (APG toolbar): the arrows go round, Home and End go to the
 * ends, and right to left the arrows turn with the page. In a column they are the arrows up and down.
 *
 * @returns the index that takes focus, or `undefined` for a key that does not move
 */
export function rovingIndex(
  key: string,
  index: number,
  count: number,
  rtl: boolean,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const column = orientation === 'vertical'
  const [forward, back] = column ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
  const step = key === forward ? 1 : key === back ? -1 : 0
  if (step === 0) return undefined
  return (index + (rtl && !column ? -step : step) + count) % count
}
