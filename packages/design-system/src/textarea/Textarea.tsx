'use client'
import { clsx } from 'clsx'
import { useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { frame, noZoom, size } from '../input/Input.css.ts'
import { composeRefs } from '../slot/merge-props.ts'
import { autosize as autosizeStyle, textarea } from './Textarea.css.ts'
import { useGrowingHeight } from './use-growing-height.ts'

export type TextareaProps = Omit<ComponentPropsWithRef<'textarea'>, 'children'> & {
  /** Grows with its text instead of scrolling. */
  autosize?: boolean | undefined
  /** The most lines it grows to; from there on it scrolls. */
  maxRows?: number | undefined
  /** The fewest lines it shows. */
  rows?: number | undefined
}

/** Several lines of text. It takes the direction of what is written in it, line by line. */
export function Textarea({ autosize = false, maxRows, rows = 2, className, ref: outer, ...props }: TextareaProps) {
  const control = useFieldControl(props)
  const inner = useRef<HTMLTextAreaElement>(null)
  const ref = useMemo(() => composeRefs(inner, outer), [outer])
  useGrowingHeight(inner, autosize, props.value)
  // Set on the element and not as an attribute: a strict policy refuses style attributes in the server's HTML.
  useLayoutEffect(() => {
    inner.current?.style.setProperty('--textarea-rows', String(rows))
    if (maxRows === undefined) inner.current?.style.removeProperty('--textarea-max-rows')
    else inner.current?.style.setProperty('--textarea-max-rows', String(maxRows))
  }, [rows, maxRows])
  return (
    <textarea
      data-component="Textarea"
      dir="auto"
      rows={rows}
      {...props}
      {...control}
      ref={ref}
      className={clsx(frame, size.md, noZoom, textarea, autosize && autosizeStyle, className)}
    />
  )
}
