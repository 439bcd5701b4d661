import { toast, toastStore } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useEffect } from 'react'
import { dropFlash } from './flash-note.ts'

/**
 * Shows the toast that a log-out left for after its reload (specification §4, §8). Called once, above every screen: after a
 * log-out the sign-in screen stands there, without the shell. It comes with code of its own; what was told meanwhile, such as a wrong
 * password, is newer and stays.
 *
 * @param isLeft - what `isFlashLeft` said as the page began
 */
export function useFlash(isLeft: boolean): void {
  const m = useMessages('shell')
  useEffect(() => {
    if (!isLeft) return
    dropFlash()
    if (toastStore.getSnapshot().length === 0) toast({ title: m.loggedOut(), description: m.loggedOutText() })
  }, [isLeft, m])
}
