import { useEffectEvent, useLayoutEffect, type ComponentProps, type RefObject } from 'react'
import { Textarea } from '@skein/design-system'
import { fieldOverCopy, fieldText } from './field-classes.ts'

type PostTextProps = Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange' | 'ref' | 'autosize'> & {
  className: string
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onType: (text: string) => void
}

/**
 * Hears the field itself, before anything else does. Whatever sets state while the text in state is older than that in the field has React
 * put the older one back, and the letter is lost: what listens to the field or to its selection directly (`use-caret.ts`) would be heard
 * before React, and while the page is being taken over from the server's HTML React may miss an input altogether.
 * @param text what the state holds; what the field has beyond it was typed before this code was here.
 */
function useTypedText(field: RefObject<HTMLTextAreaElement | null>, text: string, type: (text: string) => void) {
  const hear = useEffectEvent(type)
  const hearEarlier = useEffectEvent((typed: string) => {
    if (typed !== text) type(typed)
  })
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return undefined
    hearEarlier(element.value)
    const listen = () => hear(element.value)
    // At the element, what captures comes first, in whatever order the others began to listen.
    element.addEventListener('input', listen, { capture: true })
    return () => element.removeEventListener('input', listen, { capture: true })
  }, [field])
}

/** For React, which wants to know who listens to a field that it sets. */
const heardByTheField = () => undefined

/** The field in which a post is written, in the short box and in the dialog: no letter is lost, however fast they come. */
export function PostText({ field, text, onType, className, ...rest }: PostTextProps) {
  useTypedText(field, text, onType)
  return (
    <Textarea
      {...rest}
      ref={field}
      value={text}
      onChange={heardByTheField}
      autosize
      className={`block w-full rounded-none border-0 bg-transparent shadow-none caret-accent outline-none placeholder:text-text-muted ${fieldText} ${fieldOverCopy} ${className}`}
    />
  )
}
