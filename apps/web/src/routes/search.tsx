import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '@skein/contract/addresses'
import { page, searchScreen } from '../pages.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readSearch('/search'),
  ...page({ access: 'public', screen: searchScreen }),
})
