'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { useWords } from '../provider/words.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { inherit, spinner } from './Spinner.css.ts'
import { SpinnerDrawing } from './SpinnerDrawing.tsx'

export type SpinnerProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'aria-label'> & {
  /** What is being waited for; the provider's word for "Loading" by default. */
  label?: string | undefined
  /** Width and height in px: 16, 24 or 36 as drawn; any number works. */
  size?: number | undefined
  /** How long to stay out of sight, in ms, so that short waits do not flicker. */
  delay?: number | undefined
  /** Takes the colour of the text around it instead of the accent. */
  tone?: 'accent' | 'inherit' | undefined
}

/** Says that something takes a while, without saying how long. For a known part of the whole, use a progress bar. */
export function Spinner({ label, size = 16, delay = 150, tone = 'accent', className, style, ...props }: SpinnerProps) {
  const words = useWords()
  const timed: CSSProperties & Record<'--spinner-delay', string> = { '--spinner-delay': `${delay}ms`, ...style }
  return (
    <span
      data-component="Spinner"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form's result; this is no result
      role="status"
      {...props}
      className={clsx(spinner, tone === 'inherit' && inherit, className)}
      // The usual delay stands in the style sheet: markup with a style of its own is refused by a strict policy.
      style={delay === 150 ? style : timed}
    >
      <SpinnerDrawing size={size} />
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
    </span>
  )
}
