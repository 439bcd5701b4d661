import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

export const Route = createFileRoute('/profile/$username')(page({ access: 'public', screen: framePage('ToComePage') }))
