import { pageAddress } from '@skein/contract/addresses'
import { useRouter } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { CameraScreen } from '@skein/feature-camera'
import { CameraAccessScreen, ImmersiveShell } from '@skein/feature-shell'
import { useMessages } from '@skein/i18n'

/** The camera, on the whole window. Reachable signed out, where it asks to log in (§2.6; behaviour §2.1). */
export function CameraPage() {
  const router = useRouter()
  const viewer = useViewer()
  const titles = useMessages('titles')
  const leave = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/' })
  }
  return (
    <ImmersiveShell title={titles.camera()} path="/camera" viewer={viewer} hasBar={viewer === null}>
      <CameraScreen
        access={<CameraAccessScreen />}
        onClose={leave}
        // A page of its own: what this one believes of the session is out of date.
        onLogIn={() => location.assign(pageAddress('/auth', { next: pageAddress('/camera') }))}
        onPosted={() => void router.navigate({ to: '/' })}
      />
    </ImmersiveShell>
  )
}
