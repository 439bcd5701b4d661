import type { ReactNode } from 'react'
import { DialogContent, type DialogContentProps } from '../dialog/DialogContent.tsx'

export type AlertDialogContentProps = Omit<
  DialogContentProps,
  | 'title'
  | 'description'
  | 'role'
  | 'dismissible'
  | 'closeButton'
  | 'closeLabel'
  | 'titleHidden'
  | 'bare'
  | 'fullScreenOnPhone'
> & {
  /** The question: it names the dialog, and is its heading. */
  title: ReactNode
  /** What is lost, or what follows: read out with the question. */
  description: ReactNode
}

/**
 * The question itself, over a page that rests meanwhile (APG alert dialog). Escape cancels it; a press beside it does nothing, and there is no
 * close button: it asks for an answer. The focus begins at `AlertDialog.Cancel`, wherever that stands.
 */
export function AlertDialogContent({ size = 'sm', ...props }: AlertDialogContentProps) {
  return (
    <DialogContent
      data-component="AlertDialog"
      {...props}
      size={size}
      role="alertdialog"
      dismissible="escape"
      closeButton={false}
    />
  )
}
