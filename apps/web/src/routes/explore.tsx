import { createFileRoute } from '@tanstack/react-router'
import { exploreScreen, page } from '../pages.ts'

export const Route = createFileRoute('/explore')(page({ access: 'member', screen: exploreScreen }))
