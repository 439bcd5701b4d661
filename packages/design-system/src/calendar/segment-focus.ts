import { directionAt } from '../place/take-place.ts'

/** The segments of a field, in the order in which they are written. */
export const segmentsIn = (group: Element | null): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>('input[role=spinbutton]') ?? []),
]

/** Moves the focus on or back in the order of writing; nowhere at the ends. */
export function focusBeside(group: Element | null, from: Element, by: 1 | -1): void {
  const segments = segmentsIn(group)
  segments[segments.findIndex((segment) => segment === from) + by]?.focus()
}

/** Moves the focus to where an arrow points. Right to left that is asked of the page, since times and some dates run from left to right in it. */
export function focusByArrow(group: Element | null, from: Element, key: 'ArrowLeft' | 'ArrowRight'): void {
  if (!group || directionAt(group) === 'ltr') return focusBeside(group, from, key === 'ArrowRight' ? 1 : -1)
  const sign = key === 'ArrowRight' ? 1 : -1
  const away = (segment: Element) => (segment.getBoundingClientRect().left - from.getBoundingClientRect().left) * sign
  segmentsIn(group)
    .filter((segment) => away(segment) > 0)
    .toSorted((one, other) => away(one) - away(other))[0]
    ?.focus()
}
