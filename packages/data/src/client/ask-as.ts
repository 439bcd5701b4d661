/**
 * What a page asks says whose page it is: in the session of another account, which the browser has changed to meanwhile, it is refused. It
 * comes with the code that loads behind a page: one that is a moment old belongs to who is signed in.
 */
import { useQueryClient } from '@tanstack/react-query'
import { accountHeader } from '@skein/contract/account-header'
import { useEffect } from 'react'
import { peekViewer } from '../session/session.queries.ts'
import { sendCallsBy } from './call.ts'

let whose: () => string | undefined = () => undefined

/** The headers that say so, for what does not go by `call`. */
export function accountHeaders(): Record<string, string> {
  const id = whose()
  return id === undefined ? {} : { [accountHeader]: id }
}

/** Has everything that this page asks say that it is the viewer's, for the life of the component. */
export function useAskAsViewer(): void {
  const client = useQueryClient()
  useEffect(() => {
    const own = () => peekViewer(client)?.id
    whose = own
    sendCallsBy((address, init) =>
      fetch(address, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...accountHeaders() } }),
    )
    return () => {
      // Another page may have taken over already.
      if (whose === own) whose = () => undefined
    }
  }, [client])
}
