'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react'
import { announce } from '../announcer/announce.ts'
import { Button } from '../button/Button.tsx'
import { useControlled } from '../controlled/use-controlled.ts'
import { ChevronRightIcon } from '../icon/index.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { pageItems } from './page-items.ts'
import * as styles from './Pagination.css.ts'
import { paginationWords } from './pagination.words.ts'

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'defaultValue' | 'aria-label'> & {
  /** Names it, where there are two on one page; the provider's word by default. */
  label?: string | undefined
  /** How many pages there are. */
  pages: number
  /** The current page, from 1, where a parent owns it. */
  value?: number | undefined
  /** The first page that is current: 1 by default. */
  defaultValue?: number | undefined
  /** Told of every press that goes to another page. */
  onValueChange?: ((value: number) => void) | undefined
  /** The link to a page, around what is shown: pages with an address are links, so that they open in another tab. Buttons without it. */
  link?: ((page: number, content: ReactNode) => ReactElement) | undefined
  /** How many pages stand on either side of the current one. */
  siblings?: number | undefined
}

/** A press that opens another tab leaves this page where it is. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey

/**
 * The pages of a long list, with the way back and on. As many items on every page, so that nothing moves under the pointer; where its place is
 * narrower than 440 px, the page one is on in words between the two arrows.
 */
export function Pagination({
  label,
  pages,
  value,
  defaultValue = 1,
  onValueChange,
  link,
  siblings = 1,
  className,
  ...props
}: PaginationProps) {
  const words = useWordSet(paginationWords)
  const { locale } = useLocale()
  const [given, setPage] = useControlled(value, defaultValue, onValueChange)
  const last = Math.max(1, pages)
  const current = Math.min(Math.max(1, given), last)
  const written = (page: number) => page.toLocaleString(locale)
  const status = (page: number) => words.status(written(page), written(last))

  const step = (to: number, name: string, content: ReactNode) => {
    const isCurrent = to === current
    // Beyond the ends there is nothing; what leads there keeps the focus that pressed it.
    const isOff = to < 1 || to > last
    const page = Math.min(Math.max(1, to), last)
    return (
      <Button
        variant="ghost"
        asChild={link !== undefined}
        aria-label={name}
        aria-current={isCurrent ? 'page' : undefined}
        aria-disabled={isOff || undefined}
        className={styles.button}
        onClick={(event) => {
          if (isOff) event.preventDefault()
          if (isOff || isCurrent || opensElsewhere(event)) return
          setPage(page)
          announce(status(page))
        }}
      >
        {link ? link(page, content) : content}
      </Button>
    )
  }

  return (
    <nav
      data-component="Pagination"
      aria-label={label ?? words.label}
      {...props}
      className={clsx(styles.pagination, className)}
    >
      <ul className={styles.list}>
        <li>{step(current - 1, words.previous, <ChevronRightIcon size={18} className={styles.back} />)}</li>
        {pageItems(current, last, siblings).map((item) => (
          <li
            key={item}
            aria-hidden={typeof item === 'string' || undefined}
            className={clsx(styles.page, typeof item === 'string' && styles.gap)}
          >
            {typeof item === 'string' ? '…' : step(item, words.page(written(item)), written(item))}
          </li>
        ))}
        <li className={styles.status}>{status(current)}</li>
        <li>{step(current + 1, words.next, <ChevronRightIcon size={18} className={styles.arrow} />)}</li>
      </ul>
    </nav>
  )
}
