import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { textButton, tone as tones } from './TextButton.css.ts'

export type TextButtonProps = ComponentPropsWithRef<'button'> & {
  /** `accent` for what to do next, `muted` for what may be left alone. */
  tone?: 'accent' | 'muted' | undefined
}

/** An action in the words of a line, as large as the text around it: 'Show more', 'Undo', 'Edited'. */
export function TextButton({ tone = 'accent', className, ...props }: TextButtonProps) {
  return (
    <button type="button" data-component="TextButton" {...props} className={clsx(textButton, tones[tone], className)} />
  )
}
