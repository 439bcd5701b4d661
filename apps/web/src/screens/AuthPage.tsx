import { AuthScreen } from '@skein/feature-auth'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useBoot } from '../boot.ts'
import { frame, homeScreen, prepare } from '../pages.ts'

/** What `?view=` may name. */
const views = ['register', 'reset', 'confirm', 'key'] as const

/** The sign-in screen where the app puts it: at `/auth`, and at every member's address for a visitor. */
export function AuthPage() {
  const router = useRouter()
  const { demo, registration } = useBoot()
  const view = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('view') })
  // The token of a link stands behind the `#`, which no browser sends to a server.
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <div
      className="contents"
      // Whoever types here is about to need the next screen: it arrives while the password is written.
      onInput={() => void prepare([frame, homeScreen], router.options.context)}
    >
      <AuthScreen
        demo={demo}
        registration={registration}
        initialView={views.find((known) => known === view) ?? 'sign-in'}
        token={token === '' ? undefined : token}
        onSignedIn={() => void router.invalidate()}
      />
    </div>
  )
}
