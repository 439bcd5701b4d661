import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/ads')(page({ access: 'public', screen: framePage('ToComePage') }))
