import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/bookmarks')(page({ access: 'member', screen: framePage('ToComePage') }))
