import { usePostHistory } from '@skein/data'
import { Button, Dialog, Skeleton, SkeletonRegion } from '@skein/design-system'
import { formatDate, useLanguage, useMessages } from '@skein/i18n'
import { RichText } from '../text/RichText.tsx'
import type { PostDialogProps } from './post-dialog-props.ts'

/** Every wording of a post, the present one first; public (behaviour §2.3). */
export function HistoryDialog({ post, isOpen, onOpenChange, returnFocusTo }: PostDialogProps) {
  const m = useMessages('postMore')
  const common = useMessages('common')
  const language = useLanguage()
  const { revisions, isLoading, error, retry } = usePostHistory(post.id, isOpen)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content title={m.editHistory()} description={m.historyText()} returnFocusTo={returnFocusTo}>
        {error !== null && (
          <div role="alert" className="mt-16 flex items-center gap-12 text-control">
            <p className="min-w-0 flex-1">{m.historyFailed()}</p>
            <Button variant="quiet" onClick={retry}>
              {common.retry()}
            </Button>
          </div>
        )}
        {isLoading && (
          <SkeletonRegion label={m.loadingHistory()} busy className="mt-16 grid gap-8">
            <Skeleton shape="block" className="h-14 w-96" />
            <Skeleton shape="block" className="h-14 w-full" />
          </SkeletonRegion>
        )}
        <ol className="mt-8">
          {revisions.map(({ content, entities, createdAt }, index) => (
            <li key={createdAt} className="border-b border-border py-12 last:border-0">
              <p className="mb-4 text-caption text-text-muted">
                <time dateTime={createdAt}>
                  {formatDate(language, createdAt, { dateStyle: 'long', timeStyle: 'short' })}
                </time>
                {index === 0 && ` · ${m.currentWording()}`}
                {index > 0 && index === revisions.length - 1 && ` · ${m.firstWording()}`}
              </p>
              <RichText text={content} entities={entities} className="text-post" />
            </li>
          ))}
        </ol>
      </Dialog.Content>
    </Dialog.Root>
  )
}
