import { useEffect, useState, type RefObject } from 'react'

/**
 * Where the caret stands in a field, in UTF-16 code units; nothing while more is selected, while an input method is composing and
 * while the field does not have the focus.
 */
export function useCaret(field: RefObject<HTMLTextAreaElement | null>): number | undefined {
  const [caret, setCaret] = useState<number>()
  useEffect(() => {
    const element = field.current
    if (element === null) return undefined
    let isComposing = false
    const read = () => {
      const { selectionStart, selectionEnd } = element
      const isAt = document.activeElement === element && selectionStart === selectionEnd && !isComposing
      setCaret(isAt ? selectionStart : undefined)
    }
    const begin = () => {
      isComposing = true
      element.toggleAttribute('data-composing', true)
      read()
    }
    const end = () => {
      isComposing = false
      element.removeAttribute('data-composing')
      read()
    }
    const listeners = [
      ['input', read],
      ['focus', read],
      ['blur', read],
      ['compositionstart', begin],
      ['compositionend', end],
    ] as const
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    document.addEventListener('selectionchange', read)
    read()
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
      document.removeEventListener('selectionchange', read)
    }
  }, [field])
  return caret
}
