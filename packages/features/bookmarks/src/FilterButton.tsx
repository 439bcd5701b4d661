import type { ComponentPropsWithRef } from 'react'
import { Button, SlidersIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'

const button = cva(
  'px-16 text-control aria-expanded:border-accent aria-expanded:bg-accent-soft aria-expanded:text-accent-text',
  {
    variants: {
      isOn: {
        true: 'border-accent bg-accent-soft text-accent-text',
        false: 'bg-surface hover:bg-hover',
      },
    },
  },
)

/** 'Filter' (specification §2.9), with the number of filters that are on. */
export function FilterButton({ count, ...props }: ComponentPropsWithRef<'button'> & { count: number }) {
  const m = useMessages('bookmarks')
  return (
    <Button
      variant="quiet"
      size="md"
      aria-haspopup="dialog"
      {...props}
      iconStart={<SlidersIcon size={18} />}
      className={button({ isOn: count > 0 })}
    >
      {m.filter()}
      {count > 0 && (
        <span className="grid size-20 place-items-center rounded-pill bg-accent text-meta font-semibold text-on-accent tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{m.activeFilters({ count })}</span>
        </span>
      )}
    </Button>
  )
}
