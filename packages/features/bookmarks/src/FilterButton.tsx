import type { ComponentPropsWithRef } from 'react'
import { SlidersIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'

const button = cva(
  'flex h-44 shrink-0 cursor-pointer items-center gap-8 rounded-pill border px-16 text-control font-semibold transition-colors duration-fade aria-expanded:border-accent aria-expanded:bg-accent-soft aria-expanded:text-accent-text',
  {
    variants: {
      isOn: {
        true: 'border-accent bg-accent-soft text-accent-text',
        false: 'border-border-control bg-surface text-text hover:bg-hover',
      },
    },
  },
)

/** 'Filter' (specification §2.9), with the number of filters that are on. */
export function FilterButton({ count, ...props }: ComponentPropsWithRef<'button'> & { count: number }) {
  const m = useMessages('bookmarks')
  return (
    <button type="button" aria-haspopup="dialog" {...props} className={button({ isOn: count > 0 })}>
      <SlidersIcon size={18} />
      {m.filter()}
      {count > 0 && (
        <span className="grid size-20 place-items-center rounded-pill bg-accent text-meta font-semibold text-on-accent tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{m.activeFilters({ count })}</span>
        </span>
      )}
    </button>
  )
}
