import { pageAddress } from '@skein/contract/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { followAddress } from './follow-address.ts'

/**
 * Lets members through and asks visitors to log in (§5: 'Please log in' / 'You need to be logged in to react to posts'), with the way
 * to the sign-in screen and back. Read at the press, so that no card follows the session.
 */
export function useMemberGate(): (what?: 'react' | 'act') => boolean {
  const client = useQueryClient()
  const m = useMessages('common')
  return (what = 'act') => {
    if (client.getQueryData(sessionQuery.queryKey)) return true
    toast({
      title: m.pleaseLogIn(),
      description: what === 'react' ? m.logInToReact() : m.logInToAct(),
      tone: 'danger',
      action: {
        label: m.logIn(),
        onClick: () => followAddress(pageAddress('/auth', { next: `${location.pathname}${location.search}` })),
      },
    })
    return false
  }
}
