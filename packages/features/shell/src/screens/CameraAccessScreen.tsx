import { pageAddress } from '@skein/contract/addresses'
import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** `/camera` for a visitor (specification §2.6): what it is for, and the two ways on. */
export function CameraAccessScreen() {
  const m = useMessages('shell')
  const common = useMessages('common')
  return (
    <EmptyState
      mark="camera"
      title={m.cameraAccess()}
      description={m.cameraAccessText()}
      action={
        <div className="flex flex-wrap justify-center gap-8">
          <Button asChild size="md" variant="quiet">
            <a href={pageAddress('/')}>{common.goHome()}</a>
          </Button>
          <Button asChild size="md">
            <a href={pageAddress('/auth')}>{common.logIn()}</a>
          </Button>
        </div>
      }
    />
  )
}
