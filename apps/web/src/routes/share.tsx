import { readSearch } from '@skein/contract/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { page, shareScreen } from '../pages.ts'

/** What other apps and links hand over; signed out it waits here for the sign-in. */
export const Route = createFileRoute('/share')({
  validateSearch: readSearch('/share'),
  ...page({ access: 'member', screen: shareScreen }),
})
