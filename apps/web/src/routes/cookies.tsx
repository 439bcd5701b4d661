import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/cookies')(page({ access: 'public', screen: framePage('ToComePage') }))
