import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/contact')(page({ access: 'public', screen: framePage('ToComePage') }))
