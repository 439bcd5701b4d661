import { createFileRoute } from '@tanstack/react-router'
import { page, settingsScreen } from '../pages.ts'

export const Route = createFileRoute('/settings')(page({ access: 'member', screen: settingsScreen }))
