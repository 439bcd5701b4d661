import { useOnline } from '@skein/data'
import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/**
 * In place of a screen whose code could not be fetched. Without a network it comes once there is one; with one, a newer build has most
 * likely taken it away, and a reload brings that.
 */
export function NotLoadedScreen() {
  const m = useMessages('shell')
  const isOnline = useOnline()
  return (
    <EmptyState
      role="alert"
      mark="error"
      title={m.notLoadedTitle()}
      description={isOnline ? m.partMissingText() : m.notLoadedOffline()}
      action={
        isOnline && (
          <Button size="md" onClick={() => location.reload()}>
            {m.reload()}
          </Button>
        )
      }
    />
  )
}
