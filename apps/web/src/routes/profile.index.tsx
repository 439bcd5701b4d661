import { createFileRoute } from '@tanstack/react-router'
import { page, profileScreen } from '../pages.ts'

export const Route = createFileRoute('/profile/')(page({ access: 'member', screen: profileScreen }))
