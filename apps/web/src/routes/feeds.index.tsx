import { createFileRoute } from '@tanstack/react-router'
import { customFeedsScreen, page } from '../pages.ts'

export const Route = createFileRoute('/feeds/')(page({ access: 'member', screen: customFeedsScreen }))
