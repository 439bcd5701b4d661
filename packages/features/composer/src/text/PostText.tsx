import type { ComponentProps, RefObject } from 'react'
import { Textarea } from '@skein/design-system'
import { fieldOverCopy, fieldText } from './field-classes.ts'
import { useTypedText } from './use-typed-text.ts'

type PostTextProps = Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange' | 'ref' | 'autosize'> & {
  className: string
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onType: (text: string) => void
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
