import { createFileRoute } from '@tanstack/react-router'
import { messagesScreen, page } from '../pages.ts'

export const Route = createFileRoute('/messages')(page({ access: 'member', screen: messagesScreen }))
