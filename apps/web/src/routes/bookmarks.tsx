import { createFileRoute } from '@tanstack/react-router'
import { bookmarksScreen, page } from '../pages.ts'

export const Route = createFileRoute('/bookmarks')(page({ access: 'member', screen: bookmarksScreen }))
