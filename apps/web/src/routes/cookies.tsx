import { createFileRoute } from '@tanstack/react-router'
import { informationScreen, page } from '../pages.ts'

export const Route = createFileRoute('/cookies')(page({ access: 'public', screen: informationScreen }))
