import { readSearch } from '@skein/contract/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { messagesScreen, page } from '../pages.ts'

export const Route = createFileRoute('/messages')({
  validateSearch: readSearch('/messages'),
  ...page({ access: 'member', screen: messagesScreen }),
})
