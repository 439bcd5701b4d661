/** Which option comes next, and which one was meant. Pure, for the open list. */
import type { ReactNode } from 'react'

export type SelectOption<Value = string> = {
  /** What is chosen with it. A form sends it, or its key where it is an object. */
  value: Value
  label: string
  /** A second line. */
  description?: string | undefined
  /** Before its label in our list; for the eye only. */
  icon?: ReactNode
  /** Seen, and passed over by the keys. */
  disabled?: boolean | undefined
  /** Options that follow one another with the same group stand under its name. */
  group?: string | undefined
}

/** All that the keys ask of an option. */
type Row = { readonly label: string; readonly disabled?: boolean | undefined }

/** How far a page key goes. */
const page = 10

/** Options in their order, cut where the group changes. */
export function sections<Value>(options: readonly SelectOption<Value>[]) {
  const found: { group: string | undefined; from: number; options: SelectOption<Value>[] }[] = []
  for (const [index, option] of options.entries()) {
    const last = found.at(-1)
    if (last && last.group === option.group) last.options.push(option)
    else found.push({ group: option.group, from: index, options: [option] })
  }
  return found
}

/**
 * Where a key leads from option `from` (−1: from before the first); `undefined` for a key that leads nowhere by itself.
 * It stops at the ends and passes over what is disabled.
 */
export function moveTo(options: readonly Row[], from: number, key: string): number | undefined {
  const usable = options.flatMap(({ disabled }, index) => (disabled ? [] : [index]))
  const last = usable.length - 1
  const before = usable.findLastIndex((index) => index < from)
  const after = usable.findIndex((index) => index > from)
  const places: Partial<Record<string, number>> = {
    Home: 0,
    End: last,
    ArrowUp: before,
    ArrowDown: after < 0 ? last : after,
    PageUp: before - page + 1,
    PageDown: after < 0 ? last : after + page - 1,
  }
  const place = places[key]
  return typeof place !== 'number' ? undefined : (usable[Math.max(0, Math.min(place, last))] ?? from)
}

/**
 * The option that typing `text` means: the next one that begins with it, case and accents aside, round the end. One letter
 * again and again goes through all that begin with it. −1 when there is none.
 */
export function findTyped(options: readonly Row[], from: number, text: string, locale: string): number {
  const same = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' })
  const [letter = ''] = text
  const repeated = text === letter.repeat(text.length)
  const start = repeated ? letter : text
  // More of a longer text may still be the option that its beginning led to.
  const first = repeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < options.length; step += 1) {
    const index = (first + step) % options.length
    const option = options[index]
    if (option && !option.disabled && same.compare(option.label.slice(0, start.length), start) === 0) return index
  }
  return -1
}
