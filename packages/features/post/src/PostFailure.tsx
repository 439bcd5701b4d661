import { AlertCircleIcon, Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Where a post could not be loaded, with the way to try again. */
export function PostFailure({ onRetry }: { onRetry: () => void }) {
  const m = useMessages('post')
  const common = useMessages('common')
  return (
    <div role="alert" className="flex items-center gap-12 border-b border-border px-16 py-12 text-label">
      <AlertCircleIcon className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1">{m.loadFailed()}</p>
      <Button variant="quiet" onClick={onRetry}>
        {common.retry()}
      </Button>
    </div>
  )
}
