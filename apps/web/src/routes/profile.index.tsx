import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/profile/')(page({ access: 'member', screen: framePage('ToComePage') }))
