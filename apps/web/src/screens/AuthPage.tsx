import { AuthScreen } from '@skein/feature-auth'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useBoot } from '../boot.ts'
import { frame, homeScreen, prepare } from '../pages.ts'

/** The sign-in screen where the app puts it: at `/auth`, and at every member's address for a visitor. */
export function AuthPage() {
  const router = useRouter()
  const { demo } = useBoot()
  const isRegistration = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('view') === 'register',
  })
  return (
    <div
      className="contents"
      // Whoever types here is about to need the next screen: it arrives while the password is written.
      onInput={() => void prepare([frame, homeScreen], router.options.context)}
    >
      <AuthScreen
        demo={demo}
        initialView={isRegistration ? 'register' : 'sign-in'}
        onSignedIn={() => void router.invalidate()}
      />
    </div>
  )
}
