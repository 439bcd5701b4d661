import { createFileRoute } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { CameraAccessScreen, ToComeScreen } from '@skein/feature-shell'
import { page } from '../pages.ts'

/** Reachable signed out, where it asks to log in (§2.6; behaviour §2.1). */
function CameraPage() {
  return useViewer() === null ? <CameraAccessScreen /> : <ToComeScreen screen="camera" />
}

export const Route = createFileRoute('/camera')(page({ access: 'public', component: CameraPage }))
