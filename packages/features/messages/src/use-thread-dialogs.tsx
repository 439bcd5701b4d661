import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { UserSummary } from '@skein/contract'
import { latePart } from '@skein/i18n'

const EndDialog = latePart(async () => (await import('./dialogs/EndDialog.tsx')).EndDialog)
const ReportDialog = latePart(async () => (await import('./dialogs/ReportDialog.tsx')).ReportDialog)
const SafetyDialog = latePart(async () => (await import('./dialogs/SafetyDialog.tsx')).SafetyDialog)
const EncryptionDialog = latePart(async () => (await import('./dialogs/EncryptionDialog.tsx')).EncryptionDialog)

/** A message that is reported, with its words as this browser shows them. */
export type ReportedMessage = { id: string; text: string | null; encrypted: boolean }

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

/** The one dialog of a thread that is open, and the way to open it; the focus goes back to where it came from. */
export function useThreadDialogs({ user, onGone }: { user: UserSummary; onGone: () => void }): {
  dialog: ReactNode
  open: (dialog: ThreadDialog) => void
} {
  const [shown, setShown] = useState<{ dialog: ThreadDialog; isOpen: boolean; turn: number }>()
  const returnFocusTo = useRef<HTMLElement>(null)
  const open = (dialog: ThreadDialog) => {
    returnFocusTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setShown((before) => ({ dialog, isOpen: true, turn: (before?.turn ?? 0) + 1 }))
  }
  if (shown === undefined) return { dialog: null, open }
  const { dialog, isOpen, turn } = shown
  const props: ThreadDialogProps = {
    user,
    isOpen,
    onOpenChange: (next) => setShown({ dialog, isOpen: next, turn }),
    returnFocusTo,
  }
  return {
    open,
    dialog: (
      <Suspense>
        {(dialog.kind === 'delete' || dialog.kind === 'block') && (
          <EndDialog {...props} kind={dialog.kind} onDone={onGone} />
        )}
        {dialog.kind === 'report' && <ReportDialog {...props} message={dialog.message} />}
        {dialog.kind === 'safety' && <SafetyDialog {...props} />}
        {(dialog.kind === 'turn-on' || dialog.kind === 'restore') && (
          // Each time from its beginning, wherever it was left.
          <EncryptionDialog key={turn} {...props} />
        )}
      </Suspense>
    ),
  }
}
