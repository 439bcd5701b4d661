import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { description as descriptionStyle, frame, label as labelStyle, row, rowEnd, text } from './choice.css.ts'

type ChoiceFrameProps = {
  id: string
  'data-component': string
  'data-state': string
  className: string | undefined
  style: CSSProperties | undefined
  /** The native input. */
  input: ReactNode
  label: ReactNode
  description: ReactNode
  /** The input stands at the end of the row, in place of its start. */
  atEnd?: boolean | undefined
}

/**
 * An input with what is said beside it: the native `label` around both makes the whole row press it. Without words it is
 * a bare input, named by a `Field` or by `aria-label`.
 */
export function ChoiceFrame({ id, input, label, description, atEnd = false, className, ...props }: ChoiceFrameProps) {
  const said = label !== undefined || description !== undefined
  const words = said && (
    <span className={text}>
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      {description !== undefined && (
        <span id={`${id}-description`} className={descriptionStyle}>
          {description}
        </span>
      )}
    </span>
  )
  const Frame = said ? 'label' : 'span'
  return (
    <Frame {...props} className={clsx(frame, said && row, said && atEnd && rowEnd, className)}>
      {atEnd && words}
      {input}
      {!atEnd && words}
    </Frame>
  )
}

/** Everything in a `label` would be its name: with a description beside it, name and description are told apart. */
export function describeChoice(
  id: string,
  description: ReactNode,
  own: { 'aria-labelledby'?: string | undefined; 'aria-describedby'?: string | undefined },
) {
  if (description === undefined) return own
  return {
    'aria-labelledby': own['aria-labelledby'] ?? `${id}-label`,
    'aria-describedby': clsx(own['aria-describedby'], `${id}-description`),
  }
}
