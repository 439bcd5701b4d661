'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { announce } from '../announcer/announce.ts'
import { wholeNumber } from '../digits/whole-number.ts'
import { countGraphemes } from '../grapheme/graphemes.ts'
import { useLocale, useWords } from '../provider/words.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { counter, states } from './GraphemeCounter.css.ts'

export type GraphemeCounterProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  value: string
  /** The most graphemes there may be. */
  limit: number
  /** From how many left on the counter warns, in sight and by voice. */
  warnAt?: number | undefined
  /** What is shown: `used` as "38 / 300", `left` as "262". */
  show?: 'used' | 'left' | undefined
  /** What is said for a number of characters left (negative: too many); the provider's words by default. */
  label?: ((left: number) => string) | undefined
}

/**
 * Counts what a reader would count: a flag or a family is one character. It is announced twice at most on the way to
 * the limit, when `warnAt` are left and when none is, and once more past it; a counter read at every key is noise.
 */
export function GraphemeCounter({
  value,
  limit,
  warnAt = 20,
  show = 'used',
  label,
  className,
  ...props
}: GraphemeCounterProps) {
  const words = useWords()
  const { locale } = useLocale()
  const used = countGraphemes(value)
  const left = limit - used
  const state = left < 0 ? 'over' : left <= warnAt ? 'near' : 'room'
  const said = label?.(left) ?? (left < 0 ? words.charactersOver(-left) : words.charactersLeft(left))

  const before = useRef(left)
  useEffect(() => {
    const previous = before.current
    before.current = left
    const crossed = [warnAt, 0, -1].some((mark) => previous > mark && left <= mark)
    if (crossed) announce(said)
  }, [left, warnAt, said])

  return (
    <span
      data-component="GraphemeCounter"
      data-state={state}
      {...props}
      className={clsx(counter, states[state], className)}
    >
      <span aria-hidden>
        {show === 'left' ? wholeNumber(locale, left) : `${wholeNumber(locale, used)} / ${wholeNumber(locale, limit)}`}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
}
