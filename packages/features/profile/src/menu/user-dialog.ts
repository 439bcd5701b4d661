import type { RefObject } from 'react'
import type { PublicUser } from '@skein/contract'

/** What a dialog about a member is given. It stays mounted while it closes. */
export type UserDialogProps = {
  user: PublicUser
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What has the focus when it is closed. */
  returnFocusTo: RefObject<HTMLElement | null>
}
