import { useViewer } from '@skein/data'
import { Dialog, toast } from '@skein/design-system'
import { AuthScreen } from '@skein/feature-auth'
import { useMessages } from '@skein/i18n'
import { useEffect } from 'react'

const stay = () => undefined

/**
 * The sign-in screen over a page whose session has ended, at the same address. The page stays behind it with everything that was typed, out of
 * sight and reach; signing in gives it back.
 */
export function WayIn() {
  const m = useMessages('auth')
  const username = useViewer()?.username
  // What failed a moment ago failed because of this.
  useEffect(() => toast.dismiss(), [])
  return (
    <Dialog.Root open>
      <Dialog.Content
        title={m.sessionEnded()}
        titleHidden
        bare
        dismissible={false}
        closeButton={false}
        className="fixed inset-0 size-full max-h-none max-w-none overflow-y-auto rounded-none border-0"
        // Its links lead to pages that are loaded anew: this one does not change while it waits.
        onClick={(event) => event.stopPropagation()}
      >
        <AuthScreen demo={null} endedFor={username ?? ''} onSignedIn={stay} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
