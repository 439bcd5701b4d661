import { startTransition, useOptimistic } from 'react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { BookmarksScreen, filterOf, searchOf } from '@skein/feature-bookmarks'

/** Bookmarks as their address says. A change of the search or a filter is no step of the history: going back leaves the screen. */
export function BookmarksPage() {
  const router = useRouter()
  const search = useSearch({ from: '/bookmarks' })
  // A filter shows what was chosen at once; the address follows when the router comes to it.
  const [filter, show] = useOptimistic(filterOf(search))
  return (
    <BookmarksScreen
      filter={filter}
      onFilter={(next) =>
        startTransition(async () => {
          show(next)
          await router.navigate({ to: '/bookmarks', search: searchOf(next), replace: true, resetScroll: false })
        })
      }
    />
  )
}
