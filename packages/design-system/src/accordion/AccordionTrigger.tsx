'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { ChevronDownIcon } from '../icon/index.ts'
import { rovingIndex } from '../roving/roving.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import * as styles from './Accordion.css.ts'
import { useAccordion, useItem } from './accordion-context.ts'

export type AccordionTriggerProps = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'value'>

/** The triggers of one accordion; not those of another one inside it. */
function triggersBeside(trigger: HTMLElement): readonly HTMLElement[] {
  const root = trigger.closest('[data-component=Accordion]')
  return [...(root?.querySelectorAll<HTMLElement>('[data-component="Accordion.Trigger"]:enabled') ?? [])].filter(
    (other) => other.closest('[data-component=Accordion]') === root,
  )
}

function move(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const triggers = triggersBeside(event.currentTarget)
  const next =
    triggers[rovingIndex(event.key, triggers.indexOf(event.currentTarget), triggers.length, false, 'vertical') ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The button that opens and closes its item, inside a heading of the accordion's level. */
export function AccordionTrigger({ className, onClick, onKeyDown, children, ...props }: AccordionTriggerProps) {
  const { setOpen, open: all, collapsible, headingLevel } = useAccordion()
  const { value, id, open, disabled } = useItem()
  const Heading = `h${headingLevel}` as const
  return (
    <Heading className={styles.heading}>
      <button
        type="button"
        data-component="Accordion.Trigger"
        data-state={open ? 'open' : 'closed'}
        aria-disabled={(open && !collapsible && all.length === 1) || undefined}
        {...props}
        id={`${id}-trigger`}
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        disabled={disabled}
        className={clsx(styles.trigger, className)}
        onClick={composeHandlers(onClick, () => setOpen(value, !open))}
        onKeyDown={composeHandlers(onKeyDown, move)}
      >
        <span className={styles.label}>{children}</span>
        <ChevronDownIcon size={18} className={styles.arrow} />
      </button>
    </Heading>
  )
}
