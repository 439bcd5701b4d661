import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { completingAt, limits } from '@skein/contract'
import { ColouredCopy } from './ColouredCopy.tsx'
import { complete } from './completion.ts'
import { CompletionList } from './CompletionList.tsx'
import { offsetOfGrapheme } from './offset-of-grapheme.ts'
import { useCaret } from './use-caret.ts'

export type TextExtrasProps = {
  /** The field; it stands beside this in a box that is `relative isolate`. */
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  /** The size of the field's letters. */
  className: string
}

/**
 * What a text area cannot do of itself: links, hashtags and mentions in colour while they are written, and completing them from
 * members and tags that are known. The field stays the field: it is what has the focus, the selection and the name.
 */
export default function TextExtras({ field, text, onChange, className }: TextExtrasProps) {
  const copy = useRef<HTMLDivElement>(null)
  const caret = useCaret(field)
  const [closedAt, setClosedAt] = useState<string>()
  const caretNext = useRef<number>(undefined)

  useEffect(() => {
    const element = field.current
    if (element === null) return undefined
    element.toggleAttribute('data-coloured', true)
    const follow = () => {
      if (copy.current !== null) copy.current.scrollTop = element.scrollTop
    }
    follow()
    element.addEventListener('scroll', follow)
    return () => {
      element.removeAttribute('data-coloured')
      element.removeEventListener('scroll', follow)
    }
  }, [field])

  useLayoutEffect(() => {
    if (caretNext.current === undefined) return
    field.current?.setSelectionRange(caretNext.current, caretNext.current)
    caretNext.current = undefined
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once the new text stands in the field
  }, [field, text])

  const completing = caret === undefined ? undefined : completingAt(text, caret)
  // Escape closes the list for this word; the next word opens its own.
  const place = completing === undefined ? undefined : `${completing.kind}:${completing.start}`
  return (
    <>
      <ColouredCopy ref={copy} text={text} overFrom={offsetOfGrapheme(text, limits.post.max)} className={className} />
      {completing !== undefined && place !== closedAt && (
        <CompletionList
          key={completing.kind}
          field={field}
          copy={copy}
          completing={completing}
          onTake={(word) => {
            const next = complete(text, completing, word)
            caretNext.current = next.caret
            onChange(next.text)
            field.current?.focus()
          }}
          onClose={() => setClosedAt(place)}
        />
      )}
    </>
  )
}
