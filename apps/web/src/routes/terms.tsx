import { createFileRoute } from '@tanstack/react-router'
import { informationScreen, page } from '../pages.ts'

export const Route = createFileRoute('/terms')(page({ access: 'public', screen: informationScreen }))
