import { useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import type { Post } from '@skein/contract'
import { toast } from '@skein/design-system'
import { loadMessages, useLanguage, useMessages } from '@skein/i18n'
import type { PostDialogProps, Reason } from './post-dialog-props.ts'
import type { PostDialogKind } from './post-dialogs.ts'

/**
 * The one dialog about a post that is open, and the way to open it. Draw `dialog` beside the button that leads to it.
 * @param returnFocusTo that button.
 */
export function usePostDialog(
  post: Post,
  returnFocusTo: RefObject<HTMLElement | null>,
  reason?: Reason,
): { dialog: ReactNode; openDialog: (kind: PostDialogKind) => void } {
  const language = useLanguage()
  const common = useMessages('common')
  const [shown, setShown] = useState<{ Dialog: ComponentType<PostDialogProps>; isOpen: boolean }>()
  const open = async (kind: PostDialogKind) => {
    try {
      const { postDialogs } = await import('./post-dialogs.ts')
      const [{ Dialog }] = await Promise.all([
        postDialogs[kind](),
        loadMessages(language, ['postMore', 'people', 'replyRule']),
      ])
      setShown({ Dialog, isOpen: true })
    } catch {
      toast({ title: common.networkError(), tone: 'danger' })
    }
  }
  return {
    openDialog: (kind) => void open(kind),
    dialog: shown && (
      <shown.Dialog
        post={post}
        isOpen={shown.isOpen}
        onOpenChange={(isOpen) => setShown({ ...shown, isOpen })}
        returnFocusTo={returnFocusTo}
        reason={reason}
      />
    ),
  }
}
