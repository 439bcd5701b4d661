import { createFileRoute } from '@tanstack/react-router'
import { page, reviewScreen } from '../pages.ts'

/** For moderators; to everybody else it looks like an address that nothing answers to. */
export const Route = createFileRoute('/moderation')(page({ access: 'member', screen: reviewScreen }))
