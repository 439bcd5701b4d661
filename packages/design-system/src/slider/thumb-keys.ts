/** How far keys move a thumb. Pure, for the thumb. */

/** Which way, in what unit; up and right are more, whichever way the track runs. */
const keys: Readonly<Record<string, readonly [direction: 1 | -1, unit: 'key' | 'page' | 'whole']>> = {
  ArrowUp: [1, 'key'],
  ArrowRight: [1, 'key'],
  ArrowDown: [-1, 'key'],
  ArrowLeft: [-1, 'key'],
  PageUp: [1, 'page'],
  PageDown: [-1, 'page'],
  End: [1, 'whole'],
  Home: [-1, 'whole'],
}

export interface KeyUnits {
  /** What an arrow moves a thumb by. */
  readonly key: number
  /** What a page key does, and an arrow with Shift. */
  readonly page: number
  /** Enough to come to either end. */
  readonly whole: number
}

type Press = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> & { readonly key: string }

/**
 * How much more a key makes the value; below 0 for less.
 *
 * @param isRtl whether reading goes from right to left, where the sideways arrows turn round
 * @returns `undefined` for a key that moves nothing, and for shortcuts
 */
export function distanceOf(press: Press, units: KeyUnits, isRtl: boolean): number | undefined {
  const move = keys[press.key]
  if (!move || press.altKey || press.ctrlKey || press.metaKey) return undefined
  const [direction, unit] = move
  const turned = isRtl && /^Arrow(Left|Right)$/.test(press.key) ? -1 : 1
  return direction * turned * units[unit === 'key' && press.shiftKey ? 'page' : unit]
}
