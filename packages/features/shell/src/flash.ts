import { toast, toastStore } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useEffect } from 'react'

const key = 'skein-flash'

/** Notes that the toast of a log-out is to be shown once the page has been loaded again. */
export function flashAfterReload(): void {
  try {
    sessionStorage.setItem(key, 'logged-out')
  } catch {
    // Storage can be forbidden: then only the toast is lost.
  }
}

/** Whether such a note was left; it is taken down by reading it. */
export function takeFlash(): boolean {
  try {
    const isNoted = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isNoted
  } catch {
    return false
  }
}

/**
 * Shows the toast that a log-out left for after its reload (specification §4, §8). Called once, above every screen: after a
 * log-out the sign-in screen stands there, without the shell. It comes with code of its own; what was told meanwhile, such as a wrong
 * password, is newer and stays.
 */
export function useFlash(): void {
  const m = useMessages('shell')
  useEffect(() => {
    if (takeFlash() && toastStore.getSnapshot().length === 0)
      toast({ title: m.loggedOut(), description: m.loggedOutText() })
  }, [m])
}
