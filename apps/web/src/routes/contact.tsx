import { createFileRoute } from '@tanstack/react-router'
import { informationScreen, page } from '../pages.ts'

export const Route = createFileRoute('/contact')(page({ access: 'public', screen: informationScreen }))
