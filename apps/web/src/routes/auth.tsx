import { readSearch } from '@skein/contract/addresses'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { isFromMailbox } from '../navigation/from-mailbox.ts'
import { nextAddress } from '../navigation/next-address.ts'
import { authScreen, isSignedIn, page } from '../pages.ts'
import type { RouterContext } from '../parts.ts'

const readAuth = readSearch('/auth')
const { loader, ...options } = page({ access: 'public', bare: true, screen: authScreen })

/**
 * Signed in there is nothing to do here but to add an account, which a visitor cannot: on to where one came from (`?next=`), or home.
 */
export const Route = createFileRoute('/auth')({
  ...options,
  validateSearch: readAuth,
  loader: async (asked: { context: RouterContext; location: { search: object } }) => {
    await loader(asked)
    const { prepareView } = await import('../screens/AuthPage.tsx')
    await prepareView(readAuth({ ...asked.location.search }), asked.context)
  },
  beforeLoad: ({ context, search }) => {
    if (isSignedIn(context) !== (search.view === 'add') && !isFromMailbox(search))
      throw redirect({ href: nextAddress(search), replace: true })
  },
})
