'use client'
import { clsx } from 'clsx'
import { useId, useMemo, type ComponentPropsWithRef } from 'react'
import { item as itemStyle } from './Accordion.css.ts'
import { ItemContext, useAccordion } from './accordion-context.ts'

export type AccordionItemProps = ComponentPropsWithRef<'div'> & {
  /** What the accordion's value is, or holds, while this one is open. */
  value: string
  /** It cannot be opened or closed. */
  disabled?: boolean | undefined
}

/** A heading and what it opens. */
export function AccordionItem({ value, disabled = false, className, ...props }: AccordionItemProps) {
  const { open, disabled: allDisabled } = useAccordion()
  const id = useId()
  const isOpen = open.includes(value)
  const off = disabled || allDisabled
  const item = useMemo(() => ({ value, id, open: isOpen, disabled: off }), [value, id, isOpen, off])
  return (
    <ItemContext value={item}>
      <div
        data-component="Accordion.Item"
        data-state={isOpen ? 'open' : 'closed'}
        {...props}
        className={clsx(itemStyle, className)}
      />
    </ItemContext>
  )
}
