import { createFileRoute } from '@tanstack/react-router'
import { page, videosScreen } from '../pages.ts'

export const Route = createFileRoute('/videos')(page({ access: 'member', bare: true, screen: videosScreen }))
