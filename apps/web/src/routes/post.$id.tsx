import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/post/$id')(page({ access: 'public', screen: framePage('ToComePage') }))
