import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/about')(page({ access: 'public', screen: framePage('ToComePage') }))
