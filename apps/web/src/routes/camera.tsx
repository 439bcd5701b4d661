import { createFileRoute } from '@tanstack/react-router'
import { cameraScreen, page } from '../pages.ts'

/** Public: signed out it shows 'Camera Access' (behaviour §2.1). */
export const Route = createFileRoute('/camera')(page({ access: 'public', bare: true, screen: cameraScreen }))
