import { createRootRouteWithContext } from '@tanstack/react-router'
import { RootLayout } from '../RootLayout.tsx'
import type { RouterContext } from '../parts.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootLayout })
