import { createFileRoute, redirect } from '@tanstack/react-router'
import { nextAddress } from '../navigation/next-address.ts'
import { authScreen, isSignedIn, page } from '../pages.ts'
import type { RouterContext } from '../parts.ts'

const { loader, ...options } = page({ access: 'public', bare: true, screen: authScreen })

/** Signed in there is nothing to do here: on to where one came from (`?next=`), or home. */
export const Route = createFileRoute('/auth')({
  ...options,
  loader: async (asked: { context: RouterContext; location: { searchStr: string } }) => {
    await loader(asked)
    const { prepareView } = await import('../screens/AuthPage.tsx')
    await prepareView(asked.location.searchStr, asked.context)
  },
  beforeLoad: ({ context, location }) => {
    // A link from a mailbox is good for whoever opens it.
    const isLink = /[?&]view=(reset|confirm|key)\b/.test(location.searchStr)
    if (isSignedIn(context) && !isLink) throw redirect({ href: nextAddress(location.searchStr), replace: true })
  },
})
