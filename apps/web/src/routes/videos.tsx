import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '@skein/contract/addresses'
import { page, videosScreen } from '../pages.ts'

export const Route = createFileRoute('/videos')({
  validateSearch: readSearch('/videos'),
  ...page({ access: 'member', bare: true, screen: videosScreen }),
})
