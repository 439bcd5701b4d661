import { createFileRoute } from '@tanstack/react-router'
import { page, searchScreen } from '../pages.ts'

export const Route = createFileRoute('/search')(page({ access: 'public', screen: searchScreen }))
