import { AddAccountScreen, AuthScreen, RegisterScreen } from '@skein/feature-auth'
import { useTakenOver } from '@skein/feature-form'
import { useLocation, useRouter } from '@tanstack/react-router'
import { pageAddress, readSearch, type Search } from '@skein/contract/addresses'
import type { ReactNode } from 'react'
import { useBoot } from '../boot.ts'
import { isFromMailbox } from '../navigation/from-mailbox.ts'
import { frame, homeScreen, prepare, type RouterContext } from '../parts.ts'

const readAuth = readSearch('/auth')

/**
 * Fetches what the view of an address needs beyond the screen. Those of links from a mailbox are not drawn ahead: their token is not told to
 * a server, which would draw another page than the browser.
 * @throws NotLoaded
 */
export async function prepareView({ view }: Search<'/auth'>, context: RouterContext): Promise<void> {
  if (view === 'register')
    await prepare([{ Component: RegisterScreen, namespaces: ['authMore'], module: 'AuthPage' }], context)
  else if (view === 'add')
    await prepare([{ Component: AddAccountScreen, namespaces: ['accounts'], module: 'AuthPage' }], context)
}

/** What the browser alone draws. A component of its own: that it is taken over draws nothing else again. */
const OnceTakenOver = ({ children }: { children: ReactNode }) => useTakenOver() && children

/** The sign-in screen where the app puts it: at `/auth`, and at every member's address for a visitor. */
export function AuthPage() {
  const router = useRouter()
  const { demo, registration } = useBoot()
  // At a member's address too, whose own query it stands in.
  const search = readAuth(useLocation({ select: (location) => location.search }))
  // The token of a link stands behind the `#`, which no browser sends to a server.
  const token = useLocation({ select: ({ hash }) => hash })
  const screen = (
    <AuthScreen
      demo={demo}
      registration={registration}
      initialView={search.view ?? 'sign-in'}
      token={token === '' ? undefined : token}
      // Nothing of the page stays where an account was added.
      onSignedIn={() => void (search.view === 'add' ? location.assign(pageAddress('/')) : router.invalidate())}
    />
  )
  return (
    <div
      className="contents"
      // Whoever types here is about to need the next screen: it arrives while the password is written.
      onInput={() => void prepare([frame, homeScreen], router.options.context)}
    >
      {isFromMailbox(search) ? <OnceTakenOver>{screen}</OnceTakenOver> : screen}
    </div>
  )
}
