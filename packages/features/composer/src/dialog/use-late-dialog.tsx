import { Suspense, useRef, useState, type ReactNode } from 'react'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type DialogState = { isOpen: boolean; onClose: () => void }

/**
 * A dialog over the composer, loaded when it is first opened. It stays from then on, so that closing it keeps what was done in it.
 * @returns `open`, what to render, and whether it is on its way
 */
export function useLateDialog<Dialog>(
  load: () => Promise<Dialog>,
  render: (Dialog: Dialog, state: DialogState) => ReactNode,
) {
  const m = useMessages('composer')
  const [shown, setShown] = useState<{ Dialog: Dialog; isOpen: boolean }>()
  const [isLoading, setLoading] = useState(false)
  const isAsked = useRef(false)

  const fetch = async () => {
    setLoading(true)
    try {
      setShown({ Dialog: await load(), isOpen: true })
    } catch {
      toast({ title: m.openFailed(), tone: 'danger' })
    } finally {
      isAsked.current = false
      setLoading(false)
    }
  }

  const open = () => {
    if (shown !== undefined) {
      setShown({ ...shown, isOpen: true })
    } else if (!isAsked.current) {
      isAsked.current = true
      void fetch()
    }
  }

  // Its texts may still be on their way: the composer under it stays in sight meanwhile.
  const dialog = shown && (
    <Suspense>
      {render(shown.Dialog, { isOpen: shown.isOpen, onClose: () => setShown({ ...shown, isOpen: false }) })}
    </Suspense>
  )
  return { dialog, open, isLoading }
}
