import { Dialog } from '@skein/design-system'
import { ReportForm } from '@skein/feature-post/report'
import { useMessages } from '@skein/i18n'
import type { ReportedMessage, ThreadDialogProps } from './thread-dialog.ts'

/** Reports a member, or one message. Of an encrypted one the server has no words: they go along in the note, which is said. */
export function ReportDialog({
  user,
  message,
  isOpen,
  onOpenChange,
  returnFocusTo,
}: ThreadDialogProps & { message: ReportedMessage | null }) {
  const m = useMessages('messages')
  const words = message?.encrypted === true ? message.text : null
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content title={m.report()} description={m.reportText()} returnFocusTo={returnFocusTo}>
        <ReportForm
          subject={
            message === null ? { subject: 'user', subjectId: user.id } : { subject: 'message', subjectId: message.id }
          }
          quote={words === null ? undefined : m.reportedMessage({ text: words })}
          onSent={() => onOpenChange(false)}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
