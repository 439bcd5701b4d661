'use client'
import { clsx } from 'clsx'
import { useMemo, type ComponentPropsWithRef } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import type { HeadingLevel } from '../dialog/DialogTitle.tsx'
import { accordion } from './Accordion.css.ts'
import { AccordionContext } from './accordion-context.ts'

type OneOpen = {
  multiple?: false | undefined
  /** The item that is open, where a parent owns that; `''` for none. */
  value?: string | undefined
  /** The item that is open at first: none by default. */
  defaultValue?: string | undefined
  /** Told of every change: by press, and by the browser's search when it finds something that is hidden. */
  onValueChange?: ((value: string) => void) | undefined
}

type SeveralOpen = {
  /** Several may be open beside one another. */
  multiple: true
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
}

export type AccordionRootProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> & {
  /** Whether the last open item can be closed. Where it cannot, its trigger says that it is disabled (APG). */
  collapsible?: boolean | undefined
  /** The level of its headings in the page around it (WCAG 1.3.1). */
  headingLevel?: HeadingLevel | undefined
  /** Nothing can be opened or closed. */
  disabled?: boolean | undefined
} & (OneOpen | SeveralOpen)

/** Headings that open and close what stands under them (APG accordion). */
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
  const several = multiple === true
  const [chosen, setChosen] = useControlled<string | readonly string[]>(
    value,
    defaultValue ?? (several ? [] : ''),
    (next) => {
      if (multiple) {
        if (typeof next !== 'string') onValueChange?.(next)
      } else if (typeof next === 'string') onValueChange?.(next)
    },
  )
  const state = useMemo(() => {
    const open = typeof chosen === 'string' ? [chosen].filter(Boolean) : chosen
    return {
      open,
      setOpen: (item: string, opens: boolean) => {
        const others = open.filter((one) => one !== item)
        if (!opens && !collapsible && others.length === 0) return
        if (several) setChosen(opens ? [...others, item] : others)
        else setChosen(opens ? item : '')
      },
      multiple: several,
      collapsible,
      disabled,
      headingLevel,
    }
  }, [chosen, setChosen, several, collapsible, disabled, headingLevel])
  return (
    <AccordionContext value={state}>
      <div data-component="Accordion" {...props} className={clsx(accordion, className)} />
    </AccordionContext>
  )
}
