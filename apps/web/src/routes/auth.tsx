import { createFileRoute, redirect } from '@tanstack/react-router'
import { nextAddress } from '../navigation/next-address.ts'
import { authScreen, isSignedIn, page } from '../pages.ts'

/** Signed in there is nothing to do here: on to where one came from (`?next=`), or home. */
export const Route = createFileRoute('/auth')({
  ...page({ access: 'public', bare: true, screen: authScreen }),
  beforeLoad: ({ context, location }) => {
    // A link from a mailbox is good for whoever opens it.
    const isLink = /[?&]view=(reset|confirm|key)\b/.test(location.searchStr)
    if (isSignedIn(context) && !isLink) throw redirect({ href: nextAddress(location.searchStr), replace: true })
  },
})
