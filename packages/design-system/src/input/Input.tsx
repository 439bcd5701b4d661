'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { frame, input, noZoom, size as sizes, slot } from './Input.css.ts'
import type { ControlSize } from '../theme/control-size.ts'

export type InputProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'> & {
  /** Height in px: 44, or 48 on its own page. */
  size?: Exclude<ControlSize, 'xs'> | undefined
  /** Stands before what is written: an icon, or "@". It is decoration; the label has to say it too. */
  start?: ReactNode
  /** Stands after it. */
  end?: ReactNode
}

const textLike: ReadonlySet<string | undefined> = new Set([undefined, 'text', 'search'])

/**
 * One line of text. `className`, `style` and `data-component` belong to the frame; `ref` and everything else to the
 * native `input`. Free text takes the direction of what is written in it.
 */
export function Input({ size = 'md', start, end, className, style, ...props }: InputProps) {
  const control = useFieldControl(props)
  return (
    <span data-component="Input" className={clsx(frame, sizes[size], noZoom, className)} style={style}>
      {start !== undefined && <span className={slot}>{start}</span>}
      <input dir={textLike.has(props.type) ? 'auto' : undefined} {...props} {...control} className={input} />
      {end !== undefined && <span className={slot}>{end}</span>}
    </span>
  )
}
