import { createFileRoute, redirect } from '@tanstack/react-router'
import { authScreen, isSignedIn, page } from '../pages.ts'

/** Signed in there is nothing to do here: home. */
export const Route = createFileRoute('/auth')({
  ...page({ access: 'public', bare: true, screen: authScreen }),
  beforeLoad: ({ context }) => {
    if (isSignedIn(context)) throw redirect({ to: '/', replace: true })
  },
})
