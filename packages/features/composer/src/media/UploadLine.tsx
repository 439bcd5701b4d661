import { limits } from '@skein/contract'
import { Button, Progress } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { MediaItem } from '../machine/composition.ts'

type UploadLineProps = {
  item: MediaItem
  /** What the item is called aloud. */
  name: string
  isLocked: boolean
  onCancel: () => void
  onRetry: () => void
}

/** How far an upload is; what went wrong with it, and what can be done. An upload that has arrived says nothing. */
export function UploadLine({ item, name, isLocked, onCancel, onRetry }: UploadLineProps) {
  const m = useMessages('compose')
  const { kind, upload } = item
  switch (upload.status) {
    case 'uploaded':
      return null
    case 'uploading':
      return (
        <div className="mt-auto flex items-center gap-8">
          <Progress
            className="min-w-0 flex-1"
            aria-label={m.uploadingNamed({ name })}
            valueText={false}
            value={upload.done > 0 ? upload.done * 100 : undefined}
          />
          <Button size="xs" variant="ghost" aria-label={m.cancelUploadOf({ name })} onClick={onCancel}>
            {m.cancelUpload()}
          </Button>
        </div>
      )
    case 'refused': {
      const { maxBytes } = kind === 'video' ? limits.video : limits.image
      const why = {
        heic: m.refusedHeic(),
        unsupported: m.refusedUnsupported(),
        unreadable: m.refusedUnreadable(),
        'too-large': m.refusedTooLarge({ megabytes: maxBytes / 1_000_000 }),
      }[upload.why]
      return (
        <p role="alert" className="text-caption font-medium text-danger">
          {why}
        </p>
      )
    }
    default:
      return (
        <div className="mt-auto flex flex-wrap items-center gap-8">
          <p role="alert" className="flex-1 text-caption font-medium text-danger">
            {upload.status === 'failed' ? m.uploadFailed() : m.uploadCancelled()}
          </p>
          <Button
            size="xs"
            variant="quiet"
            disabled={isLocked}
            aria-label={m.retryUploadOf({ name })}
            onClick={onRetry}
          >
            {m.retry()}
          </Button>
        </div>
      )
  }
}
