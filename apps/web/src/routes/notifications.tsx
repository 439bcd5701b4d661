import { createFileRoute } from '@tanstack/react-router'
import { notificationsScreen, page } from '../pages.ts'

export const Route = createFileRoute('/notifications')(page({ access: 'member', screen: notificationsScreen }))
