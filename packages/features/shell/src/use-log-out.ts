import { serverMessageOf, useLogout } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { flashAfterReload } from './flash-note.ts'

/**
 * Ends the session. Success clears the cache, reloads the page and shows its toast there (specification §4); a failure says
 * the server's message and changes nothing (§8).
 */
export function useLogOut() {
  const m = useMessages('shell')
  const { mutateAsync, isPending } = useLogout()
  const logOut = async () => {
    if (isPending) return
    try {
      await mutateAsync()
    } catch (error) {
      toast({
        title: m.logoutFailed(),
        description: serverMessageOf(error) ?? m.logoutFailed(),
        tone: 'danger',
      })
      return
    }
    flashAfterReload()
    location.reload()
  }
  return { logOut: () => void logOut(), isPending }
}
