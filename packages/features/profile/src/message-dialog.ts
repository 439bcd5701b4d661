import { createContext, type ReactNode } from 'react'
import type { UserSummary } from '@skein/contract'

/** Draws the message dialog of §2.8, which belongs to another screen: whoever assembles the screens hands it over. It may be lazy. */
export type DrawMessageDialog = (dialog: {
  recipient: UserSummary
  open: boolean
  onOpenChange: (open: boolean) => void
}) => ReactNode

export const MessageDialogContext = createContext<DrawMessageDialog>(() => null)
