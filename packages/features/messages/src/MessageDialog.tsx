import type { UserSummary } from '@skein/contract'
import { Dialog, IconButton, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Thread } from './Thread.tsx'

export type MessageDialogProps = {
  /** Whom the message is for. */
  recipient: UserSummary
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The message dialog (specification §2.8): the thread with a chosen recipient over any page. */
export function MessageDialog({ recipient, open, onOpenChange }: MessageDialogProps) {
  const m = useMessages('messages')
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        bare
        titleHidden
        title={m.thread({ name: recipient.name })}
        closeButton={false}
        fullScreenOnPhone
        className="flex h-[min(42.5rem,calc(100dvh-3rem))] flex-col max-rail:mt-56 max-rail:h-[calc(100dvh-3.5rem)] max-rail:max-h-none max-rail:min-h-0 max-rail:rounded-t-sheet"
      >
        <Thread
          user={recipient}
          onGone={() => onOpenChange(false)}
          close={
            <Dialog.Close asChild>
              <IconButton size="md" label={m.close()} icon={<XIcon />} className="-me-8" />
            </Dialog.Close>
          }
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
