import { createFileRoute } from '@tanstack/react-router'
import { page } from '../pages.ts'
import { homeScreen } from '../parts.ts'

export const Route = createFileRoute('/')(page({ access: 'member', screen: homeScreen }))
