import { Dialog } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { PostDialogProps } from './post-dialog-props.ts'
import { ReportForm } from './ReportForm.tsx'
import { writerOf } from './writer.ts'

/** Reports a post to those who run the site. */
export function ReportDialog({ post, isOpen, onOpenChange, returnFocusTo }: PostDialogProps) {
  const m = useMessages('postMore')
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={m.reportTitle()}
        description={m.reportText({ username: writerOf(post).username })}
        returnFocusTo={returnFocusTo}
      >
        <ReportForm subject={{ subject: 'post', subjectId: post.id }} onSent={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
