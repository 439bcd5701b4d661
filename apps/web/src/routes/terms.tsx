import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/terms')(page({ access: 'public', screen: framePage('ToComePage') }))
