import { createFileRoute } from '@tanstack/react-router'
import { customFeedScreen, page } from '../pages.ts'

export const Route = createFileRoute('/feeds/$id')(page({ access: 'member', screen: customFeedScreen }))
