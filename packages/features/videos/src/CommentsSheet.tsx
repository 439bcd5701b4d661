import type { ComponentType, RefObject } from 'react'
import { Sheet } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type CommentsSheetProps = {
  /** The post whose comments they are. */
  id: string
  /** Draws the thread; whoever puts the screens together brings it. */
  Comments: ComponentType<{ id: string }>
  isOpen: boolean
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** The thread of a video as a sheet (behaviour §2.5): the video goes on beside it. */
export function CommentsSheet({ id, Comments, isOpen, onClose, returnFocusTo }: CommentsSheetProps) {
  const m = useMessages('videos')
  return (
    <Sheet.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Sheet.Content title={m.comments()} side="end" returnFocusTo={returnFocusTo}>
        <Comments id={id} />
      </Sheet.Content>
    </Sheet.Root>
  )
}
