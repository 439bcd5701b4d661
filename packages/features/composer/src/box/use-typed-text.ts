import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Hears the field itself. While the page is being taken over from the server's HTML, React can miss an input, and would then put back the
 * text that it knows: a letter typed at that moment would vanish. The element always tells, and before React hears of the same input.
 * @param text what the state holds; what the field has beyond it was typed before this code was here.
 */
export function useTypedText(field: RefObject<HTMLTextAreaElement | null>, text: string, type: (text: string) => void) {
  const hear = useEffectEvent(type)
  const hearEarlier = useEffectEvent((typed: string) => {
    if (typed !== text) type(typed)
  })
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return undefined
    hearEarlier(element.value)
    const listen = () => hear(element.value)
    element.addEventListener('input', listen)
    return () => element.removeEventListener('input', listen)
  }, [field])
}

/** For React, which wants to know who listens to a field that it sets. */
export const heardByTheField = () => undefined
