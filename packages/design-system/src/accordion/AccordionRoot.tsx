'use client'
import { clsx } from 'clsx'
import { useMemo, type ComponentPropsWithRef } from 'react'
import { useOneOrSeveral, type OneOrSeveral } from '../controlled/use-one-or-several.ts'
import type { HeadingLevel } from '../dialog/DialogTitle.tsx'
import { accordion } from './Accordion.css.ts'
import { AccordionContext } from './accordion-context.ts'

export type AccordionRootProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> & {
  /** Whether the last open item can be closed. Where it cannot, its trigger says that it is disabled (APG). */
  collapsible?: boolean | undefined
  /** The level of its headings in the page around it (WCAG 1.3.1). */
  headingLevel?: HeadingLevel | undefined
  /** Nothing can be opened or closed. */
  disabled?: boolean | undefined
} & OneOrSeveral

/**
 * Headings that open and close what stands under them (APG accordion). `onValueChange` hears of the browser's search as well: it opens what it
 * finds.
 */
export function AccordionRoot({
  multiple,
  value,
  defaultValue,
  onValueChange,
  collapsible = true,
  headingLevel = 3,
  disabled = false,
  className,
  ...props
}: AccordionRootProps) {
  const [open, setAll] = useOneOrSeveral(
    multiple ? { multiple, value, defaultValue, onValueChange } : { multiple, value, defaultValue, onValueChange },
  )
  const state = useMemo(
    () => ({
      open,
      setOpen: (item: string, opens: boolean) => {
        const others = open.filter((one) => one !== item)
        if (opens || collapsible || others.length > 0) setAll(opens ? [...others, item] : others)
      },
      multiple: multiple === true,
      collapsible,
      disabled,
      headingLevel,
    }),
    [open, setAll, multiple, collapsible, disabled, headingLevel],
  )
  return (
    <AccordionContext value={state}>
      <div data-component="Accordion" {...props} className={clsx(accordion, className)} />
    </AccordionContext>
  )
}
