import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** In place of a screen that failed while it was drawn. A reload starts afresh; the frame around it goes on working. */
export function ErrorScreen() {
  const m = useMessages('shell')
  return (
    <EmptyState
      role="alert"
      mark="error"
      title={m.errorTitle()}
      description={m.errorText()}
      action={
        <Button size="md" onClick={() => location.reload()}>
          {m.reload()}
        </Button>
      }
    />
  )
}
