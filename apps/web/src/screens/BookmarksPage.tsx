import { startTransition, useOptimistic } from 'react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { BookmarksScreen, addressOf, filterIn } from '@skein/feature-bookmarks'

/** Bookmarks as their address says. A change of the search or a filter is no step of the history: going back leaves the screen. */
export function BookmarksPage() {
  const router = useRouter()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  // A filter shows what was chosen at once; the address follows when the router comes to it.
  const [filter, show] = useOptimistic(filterIn(search))
  return (
    <BookmarksScreen
      filter={filter}
      onFilter={(next) =>
        startTransition(async () => {
          show(next)
          await router.navigate({ href: addressOf(next), replace: true, resetScroll: false })
        })
      }
    />
  )
}
