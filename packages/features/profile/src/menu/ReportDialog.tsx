import { Dialog } from '@skein/design-system'
import { ReportForm } from '@skein/feature-post/report'
import { useMessages } from '@skein/i18n'
import type { UserDialogProps } from './user-dialog.ts'

/** Reports a member to those who run the site. */
export function ReportDialog({ user: { id, username }, isOpen, onOpenChange, returnFocusTo }: UserDialogProps) {
  const m = useMessages('profile')
  const more = useMessages('postMore')
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={m.report({ username })}
        description={more.reportText({ username })}
        returnFocusTo={returnFocusTo}
      >
        <ReportForm subject={{ subject: 'user', subjectId: id }} onSent={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
