import { useState } from 'react'
import { VisuallyHidden } from '@skein/design-system'
import { formatNumber, useLanguage, type Language } from '@skein/i18n'
import { cva } from 'class-variance-authority'

type ActionCountProps = {
  /** Id of the words, for `aria-describedby`. */
  id: string
  count: number
  /** The count in words: '188 likes'. */
  label: string
}

const compact = new Map<Language, Intl.NumberFormat>()

/** A count as it fits under a post: whole up to 9,999, then '12.8K'. Its words always say all of it. */
function shortCount(language: Language, count: number): string {
  if (count < 10_000) return formatNumber(language, count)
  let format = compact.get(language)
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
    compact.set(language, format)
  }
  return format.format(count)
}

// What it was hangs on what it is, and leaves with it through the edge of the line. Still under reduced motion.
const rolling = cva(
  'relative inline-block transition-transform duration-enter before:absolute before:start-0 before:content-[attr(data-was)]',
  {
    variants: {
      way: {
        up: 'before:bottom-full motion-safe:starting:translate-y-full',
        down: 'before:top-full motion-safe:starting:-translate-y-full',
      },
    },
  },
)

/** How many figures at the start of two numbers are the same, and stand at the same place: '188' and '189' share two. */
function sameFigures(one: string, other: string): number {
  if (one.length !== other.length) return 0
  let place = 0
  while (place < one.length && one[place] === other[place]) place += 1
  return place
}

/**
 * The number beside an action; nothing at zero. One that goes up or down by one under the reader's eyes rolls: of its figures those that
 * change. It is the description of its button, not part of its name, which would otherwise change with every like (WCAG 2.5.3).
 */
export function ActionCount({ id, count, label }: ActionCountProps) {
  const language = useLanguage()
  const [now, setNow] = useState({ count, before: count })
  if (now.count !== count) setNow({ count, before: now.count })
  if (count === 0) return null
  const { before } = now
  const text = shortCount(language, count)
  const was = before === 0 ? '' : shortCount(language, before)
  const place = sameFigures(was, text)
  return (
    <>
      <span aria-hidden className="overflow-y-clip">
        {Math.abs(count - before) === 1 ? (
          <>
            {text.slice(0, place)}
            <span key={count} data-was={was.slice(place)} className={rolling({ way: count > before ? 'up' : 'down' })}>
              {text.slice(place)}
            </span>
          </>
        ) : (
          text
        )}
      </span>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
    </>
  )
}
