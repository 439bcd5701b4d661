'use client'
import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react'
import * as styles from './Accordion.css.ts'
import { useAccordion, useItem } from './accordion-context.ts'

export type AccordionPanelProps = Omit<ComponentPropsWithRef<'div'>, 'hidden' | 'role' | 'id'>

/**
 * What an item opens. While it is closed it is `hidden="until-found"`: the browser's search still looks through it, and what is found opens
 * it; a browser that does not know of that hides it as ever.
 */
export function AccordionPanel({ className, children, ...props }: AccordionPanelProps) {
  const { setOpen, multiple } = useAccordion()
  const { value, id, open } = useItem()
  const content = useRef<HTMLDivElement>(null)
  // React knows `hidden` as true or false alone, and writes it anew only where it changes.
  useLayoutEffect(() => {
    const element = content.current
    if (!element || open) return undefined
    element.setAttribute('hidden', 'until-found')
    // What is still closing takes no focus any more; what is inert would not be searched.
    element.inert = true
    const closed = () => {
      element.inert = false
    }
    // A test's document that draws nothing moves nothing.
    const moving = 'getAnimations' in element ? element.getAnimations() : []
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(closed)
    return closed
  }, [open])
  useEffect(() => {
    const element = content.current
    const found = (event: Event) => {
      // Something in an accordion inside of this one opens both, each by its own.
      if (event.target instanceof Node && element?.contains(event.target)) setOpen(value, true)
    }
    element?.addEventListener('beforematch', found)
    return () => element?.removeEventListener('beforematch', found)
  }, [setOpen, value])
  return (
    <div
      data-component="Accordion.Panel"
      data-state={open ? 'open' : 'closed'}
      {...props}
      id={`${id}-panel`}
      // Many regions at once are no landmarks any more (APG), and a closed one would be an empty one.
      role={open ? (multiple ? 'group' : 'region') : undefined}
      aria-labelledby={open ? `${id}-trigger` : undefined}
      className={clsx(styles.panel, className)}
    >
      <div ref={content} hidden={!open} aria-hidden={!open || undefined} className={styles.content}>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  )
}
