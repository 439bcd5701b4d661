import { readSearch } from '@skein/contract/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { bookmarksScreen, page } from '../pages.ts'

export const Route = createFileRoute('/bookmarks')({
  validateSearch: readSearch('/bookmarks'),
  ...page({ access: 'member', screen: bookmarksScreen }),
})
