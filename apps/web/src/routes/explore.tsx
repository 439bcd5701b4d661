import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/explore')(page({ access: 'member', screen: framePage('ToComePage') }))
