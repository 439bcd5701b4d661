import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { toast } from '@skein/design-system'
import { loadMessages, useLanguage, useMessages } from '@skein/i18n'
import type { ComposerDialogProps } from './dialog/ComposerDialog.tsx'

type Opening = Omit<ComposerDialogProps, 'isOpen'>

type Shown = { Dialog: ComponentType<ComposerDialogProps>; opening: Opening; isOpen: boolean; count: number }

/** The dialog with its texts: a chunk of its own, which nobody loads who does not open it. */
const loadDialog = () => import('./dialog/ComposerDialog.tsx')

/**
 * The composer's dialog, loaded when it is first opened.
 * @returns `open`, what to render, and `prepare` for when somebody comes near. `open` asks what it opens with once the dialog is here: what
 * was typed meanwhile belongs to it.
 */
export function useComposerDialog() {
  const language = useLanguage()
  const m = useMessages('composer')
  const [shown, setShown] = useState<Shown>()
  const count = useRef(0)

  const load = useCallback(async () => {
    const [{ default: Dialog }] = await Promise.all([loadDialog(), loadMessages(language, ['compose', 'replyRule'])])
    return Dialog
  }, [language])

  const prepare = useCallback(() => {
    // Only ahead of time: when it fails, opening tries again and says so.
    load().catch(() => {})
  }, [load])

  const open = useCallback(
    async (opening: () => Opening): Promise<void> => {
      try {
        const Dialog = await load()
        count.current += 1
        setShown({ Dialog, opening: opening(), isOpen: true, count: count.current })
      } catch {
        toast({ title: m.openFailed(), tone: 'danger' })
      }
    },
    [load, m],
  )

  const dialog: ReactNode = shown && (
    <shown.Dialog
      key={shown.count}
      {...shown.opening}
      isOpen={shown.isOpen}
      onClose={(left) => {
        setShown({ ...shown, isOpen: false })
        shown.opening.onClose(left)
      }}
    />
  )
  return { dialog, open, prepare }
}
