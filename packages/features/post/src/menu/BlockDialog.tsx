import { BlockUserDialog } from './BlockUserDialog.tsx'
import { focusNeighbour } from './focus-neighbour.ts'
import type { PostDialogProps } from './post-dialog-props.ts'
import { writerOf } from './writer.ts'

/** Asks before the writer of a post is blocked; the card leaves, and the focus goes to the one beside it. */
export function BlockDialog({ post, isOpen, onOpenChange, returnFocusTo }: PostDialogProps) {
  return (
    <BlockUserDialog
      user={writerOf(post)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      onConfirm={() => focusNeighbour(returnFocusTo.current)}
    />
  )
}
