import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/search')(page({ access: 'public', screen: framePage('ToComePage') }))
