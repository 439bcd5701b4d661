import type { Waiting } from '@skein/data/offline'
import { Button, Dialog } from '@skein/design-system'
import { useMessages, type MessagesOf } from '@skein/i18n'
import type { RefObject } from 'react'

export type WaitingDialogProps = {
  items: readonly Waiting[]
  isOpen: boolean
  onClose: () => void
  onTryAgain: (id: string) => void
  onRemove: (id: string) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** What was done, in a word. */
function deedOf(item: Waiting, m: MessagesOf<'waiting'>): string {
  switch (item.kind) {
    case 'like':
      return item.wanted ? m.waitingLike() : m.waitingUnlike()
    case 'repost':
      return item.wanted ? m.waitingRepost() : m.waitingUnrepost()
    case 'bookmark':
      return item.wanted ? m.waitingBookmark() : m.waitingUnbookmark()
    case 'follow':
      return item.wanted ? m.waitingFollow() : m.waitingUnfollow()
    case 'vote':
      return m.waitingVote()
    default:
      return item.body.replyToId ? m.waitingReply() : m.waitingPost()
  }
}

/** What waits to be sent, in its order, with the two things that can be done with each. */
export function WaitingDialog({ items, isOpen, onClose, onTryAgain, onRemove, returnFocusTo }: WaitingDialogProps) {
  const m = useMessages('waiting')
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Content title={m.waitingTitle()} description={m.waitingText()} returnFocusTo={returnFocusTo}>
        <ol className="mt-12">
          {items.map((item) => {
            const deed = deedOf(item, m)
            return (
              <li key={item.id} className="flex flex-col gap-8 border-t border-border py-12">
                <span>
                  <strong className="text-label font-semibold">{deed}</strong>
                  {item.about !== '' && (
                    <span className="line-clamp-3 text-text-muted wrap-anywhere">{item.about}</span>
                  )}
                  {item.state === 'failed' && (
                    <span className="block text-label text-danger">{item.error ?? m.waitingRefused()}</span>
                  )}
                </span>
                <span className="flex gap-8">
                  <Button size="md" variant="quiet" onClick={() => onTryAgain(item.id)}>
                    {m.tryAgain()}
                  </Button>
                  <Button size="md" variant="ghost" onClick={() => onRemove(item.id)}>
                    {m.remove()}
                  </Button>
                </span>
              </li>
            )
          })}
        </ol>
      </Dialog.Content>
    </Dialog.Root>
  )
}
