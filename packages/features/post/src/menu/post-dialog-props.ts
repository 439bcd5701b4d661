import type { RefObject } from 'react'
import type { DiscoveredPost, Post } from '@skein/contract'

/** Why a post was chosen for the viewer. */
export type Reason = DiscoveredPost['reason']

/** What every dialog about a post is given. It stays mounted while it closes. */
export type PostDialogProps = {
  post: Post
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What has the focus when it is closed: the button that led here. */
  returnFocusTo: RefObject<HTMLElement | null>
  reason?: Reason | undefined
}
