import { createFileRoute } from '@tanstack/react-router'
import { homeScreen, page } from '../pages.ts'

export const Route = createFileRoute('/')(page({ access: 'member', screen: homeScreen }))
