import { limits } from '@skein/contract/limits'
import { useMessages } from '@skein/i18n'

/** How many posts match and how many are kept, each counted up to a limit. */
type CountedProps = { count: number; all: number; isNarrowed: boolean }

/** '38 posts', or '14 of 38' where the list is searched or filtered. */
export function Counted({ count, all, isNarrowed }: CountedProps) {
  const m = useMessages('bookmarks')
  const most = limits.bookmarks.maxCounted
  if (isNarrowed) return all < most ? m.countOf({ count, all }) : m.countOfAtLeast({ count, all })
  return all < most ? m.count({ count: all }) : m.countAtLeast({ count: all })
}
