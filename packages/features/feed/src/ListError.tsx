import { useOnline } from '@skein/data'
import { AlertCircleIcon, Button, RefreshCwIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type ListErrorProps = {
  onRetry: () => void
  /** What failed; 'Failed to load posts. Please try again.' unless told. */
  text?: string | undefined
}

/**
 * 'Failed to load posts. Please try again.' (§8), where the posts would be, with the way to try again. Without a network it comes by itself
 * (`startOffline`), and there is nothing to press.
 */
export function ListError({ onRetry, text }: ListErrorProps) {
  const m = useMessages('feed')
  const common = useMessages('common')
  const isOnline = useOnline()
  return (
    <div role="alert" className="flex min-h-60 items-center gap-12 border-b border-border px-16 py-12 text-label">
      <AlertCircleIcon className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1">{isOnline ? (text ?? m.failedToLoad()) : common.notLoadedYet()}</p>
      {isOnline && (
        <Button variant="quiet" iconStart={<RefreshCwIcon size={18} />} onClick={onRetry}>
          {common.retry()}
        </Button>
      )}
    </div>
  )
}
