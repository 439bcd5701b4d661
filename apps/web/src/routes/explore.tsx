import { readSearch } from '@skein/contract/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { exploreScreen, page } from '../pages.ts'

export const Route = createFileRoute('/explore')({
  validateSearch: readSearch('/explore'),
  ...page({ access: 'member', screen: exploreScreen }),
})
