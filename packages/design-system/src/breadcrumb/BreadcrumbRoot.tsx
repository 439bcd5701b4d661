'use client'
import { clsx } from 'clsx'
import { Children, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { ChevronRightIcon, MoreHorizontalIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import * as styles from './Breadcrumb.css.ts'
import { breadcrumbWords } from './breadcrumb.words.ts'

export type BreadcrumbRootProps = Omit<ComponentPropsWithRef<'nav'>, 'aria-label'> & {
  /** Names it; the provider's word by default. */
  label?: string | undefined
  /** How many places it takes at most, 3 or more: of a longer way, what is between the first step and the last ones stands behind a button. */
  max?: number | undefined
}

/**
 * The way that leads to a page, from the outermost step to the page itself (APG breadcrumb). Its children are `Breadcrumb.Item`s. What is longer
 * collapses in the middle; a press shows it, and the focus goes on to the first step that came.
 */
export function BreadcrumbRoot({ label, max = 4, className, children, ...props }: BreadcrumbRootProps) {
  const words = useWordSet(breadcrumbWords)
  const [expanded, setExpanded] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const steps = Children.toArray(children)
  const places = Math.max(3, max)
  const hidden = expanded || steps.length <= places ? 0 : steps.length - places + 1
  useLayoutEffect(() => {
    if (expanded) list.current?.children[1]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [expanded])
  const [first, ...rest] = steps.map((step, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a step is the place that it has on the way
    <li key={index} className={styles.step}>
      {index > 0 && <ChevronRightIcon size={16} className={styles.arrow} />}
      {step}
    </li>
  ))
  return (
    <nav data-component="Breadcrumb" aria-label={label ?? words.label} {...props} className={className}>
      <ol ref={list} className={styles.list}>
        {first}
        {hidden > 0 && (
          <li className={styles.step}>
            <ChevronRightIcon size={16} className={styles.arrow} />
            <button
              type="button"
              data-component="Breadcrumb.More"
              aria-label={words.more(hidden)}
              aria-expanded={false}
              className={clsx(styles.link, styles.more)}
              onClick={() => setExpanded(true)}
            >
              <MoreHorizontalIcon size={16} />
            </button>
          </li>
        )}
        {rest.slice(hidden)}
      </ol>
    </nav>
  )
}
