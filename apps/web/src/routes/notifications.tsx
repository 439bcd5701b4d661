import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '@skein/contract/addresses'
import { notificationsScreen, page } from '../pages.ts'

export const Route = createFileRoute('/notifications')({
  validateSearch: readSearch('/notifications'),
  ...page({ access: 'member', screen: notificationsScreen }),
})
