import { usePasskeySignIn, ApiError } from '@skein/data'
import { Button, KeyIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Sign-in by a passkey. Its code comes with the press; before, it is a button. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const auth = useMessages('auth')
  const m = useMessages('authMore')
  const { mutateAsync, isPending } = usePasskeySignIn()
  const signIn = async () => {
    try {
      await mutateAsync()
    } catch (error) {
      // Who closed the browser's own dialog knows that they did.
      if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return
      toast({
        title: auth.loginFailed(),
        description:
          error instanceof ApiError && error.code === 'suspended'
            ? (error.serverMessage ?? m.passkeyRefused())
            : m.passkeyRefused(),
        tone: 'danger',
      })
      return
    }
    toast({ title: auth.loginSuccessful(), description: auth.welcomeBackToProduct() })
    onSignedIn()
  }
  return (
    <Button
      variant="quiet"
      size="lg"
      fullWidth
      iconStart={<KeyIcon />}
      loading={isPending}
      onClick={() => void signIn()}
    >
      {auth.withPasskey()}
    </Button>
  )
}
