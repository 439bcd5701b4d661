import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { UserSummary } from '@skein/contract'
import { latePart } from '@skein/i18n'
import type { ThreadDialog, ThreadDialogProps } from './dialogs/thread-dialog.ts'

const EndDialog = latePart(async () => (await import('./dialogs/EndDialog.tsx')).EndDialog)
const ReportDialog = latePart(async () => (await import('./dialogs/ReportDialog.tsx')).ReportDialog)
const SafetyDialog = latePart(async () => (await import('./dialogs/SafetyDialog.tsx')).SafetyDialog)
const EncryptionDialog = latePart(async () => (await import('./dialogs/EncryptionDialog.tsx')).EncryptionDialog)

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
