import type { UserSummary } from '@skein/contract'

/** A message that is reported, with its words as this browser shows them. */
export type ReportedMessage = { id: string; text: string | null; encrypted: boolean }

/** A dialog of a thread, with what it is about. */
export type ThreadDialog =
  | { kind: 'delete' | 'block' | 'safety' | 'turn-on' | 'restore' }
  | { kind: 'report'; message: ReportedMessage | null }

/** What every dialog of a thread takes. */
export type ThreadDialogProps = {
  user: UserSummary
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: { readonly current: HTMLElement | null }
}
