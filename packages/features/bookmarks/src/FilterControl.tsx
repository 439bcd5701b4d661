import { useId, useState } from 'react'
import type { BookmarkFilter } from '@skein/data'
import { Popover, Sheet, TextButton } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { FilterButton } from './FilterButton.tsx'
import { FilterForm } from './FilterForm.tsx'
import { countFilters } from './filter-address.ts'

export type FilterControlProps = {
  filter: BookmarkFilter
  onFilter: (filter: BookmarkFilter) => void
  /** What the button at its foot says: how many posts there are. */
  showLabel: string
}

/** Below this a popover would cover everything: look.md's layout. */
const roomy = '(min-width: 45rem)'

/** The Filter button with what it opens: a popover, or a bottom sheet on a phone. It opens as it appears. */
export function FilterControl({ filter, onFilter, showLabel }: FilterControlProps) {
  const m = useMessages('bookmarks')
  const [isOpen, setOpen] = useState(true)
  const titleId = useId()
  const count = countFilters(filter)
  const form = <FilterForm filter={filter} onFilter={onFilter} showLabel={showLabel} onDone={() => setOpen(false)} />
  const clear = (
    <TextButton
      disabled={count === 0}
      onClick={() => onFilter(filter.q === undefined ? {} : { q: filter.q })}
      className="min-h-28 rounded-control px-8 text-control disabled:invisible pointer-coarse:min-h-44"
    >
      {m.clear()}
    </TextButton>
  )

  if (!matchMedia(roomy).matches) {
    return (
      <Sheet.Root open={isOpen} onOpenChange={setOpen}>
        <Sheet.Trigger asChild>
          <FilterButton count={count} />
        </Sheet.Trigger>
        <Sheet.Content title={m.filter()} side="bottom">
          <div className="-mt-8 flex justify-end">{clear}</div>
          {form}
        </Sheet.Content>
      </Sheet.Root>
    )
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <FilterButton count={count} />
      </Popover.Trigger>
      <Popover.Content aria-labelledby={titleId} align="end" gap={8} className="w-328">
        <div className="-mt-4 flex min-h-32 items-center justify-between">
          <h2 id={titleId} className="text-post font-bold">
            {m.filter()}
          </h2>
          {clear}
        </div>
        {form}
      </Popover.Content>
    </Popover.Root>
  )
}
