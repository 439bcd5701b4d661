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

/** The dialogs about a post, each fetched when it is asked for. */
export const postDialogs = {
  block: async () => ({ Dialog: (await import('./BlockDialog.tsx')).BlockDialog }),
  delete: async () => ({ Dialog: (await import('./DeleteDialog.tsx')).DeleteDialog }),
  history: async () => ({ Dialog: (await import('./HistoryDialog.tsx')).HistoryDialog }),
  reactors: async () => ({ Dialog: (await import('../reactions/ReactorsDialog.tsx')).ReactorsDialog }),
  report: async () => ({ Dialog: (await import('./ReportDialog.tsx')).ReportDialog }),
  why: async () => ({ Dialog: (await import('./WhyDialog.tsx')).WhyDialog }),
}

export type PostDialogKind = keyof typeof postDialogs
