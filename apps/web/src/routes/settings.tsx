import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '@skein/contract/addresses'
import { page, settingsScreen } from '../pages.ts'

export const Route = createFileRoute('/settings')({
  validateSearch: readSearch('/settings'),
  ...page({ access: 'member', screen: settingsScreen }),
})
