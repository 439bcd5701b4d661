import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '@skein/design-system'
import { formatNumber, useLanguage, type Language } from '@skein/i18n'

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

const stillness = '(prefers-reduced-motion: reduce)'

/**
 * The number beside an action; nothing at zero. One that has changed under the reader's eyes moves a little towards its new value. It is
 * the description of its button, not part of its name, which would otherwise change with every like (WCAG 2.5.3).
 */
export function ActionCount({ id, count, label }: ActionCountProps) {
  const language = useLanguage()
  const text = useRef<HTMLSpanElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const from = before.current
    before.current = count
    if (from === count || text.current === null || matchMedia(stillness).matches) return
    // Place only: a number that fades cannot be read meanwhile.
    text.current.animate([{ translate: `0 ${count > from ? 6 : -6}px` }, { translate: '0 0' }], {
      duration: 140,
      easing: 'cubic-bezier(.2,.8,.2,1)',
    })
  }, [count])
  if (count === 0) return null
  return (
    <>
      <span aria-hidden ref={text}>
        {shortCount(language, count)}
      </span>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
    </>
  )
}
